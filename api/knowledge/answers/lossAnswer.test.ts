import assert from 'node:assert/strict'
import { askDocument } from '../testing/askDocument.ts'
import type { Verdict } from './policyAnswer.ts'

const generalLiability = [
  'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
  'Named insured: Alder Creek Carpentry LLC',
  'Each occurrence limit $1,000,000',
  'General aggregate limit $2,000,000',
  'Damage to premises rented to you $100,000',
  '',
  'COMMERCIAL GENERAL LIABILITY COVERAGE FORM',
  'We will pay those sums that the insured becomes legally obligated to pay as damages because of bodily injury or property damage caused by an occurrence.',
  'We will pay medical expenses for bodily injury caused by an accident on premises you own or rent.',
  'EXCLUSIONS',
  'This insurance does not apply to any obligation of the insured under a workers compensation law, or to bodily injury to an employee of the insured.',
  'This insurance does not apply to liability assumed by the insured in a contract, other than an insured contract.',
  'This insurance does not apply to bodily injury or property damage arising out of the use of any auto owned or operated by any insured.',
  'This insurance does not apply to property damage to property you own, rent or occupy.',
  'This insurance does not apply to property damage to your work. This exclusion does not apply if the damaged work was performed on your behalf by a subcontractor.',
  '',
  'ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS',
  'The person shown in the schedule is an additional insured, but only for liability caused by your ongoing operations.',
  'The insurance does not apply to injury or damage that occurs after all work at the location has been completed.',
]

const property = [
  'COMMERCIAL PROPERTY DECLARATIONS',
  'Building limit $850,000. Business personal property limit $120,000.',
  '',
  'BUILDING AND PERSONAL PROPERTY FORM',
  'We will pay for direct physical loss of or damage to covered property at the described premises, unless the loss is excluded below.',
  'We will not pay for loss or damage caused by earthquake, landslide or mine subsidence.',
  'We will not pay for loss or damage caused by water that leaks from plumbing because of freezing, unless you do your best to maintain heat in the building.',
  'We will not pay for loss or damage caused by wear and tear, settling, cracking, insects or vermin.',
  'We will not pay for loss of property by fire if you knew of a fault in the sprinkler system and did not tell us.',
  'If the building has been vacant for more than 60 days, we will not pay for vandalism, glass breakage or water damage.',
]

const auto = [
  'BUSINESS AUTO DECLARATIONS',
  'Covered autos liability $1,000,000 each accident',
  '',
  'BUSINESS AUTO COVERAGE FORM',
  'We will pay all sums an insured legally must pay as damages because of bodily injury or property damage caused by an accident and resulting from the use of a covered auto.',
  'We will pay for loss to a covered auto under Comprehensive from any cause except collision.',
  'The deductible under Comprehensive does not apply to glass that is repaired rather than replaced.',
  'This insurance does not apply to bodily injury to an employee of the insured.',
]

const cases: readonly (readonly [string, readonly string[], string, Verdict, RegExp])[] = [
  [
    'liability',
    generalLiability,
    'A customer slipped in our office, are we covered?',
    'COVERED',
    /legally obligated.*medical expenses/,
  ],
  ['liability', generalLiability, 'A customer slipped', 'COVERED', /legally obligated/],
  ['liability', generalLiability, "Our building's wall collapsed — covered?", 'EXCLUDED', /property you own/],
  [
    'liability',
    generalLiability,
    'Our employee fell off a ladder. Is he covered?',
    'EXCLUDED',
    /workers compensation law/,
  ],
  [
    'liability',
    generalLiability,
    'One of our own plumbers fell off a ladder. Are we covered?',
    'EXCLUDED',
    /workers compensation law/,
  ],
  ['liability', generalLiability, 'Our truck hit a parked car. Covered?', 'EXCLUDED', /any auto owned/],
  [
    'liability',
    generalLiability,
    "We dropped a beam on a neighbor's car. Covered?",
    'COVERED',
    /legally obligated/,
  ],
  [
    'liability',
    generalLiability,
    'Is a fire in the space we rent covered?',
    'DEPENDS',
    /The limit for it: .*\$100,000/,
  ],
  [
    'property',
    property,
    "Our building's wall collapsed — covered?",
    'DEPENDS',
    /direct physical loss.*settling, cracking/,
  ],
  [
    'property',
    property,
    'A pipe froze and burst — covered?',
    'DEPENDS',
    /unless you do your best to maintain heat/,
  ],
  ['property', property, 'A pipe burst in the kitchen, are we covered?', 'COVERED', /direct physical loss/],
  [
    'property',
    property,
    'Somebody broke the front window, are we covered?',
    'COVERED',
    /direct physical loss/,
  ],
  ['property', property, 'The kitchen caught fire. Covered?', 'DEPENDS', /direct physical loss/],
  ['property', property, 'Mice chewed the wiring. Covered?', 'EXCLUDED', /insects or vermin/],
  ['property', property, 'Earthquake?', 'EXCLUDED', /earthquake, landslide/],
  ['auto', auto, 'One of our guys rear-ended somebody. Are we covered?', 'COVERED', /use of a covered auto/],
  ['auto', auto, 'Hail broke the windshield. Covered?', 'COVERED', /Comprehensive from any cause/],
]

Deno.test('a fall in the shop is not answered with what auto or property insurance excludes', async () => {
  for (const lines of [auto, property]) {
    const { verdict, answer } = await (
      await askDocument(lines)
    )('A customer slipped in our shop, are we covered?')
    assert.notEqual(verdict, 'COVERED')
    assert.doesNotMatch(answer, /employee|vermin|glass/)
  }
})

for (const [line, lines, question, verdict, wording] of cases)
  Deno.test(`under ${line} insurance, "${question}" is answered with ${verdict.toLowerCase()}`, async () => {
    const found = await (await askDocument(lines))(question)
    assert.equal(found.verdict, verdict, found.answer)
    assert.match(found.answer, wording)
    assert.ok(
      found.citations.every(({ quote }) => !/all work at the location|additional insured/.test(quote)),
    )
  })

Deno.test("a subcontractor's employee is not excluded as an employee of the insured", async () => {
  const ask = await askDocument(generalLiability)
  const { verdict, answer } = await ask(
    "Our subcontractor's employee got hurt on our job, does the GL respond?",
  )
  assert.equal(verdict, 'DEPENDS')
  assert.match(
    answer,
    /legally obligated.*for your own employees, not for those of a subcontractor.*took on in the subcontract/,
  )
  const excluding = await askDocument([
    ...generalLiability,
    '',
    'EXCLUSION - INJURY TO WORKERS OF CONTRACTORS',
    'This insurance does not apply to bodily injury to any employee of a subcontractor.',
  ])
  assert.match(
    (await excluding("Our subcontractor's worker fell at our job. Are we covered?")).answer,
    /employee of a subcontractor/,
  )
})

Deno.test('a burst frozen pipe is answered with what insures water damage, too', async () => {
  const { citations } = await (await askDocument(property))('A pipe froze and burst — covered?')
  assert.ok(citations.some(({ quote }) => /direct physical loss/.test(quote)))
})

Deno.test('an exclusion of one form decides nothing about the rest of the policy', async () => {
  const ask = await askDocument([
    'COMMERCIAL PROPERTY POLICY',
    'We will pay for direct physical loss of or damage to covered buildings.',
    'EQUIPMENT BREAKDOWN FORM',
    'We will not pay under this form for damage by freezing caused by weather.',
  ])
  assert.equal((await ask('A pipe froze and burst, are we covered?')).verdict, 'COVERED')
})

Deno.test('an endorsement that gives part of it back leaves the verdict open', async () => {
  const ask = await askDocument([
    'BUSINESSOWNERS POLICY',
    'We will pay for direct physical loss to your buildings.',
    'We will not pay for loss caused by water that backs up through sewers or drains.',
    '',
    'WATER BACK-UP ENDORSEMENT',
    'We will pay up to $25,000 for loss caused by water that backs up through sewers or drains.',
  ])
  assert.notEqual((await ask('The sewer backed up into the basement. Covered?')).verdict, 'EXCLUDED')
})

Deno.test('the claim of a patient is decided by the exclusion of professional services', async () => {
  const ask = await askDocument([
    'BUSINESS LIABILITY DECLARATIONS',
    'Liability and medical expenses $1,000,000',
    '',
    'LIABILITY COVERAGE FORM',
    'When a limit of insurance is shown, we will pay damages because of bodily injury or property damage.',
    'This coverage does not apply to injury due to rendering or failing to render any dental or medical service.',
    'This coverage does not apply to injury caused by an employment related practice.',
  ])
  assert.equal(
    (await ask('A patient says we damaged a nerve. Does this policy take it?')).verdict,
    'EXCLUDED',
  )
})
