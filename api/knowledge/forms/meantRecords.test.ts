import assert from 'node:assert/strict'
import { formValues } from './formValues.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const locations = [
  { no: 1, name: 'Birch Street Flats', line1: '1901 Birch Street', yearBuilt: 1962, units: 20 },
  { no: 2, name: 'Alder Court Apartments', line1: '640 Alder Court', yearBuilt: 1988, units: 48 },
].map((each) => ({ ...each, city: 'Superior', zone: 'WI', postalCode: '54880' }))
const supplement = [field('Property name'), field('Year built'), field('# units')]

Deno.test('fills a form for one property with the one that the request or the subject of a letter names', async () => {
  const alder = ['Alder Court Apartments', '1988', '48']
  const requested = recordValues(
    { policy: { locations }, request: 'Supplement for location 2 only' },
    'Account',
  )
  assert.deepEqual(
    formValues(supplement, requested).map(({ value }) => value),
    alder,
  )
  const known = recordValues({ policy: { locations } }, 'Account')
  const letter = `Re: habitational supplement, Alder Court

The superintendent lives in unit 101. Birch Street has some Section 8 tenants.`
  const found = await filledFrom(letter, supplement, known)
  assert.deepEqual(
    found.map(([, value]) => value),
    alder,
  )
})

const policies = [
  { type: 'BUSINESS_OWNERS', number: 'OND-BP-640117', carrier: 'Ondine Indemnity Company' },
  { type: 'COMMERCIAL_AUTO', number: 'MCA 874450', carrier: 'Merestone Casualty' },
]

Deno.test('fills a form for one policy with the one that a letter asks to end or to change', async () => {
  const known = recordValues({ policies }, 'Account')
  const numbers = async (letter: string) =>
    (await filledFrom(letter, [field('Policy number')], known)).map(([, value]) => value)
  for (const letter of [
    'Please end the businessowners policy with Ondine. The auto stays where it is.',
    'We would like to cancel our BOP on the 30th.',
    'Please change the mailing address on policy OND-BP-640117.',
  ])
    assert.deepEqual(await numbers(letter), ['OND-BP-640117'], letter)
  assert.deepEqual(await numbers('Please cancel the auto policy, and keep the BOP.'), ['MCA 874450'])
  assert.deepEqual(await numbers('Please cancel both, the auto policy and the BOP.'), [])
})

Deno.test('on a form that ends a policy, its term is that on record and the letter tells the day it ends', async () => {
  const known = recordValues(
    { policies: policies.map((each) => ({ ...each, effective: '2026-03-15', expiration: '2027-03-15' })) },
    'Account',
  )
  const letter = `November 12, 2026

We accept the Plains quote, start it on the 30th of November. So please end the businessowners policy the same day.`
  const fields = ['Effective date', 'Expiration date', 'Cancellation date'].map((label) => field(label))
  const found = await filledFrom(letter, fields, known)
  assert.deepEqual(
    found.map(([, value]) => value),
    ['03/15/2026', '03/15/2027', '11/30/2026'],
  )
})
