import assert from 'node:assert/strict'
import {
  certificateReview,
  comparison,
  contractReview,
  readInsuranceClauses,
} from '../api/knowledge/index.ts'
import { readDocument } from '../api/reading/index.ts'
import { corpusPolicies } from './corpus/corpusPolicies.ts'
import { writePolicy } from './corpus/writePolicy.ts'
import { reviewSource, writeReviewPdf } from './corpus/writeReviews.ts'

async function policy(name: string) {
  const index = corpusPolicies.findIndex((each) => each.name === name)
  const found = corpusPolicies[index]
  assert.ok(found, name)
  return readDocument((await writePolicy(found, index)).pdf, { name: `${name}.pdf` })
}

async function corpusText(kind: string, name: string): Promise<readonly string[]> {
  const text = await Deno.readTextFile(`${import.meta.dirname}/corpus/${kind}/${name}.txt`)
  return reviewSource(name, text).documents
}

async function document(kind: string, name: string, at = 0) {
  const { pdf } = await writeReviewPdf(name, (await corpusText(kind, name))[at] ?? '')
  return readDocument(pdf, { name: `${name}.pdf` })
}

Deno.test('compares each requirement in a table with the policy', async () => {
  const findings = contractReview.run(
    await document('contracts', 'daycare-church-license'),
    await policy('gl-03-daycare'),
  )
  const status = (words: string) =>
    findings.find(({ requirement }) => requirement.quote.includes(words))?.status
  assert.equal(status('each occurrence $1,000,000'), 'met')
  assert.equal(status('Medical payments'), 'met')
  assert.equal(status('molestation'), 'not met')
  assert.equal(status('Workers compensation'), 'cannot tell')
  assert.equal(status('primary'), 'not met')
})

Deno.test('does not hold requirements for third parties against the policy', async () => {
  const findings = contractReview.run(
    await document('contracts', 'roofing-subcontract'),
    await policy('gl-01-roofer'),
  )
  const lowerTier = findings.find(({ requirement }) => requirement.quote.startsWith('Lower-tier'))
  assert.equal(lowerTier?.requirement.isOthersDuty, true)
  const own = findings.find(({ requirement }) => requirement.quote.startsWith('Subcontractor waives'))
  assert.equal(own?.status, 'met')
})

Deno.test('compares a policy whose declarations print labels above values with its certificate', async () => {
  const { discrepancies } = certificateReview.run(await document('certificates', 'bookshop'), {
    policies: [await policy('bop-01-bookshop')],
    contract: null,
  })
  assert.deepEqual(
    discrepancies.map(({ field, shouldBe }) => [field, shouldBe]),
    [
      ['Policy number', 'HPM-BP-118203'],
      ['Expiration date', '05/20/2027'],
      ['Insured address', '31 Exchange Street, Portland, ME 04101'],
      ['Medical expense, any one person', '$5,000'],
    ],
  )
})

Deno.test('compares a quote written as a letter with one in tables', async () => {
  const { differences } = comparison.run(
    await document('quotes', 'boutique-bop', 0),
    await document('quotes', 'boutique-bop', 1),
  )
  const amounts = (label: string) => {
    const found = differences.find((each) => each.label === label)
    return [found?.a?.amount, found?.b?.amount, found?.better]
  }
  assert.deepEqual(amounts('Business personal property'), [21_000_000, 22_500_000, 'B'])
  assert.deepEqual(amounts('Premium'), [198_000, 231_000, 'A'])
  assert.deepEqual(amounts('Employee dishonesty'), [1_000_000, 2_500_000, 'B'])
})

Deno.test('finds every insurance clause, its required evidence and its consequences', async () => {
  const reading = await document('contracts', 'roofing-subcontract')
  const kinds = new Map(readInsuranceClauses(reading).map(({ quote, kind }) => [quote.slice(0, 24), kind]))
  assert.equal(kinds.get('Contractor and Owner sha'), 'additionalInsured')
  assert.equal(kinds.get('If Subcontractor fails t'), 'general')
  assert.equal(kinds.get('Contractor may withhold '), 'evidence')
})
