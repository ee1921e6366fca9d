import assert from 'node:assert/strict'
import { type CertificateFacts, noCertificateFacts } from '../policies/certificateFacts.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import type { CertificateLine } from './certificate.ts'
import { statuteBoxes, typeBlocks } from './certificateLineBlocks.ts'

const marks: readonly (readonly [LineOfBusiness, Partial<CertificateFacts>, readonly string[]])[] = [
  [
    'GENERAL_LIABILITY',
    { claimsBasis: 'OCCURRENCE', aggregatePer: 'PROJECT' },
    [
      '[ ] Claims-made',
      '[x] Occurrence',
      'Aggregate limit applies per',
      '[ ] Policy',
      '[x] Project',
      '[ ] Location',
    ],
  ],
  [
    'COMMERCIAL_AUTO',
    { coveredAutos: ['HIRED', 'NON_OWNED'] },
    [
      '[ ] Any auto',
      '[ ] Owned autos only',
      '[ ] Scheduled autos',
      '[x] Hired autos only',
      '[x] Non-owned autos only',
    ],
  ],
  [
    'UMBRELLA',
    { claimsBasis: 'CLAIMS_MADE', retentionKind: 'RETENTION', retention: 1_000_000 },
    [
      '[x] Umbrella',
      '[ ] Excess',
      '[x] Claims-made',
      '[ ] Occurrence',
      '[ ] Deductible',
      '[x] Retention',
      '$10,000',
    ],
  ],
  [
    'WORKERS_COMPENSATION',
    { areProprietorsExcluded: false },
    ['Proprietor, partner, officer or member excluded?', '[ ] Yes', '[x] No'],
  ],
  ['CYBER', {}, ['[ ] Claims-made', '[ ] Occurrence']],
]

for (const [lineOfBusiness, facts, expected] of marks) {
  Deno.test(`a certificate marks the boxes of ${lineOfBusiness} from the policy’s facts only`, () => {
    const [name, ...rest] = typeBlocks(lineOf(lineOfBusiness, facts))
    assert.deepEqual(printed(name), ['The line'])
    assert.deepEqual(rest.flatMap(printed), expected)
  })
}

Deno.test('workers compensation limits are per statute, other, or unspecified', () => {
  const boxes = (isPerStatute: boolean | null) =>
    printed(statuteBoxes(lineOf('WORKERS_COMPENSATION', { isPerStatute })))
  assert.deepEqual(boxes(true), ['[x] Per statute', '[ ] Other'])
  assert.deepEqual(boxes(false), ['[ ] Per statute', '[x] Other'])
  assert.deepEqual(boxes(null), ['[ ] Per statute', '[ ] Other'])
})

function lineOf(lineOfBusiness: LineOfBusiness, facts: Partial<CertificateFacts>): CertificateLine {
  return {
    policyId: 'bp_1',
    insurer: 'A',
    type: 'The line',
    policyNumber: 'CGL 2204183-07',
    inforceAt: '2026-01-01',
    expiresAt: '2027-01-01',
    coverages: [],
    hasAdditionalInsured: false,
    lineOfBusiness,
    facts: { ...noCertificateFacts, ...facts },
  }
}

function printed(block: ReturnType<typeof typeBlocks>[number] | undefined): string[] {
  if (block?.type === 'checkBoxes')
    return block.entries.map(({ label, isChecked }) => `[${isChecked ? 'x' : ' '}] ${label}`)
  return block?.type === 'paragraph' && typeof block.text === 'string' ? [block.text] : []
}
