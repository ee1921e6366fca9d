import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { priceRun } from './priceRun.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

Deno.test('tells what the parts of a package cost from a run of limits', () => {
  const totals = [
    'Annual premium: Building $4,100 General liability $2,900 Crime $310 TOTAL $7,310',
    'PREMIUM - Property $4,100; Liability $2,900; total premium $7,000.',
    'Property $4,100 / Liability $2,900 / Total $7,000',
    'Premium: Property $4,100 Liability $2,900 TRIA rejected Total $7,000',
  ].map((text) => priceRun(text)?.limits[0]?.cents)
  assert.deepEqual(totals, [731_000, 700_000, 700_000, 700_000])
  for (const other of [
    'Each occurrence $1,000,000 General aggregate $2,000,000 Total $3,000,000',
    'Premium $5,000 Policy fee $200 Total $5,200',
    'Premium $5,000 Terrorism $150',
    'Buildings $400,000, contents $100,000, money $5,000',
  ])
    assert.equal(priceRun(other), null, other)
})

async function factsOf(rows: readonly (readonly [text: string, value?: string])[]) {
  const drawn = await drawnPdf((pdf) => {
    pdf.addPage()
    for (const [at, [text, value]] of rows.entries()) {
      pdf.fontSize(at === 0 ? 13 : 9).text(text, 60, 50 + at * 20, { lineBreak: false })
      if (value) pdf.text(value, 330, 50 + at * 20, { lineBreak: false })
    }
  })
  return readPolicyFacts(await readDocument(drawn, { name: 'policy.pdf' }))
}

const liability = [
  ['BUSINESSOWNERS DECLARATIONS'],
  ['LIABILITY'],
  ['Liability and medical expenses, each occurrence', '$500,000'],
  ['Medical expenses, per person', '$5,000'],
] as const

Deno.test('the total of the premiums below liability limits is the premium and no aggregate', async () => {
  const { limits, scalars, extraLimits } = await factsOf([
    ...liability,
    ['Aggregate, other than products', '$1,000,000'],
    ['Premium: Property $2,204 Liability $1,930 Spoilage $75 TOTAL $4,209'],
  ])
  assert.equal(limits.glAggregateLimit.fact?.value, 100_000_000)
  assert.equal(scalars.premium.fact?.value, 420_900)
  assert.deepEqual(extraLimits, [])
})

Deno.test('an aggregate below the limit of each occurrence is left to a person', async () => {
  const { limits } = await factsOf([...liability, ['General aggregate', '$100,000']])
  assert.equal(limits.glAggregateLimit.fact, null)
  assert.match(limits.glAggregateLimit.conflict[0]?.source.reason ?? '', /each occurrence, \$500,000/)
})
