import assert from 'node:assert/strict'
import { emptyFacts } from './emptyFacts.ts'
import { mergeFacts } from './mergeFacts.ts'
import type { DocumentFacts, Fact, FactOrigin, PolicyFacts, RecognizedType } from './policyFacts.ts'

function fact<Value>(value: Value, origin: FactOrigin = 'declarations'): Fact<Value> {
  return {
    value,
    quote: String(value),
    page: 1,
    box: null,
    confidence: 0.9,
    source: { origin, form: null, documentId: null, reason: null },
  }
}

interface Stated {
  readonly number?: string
  readonly insured?: string
  readonly premium?: number
  readonly occurrence?: Fact<number>
  readonly from?: string
}

function document(documentId: string, type: RecognizedType, stated: Stated): DocumentFacts {
  const field = <Value>(value: Value | undefined) => ({
    fact: value === undefined ? null : fact(value),
    conflict: [],
  })
  const facts: PolicyFacts = {
    ...emptyFacts,
    document: { type, confidence: 0.9, quote: null, page: null },
    scalars: {
      ...emptyFacts.scalars,
      policyNumber: field(stated.number),
      insuredName: field(stated.insured),
      premium: field(stated.premium),
    },
    limits: { ...emptyFacts.limits, glPerOccurrenceLimit: { fact: stated.occurrence ?? null, conflict: [] } },
    endorsements: stated.from
      ? [fact({ form: null, title: 'Change', change: '', further: [], effectiveDate: stated.from })]
      : [],
  }
  return { documentId, documentName: `${documentId}.pdf`, uploadedAt: '2026-03-01T00:00:00Z', facts }
}

Deno.test('the policy wins over the binder, and the binder fills gaps', () => {
  const { facts } = mergeFacts([
    document('binder', 'BINDER', { number: 'BND-1', insured: 'Granite Peak Roofing LLC', premium: 500_000 }),
    document('policy', 'POLICY', { number: 'GL-448120', insured: 'Granite Peak Roofing' }),
  ])
  assert.equal(facts.scalars.policyNumber.fact?.value, 'GL-448120')
  assert.equal(
    facts.scalars.policyNumber.fact?.source.reason,
    'The policy counts over the binder "binder.pdf".',
  )
  assert.equal(facts.scalars.premium.fact?.value, 500_000)
  assert.equal(facts.scalars.premium.fact?.source.documentId, 'binder')
})

Deno.test('the later of two endorsements wins, whichever was uploaded first', () => {
  const { facts } = mergeFacts([
    document('second', 'ENDORSEMENT', { occurrence: fact(300_000_000, 'endorsement'), from: '2026-09-01' }),
    document('policy', 'POLICY', { occurrence: fact(100_000_000) }),
    document('first', 'ENDORSEMENT', { occurrence: fact(200_000_000, 'endorsement'), from: '2026-06-01' }),
  ])
  assert.equal(facts.limits.glPerOccurrenceLimit.fact?.value, 300_000_000)
  assert.match(
    facts.limits.glPerOccurrenceLimit.fact?.source.reason ?? '',
    /"second.pdf" changes the policy from 2026-09-01/,
  )
})

Deno.test('reports a document of another insured or policy number instead of merging it', () => {
  const policy = document('policy', 'POLICY', { number: 'GL-448120-03', insured: 'Granite Peak Roofing LLC' })
  const cases: [DocumentFacts, string | null][] = [
    [document('other', 'DECLARATIONS', { number: 'GL-990001', premium: 1 }), 'another policy number'],
    [document('other', 'DECLARATIONS', { number: 'GL-448120', premium: 1 }), null],
    [
      document('other', 'BINDER', { number: 'BND-77', insured: 'Casco Bay Builders Inc.', premium: 1 }),
      'another insured',
    ],
    [document('other', 'BINDER', { number: 'BND-77', insured: 'GRANITE PEAK ROOFING', premium: 1 }), null],
  ]
  for (const [other, kind] of cases) {
    const { facts, mismatches } = mergeFacts([policy, other])
    assert.equal(mismatches[0]?.kind ?? null, kind)
    assert.equal(facts.scalars.premium.fact?.value ?? null, kind === null ? 1 : null)
  }
})

Deno.test('documents other than policies do not set its terms', () => {
  const { facts } = mergeFacts([document('certificate', 'CERTIFICATE', { number: 'GL-448120', premium: 1 })])
  assert.equal(facts.scalars.policyNumber.fact, null)
})

Deno.test('the insured that an endorsement names is not its own additional insured', () => {
  const endorsement = document('endorsement', 'ENDORSEMENT', { from: '2026-04-06' })
  const named = ['Granite Peak Roofing LLC', 'Montgomery Valley School District'].map((name) =>
    fact({ name, address: null }, 'endorsement'),
  )
  const { facts } = mergeFacts([
    document('policy', 'POLICY', { insured: 'Granite Peak Roofing LLC' }),
    { ...endorsement, facts: { ...endorsement.facts, namedAdditionalInsureds: named } },
  ])
  assert.deepEqual(
    facts.namedAdditionalInsureds.map(({ value }) => value.name),
    ['Montgomery Valley School District'],
  )
})
