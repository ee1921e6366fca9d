import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { pdfOf } from '../testing/openReadingDesk.ts'
import { listedProvisions } from './provisionForms.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

async function factsOf(...paragraphs: string[]) {
  const declarations = [
    { heading: 'BUSINESS AUTO DECLARATIONS' },
    { label: 'Policy Number:', value: '77120 04' },
    { label: 'Named Insured:', value: 'Stonegate Movers LLC' },
    ...paragraphs,
  ]
  return readPolicyFacts(await readDocument(await pdfOf([declarations]), { name: 'policy.pdf' }))
}

Deno.test('lists the forms that a paragraph names with what each gives, but not one that is left out', async () => {
  const facts = await factsOf(
    'CA 20 48 10 13 Designated Insured – blanket if a contract requires it. CA 04 44 10 13 Waiver of Transfer of Rights – blanket. CA 99 48 03 06 Pollution: not included. A newly acquired auto is covered if you tell us within 30 days after you acquire it.',
  )
  assert.deepEqual(
    facts.forms.map(({ value: { number, edition, title } }) => `${number} ${edition} ${title}`),
    [
      'CA 20 48 10 13 Designated Insured – blanket if a contract requires it',
      'CA 04 44 10 13 Waiver of Transfer of Rights – blanket',
    ],
  )
  assert.equal(listedProvisions(facts, 'ADDITIONAL_INSURED').length, 1)
  assert.equal(listedProvisions(facts, 'WAIVER_OF_SUBROGATION').length, 1)
})

Deno.test('lists the forms that follow another sentence in a paragraph', async () => {
  const { forms } = await factsOf(
    'Total policy premium: $14,019. Forms: CA 00 01 10 13, CA 99 03 10 13, CA 20 48 10 13, IL 00 17.',
  )
  assert.deepEqual(
    forms.map(({ value: { number, edition } }) => `${number} ${edition ?? ''}`.trim()),
    ['CA 00 01 10 13', 'CA 99 03 10 13', 'CA 20 48 10 13', 'IL 00 17'],
  )
})

Deno.test('takes no sentence that refers to forms for a list of them', async () => {
  const { forms } = await factsOf(
    'CA 00 01 10 13 applies to all autos that you own, and CA 99 03 10 13 pays for medical expenses of those who are in them.',
  )
  assert.deepEqual(forms, [])
})

Deno.test('lists the forms behind the item number of an information page, and ends at the next label', async () => {
  const { forms } = await factsOf(
    '3.D. Endorsements: WC 00 03 13 Waiver of Our Right to Recover from Others (blanket); WC 18 06 04 Maine endorsement',
    'Excluded member: Perrin T. Gallant, member.',
    'Endorsement forms: CA 20 48 (10 13) Designated Insured; CA 04 44 (10 13) Waiver of Transfer of Rights',
  )
  assert.deepEqual(
    forms.map(({ value: { number, title } }) => `${number} ${title}`),
    [
      'WC 00 03 13 Waiver of Our Right to Recover from Others (blanket)',
      'WC 18 06 04 Maine endorsement',
      'CA 20 48 Designated Insured',
      'CA 04 44 Waiver of Transfer of Rights',
    ],
  )
})
