import { builder } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import {
  type AggregatePer,
  aggregatePerLabels,
  type CertificateFacts,
  type ClaimsBasis,
  claimsBasisLabels,
} from '../policies/certificateFacts.ts'
import { AggregatePerEnum, ClaimsBasisEnum } from '../policies/certificateFactsType.ts'
import { type CertificateQuestion, certificateQuestions } from '../policies/certificateQuestions.ts'
import { type Citation, CitationType } from '../readings/citation.ts'
import { foundCertificateFacts } from './foundCertificateFacts.ts'

/** One of the boxes; the other field is null. */
interface BoxChoice {
  readonly claimsBasis: ClaimsBasis | null
  readonly aggregatePer: AggregatePer | null
  /** As the form calls it: `Claims-made`. */
  readonly label: string
}

/** A row of boxes on a certificate of which exactly one is to be checked, and none is yet. */
interface CertificateBoxes {
  readonly policyId: string
  /** `Occurrence or claims-made: General Liability CGL 2204183-07`. */
  readonly text: string
  readonly choices: readonly BoxChoice[]
  /** Where a document states the only choice; null if no document settles it. */
  readonly citation: Citation | null
}

const rows: readonly {
  readonly question: CertificateQuestion
  readonly text: string
  /** What a document that settles it says. */
  readonly settled: (choice: string) => string
  readonly isOpen: (facts: CertificateFacts) => boolean
  readonly choices: readonly BoxChoice[]
}[] = [
  {
    question: 'BASIS',
    text: 'Occurrence or claims-made',
    settled: (choice) => choice,
    isOpen: ({ claimsBasis }) => claimsBasis === null,
    choices: (['OCCURRENCE', 'CLAIMS_MADE'] as const).map((claimsBasis) => ({
      claimsBasis,
      aggregatePer: null,
      label: claimsBasisLabels[claimsBasis],
    })),
  },
  {
    question: 'AGGREGATE',
    text: 'What the aggregate limit applies to',
    settled: (choice) => `Aggregate limit per ${choice.toLowerCase()}`,
    isOpen: ({ aggregatePer }) => aggregatePer === null,
    choices: (['POLICY', 'PROJECT', 'LOCATION'] as const).map((aggregatePer) => ({
      claimsBasis: null,
      aggregatePer,
      label: aggregatePerLabels[aggregatePer],
    })),
  },
]

interface Shown {
  readonly id: string
  readonly title: string
  readonly lineOfBusiness: LineOfBusiness
  readonly facts: CertificateFacts
}

/** The boxes that would stay empty for these policies, each with what the documents say or, if they don't, all its choices. */
export async function openCertificateBoxes(
  agency: AgencyStore,
  policies: readonly Shown[],
): Promise<CertificateBoxes[]> {
  const ofPolicies = policies.map(async ({ id, title, lineOfBusiness: type, facts }) => {
    const asked: readonly CertificateQuestion[] = certificateQuestions[type]
    const open = rows.filter(({ question, isOpen }) => asked.includes(question) && isOpen(facts))
    const found = await foundCertificateFacts(agency, id, { type, certificateFacts: facts })
    return open.map(({ question, text, settled, choices }): CertificateBoxes => {
      const stated = found.find((each) => each.question === question)
      return {
        policyId: id,
        text: `${stated ? settled(stated.text) : text}: ${title}`,
        choices: stated
          ? choices.filter(({ claimsBasis, aggregatePer }) => stated.value === (claimsBasis ?? aggregatePer))
          : choices,
        citation: stated?.citation ?? null,
      }
    })
  })
  return (await Promise.all(ofPolicies)).flat()
}

const BoxChoiceType = builder.objectRef<BoxChoice>('CertificateBoxChoice').implement({
  description: 'A box of a certificate: one of the fields is set.',
  fields: (t) => ({
    claimsBasis: t.expose('claimsBasis', { type: ClaimsBasisEnum, nullable: true }),
    aggregatePer: t.expose('aggregatePer', { type: AggregatePerEnum, nullable: true }),
    label: t.exposeString('label', { description: 'As the form calls it: `Claims-made`.' }),
  }),
})

export const CertificateBoxesType = builder.objectRef<CertificateBoxes>('CertificateBoxes').implement({
  description: 'A row of boxes on a certificate of which one is to be checked.',
  fields: (t) => ({
    policyId: t.exposeID('policyId'),
    text: t.exposeString('text', {
      description: 'On one line: `Occurrence or claims-made: General Liability CGL 2204183-07`.',
    }),
    choices: t.field({ type: [BoxChoiceType], resolve: ({ choices }) => [...choices] }),
    citation: t.expose('citation', {
      type: CitationType,
      nullable: true,
      description: 'Where a document states the only choice; null if no document settles it.',
    }),
  }),
})
