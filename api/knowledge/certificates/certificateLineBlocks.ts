import { dollars } from '../policies/policyMoney.ts'
import type { Cell } from '../../documents/index.ts'
import { aggregatePerLabels, claimsBasisLabels, coveredAutoLabels } from '../policies/certificateFacts.ts'
import { certificateQuestions } from '../policies/certificateQuestions.ts'
import type { CertificateQuestion } from '../policies/certificateQuestions.ts'
import type { CoveredAuto } from '../policies/certificateFacts.ts'
import type { CertificateLine } from './certificate.ts'

type LineBlock = Extract<Cell, { blocks: readonly unknown[] }>['blocks'][number]

/** The type of insurance with its check boxes. Unspecified boxes stay empty. */
export function typeBlocks(line: CertificateLine): LineBlock[] {
  const name: LineBlock = { type: 'paragraph', style: 'strong', text: line.type }
  const { lineOfBusiness, facts } = line
  if (!lineOfBusiness || !facts) return [name]
  return [
    name,
    ...(lineOfBusiness === 'UMBRELLA' || lineOfBusiness === 'EXCESS'
      ? [
          boxes([
            ['Umbrella', lineOfBusiness === 'UMBRELLA'],
            ['Excess', lineOfBusiness === 'EXCESS'],
          ]),
        ]
      : []),
    ...certificateQuestions[lineOfBusiness].flatMap((question: CertificateQuestion) =>
      answers[question](facts),
    ),
  ]
}

/** Whether workers' compensation limits are per statute. */
export function statuteBoxes({ facts }: CertificateLine): LineBlock {
  return boxes([
    ['Per statute', facts?.isPerStatute === true],
    ['Other', facts?.isPerStatute === false],
  ])
}

type Facts = NonNullable<CertificateLine['facts']>

const answers: Record<CertificateQuestion, (facts: Facts) => LineBlock[]> = {
  BASIS: ({ claimsBasis }) => [
    boxes([
      [claimsBasisLabels.CLAIMS_MADE, claimsBasis === 'CLAIMS_MADE'],
      [claimsBasisLabels.OCCURRENCE, claimsBasis === 'OCCURRENCE'],
    ]),
  ],
  AGGREGATE: ({ aggregatePer }) => [
    { type: 'paragraph', style: 'fine', text: 'Aggregate limit applies per' },
    boxes([
      [aggregatePerLabels.POLICY, aggregatePer === 'POLICY'],
      [aggregatePerLabels.PROJECT, aggregatePer === 'PROJECT'],
      [aggregatePerLabels.LOCATION, aggregatePer === 'LOCATION'],
    ]),
  ],
  AUTOS: ({ coveredAutos }) => [
    boxes(
      Object.entries(coveredAutoLabels).map(([auto, label]) => [
        label,
        coveredAutos.includes(auto as CoveredAuto),
      ]),
      1,
    ),
  ],
  RETENTION: ({ retentionKind, retention }) => [
    boxes([
      ['Deductible', retentionKind === 'DEDUCTIBLE'],
      ['Retention', retentionKind === 'RETENTION'],
    ]),
    ...(retention === null ? [] : [{ type: 'paragraph', style: 'small', text: dollars(retention) } as const]),
  ],
  PROPRIETORS: ({ areProprietorsExcluded }) => [
    { type: 'paragraph', style: 'fine', text: 'Proprietor, partner, officer or member excluded?' },
    boxes([
      ['Yes', areProprietorsExcluded === true],
      ['No', areProprietorsExcluded === false],
    ]),
  ],
}

function boxes(
  entries: readonly (readonly [label: string, isChecked: boolean])[],
  across = entries.length,
): LineBlock {
  return {
    type: 'checkBoxes',
    across,
    entries: entries.map(([label, isChecked]) => ({ label, isChecked })),
  }
}
