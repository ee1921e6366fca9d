import assert from 'node:assert/strict'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

async function lender(letter: string, label = 'Mortgagee or loss payee') {
  return (await filledFrom(letter, [field(label)])).map(([, value]) => value)
}

Deno.test('a letter that denies a lender answers "None" where a form asks for one', async () => {
  for (const letter of [
    'We own our equipment outright, there is no bank or leasing company involved.',
    'There is no mortgage on the building.',
    'The warehouse is free and clear.',
    'Nothing is financed, we paid cash.',
    'We do not have any loans on it.',
  ])
    assert.deepEqual(await lender(letter), ['None'], letter)
  assert.deepEqual(await lender('There is no lien on the truck.', 'Lienholder'), ['None'])
})

Deno.test('says nothing of a lender that a letter leaves open, replaces or names', async () => {
  for (const letter of [
    'There is no bank account in that name.',
    'The bank only has the mortgage on the store. The warehouse is free and clear.',
    'It is no longer Brandywine, there is a new lender.',
    'Nobody was hurt.',
  ])
    assert.deepEqual(await lender(letter), [], letter)
  assert.deepEqual(await lender('The loan is with Volunteer Credit Union.'), ['Volunteer Credit Union'])
})

Deno.test('whoever wrote or called filled in the form, with the title that goes with the name', async () => {
  const fields = [
    field('Completed by (print)', { beside: ['Title', 'Signature'] }),
    field('Title', { beside: ['Completed by (print)', 'Signature'] }),
  ]
  const who = async (letter: string) => (await filledFrom(letter, fields)).map(([, value]) => value)
  assert.deepEqual(
    await who('Call notes, November 3, 2026 - Jesús Villaseñor (President), annual update\n\nNo valet.'),
    ['Jesús Villaseñor', 'President'],
  )
  assert.deepEqual(
    await who(
      'Caller: Patience Adeyemi, human resources coordinator, Okafor Home Health\n\nWe do not rent cars.',
    ),
    ['Patience Adeyemi', 'Human resources coordinator'],
  )
  assert.deepEqual(
    await who('Please put me as the one who completed the form (Linh Nguyen, owner).\n\nLinh Nguyen DDS'),
    ['Linh Nguyen', 'Owner'],
  )
})

Deno.test('whoever signs a report is reached as under the signature, and reports on the day of the letter', async () => {
  const part = { section: 'REPORT PREPARED BY' }
  const fields = ['Name', 'Position', 'Telephone', 'E-mail', 'Date'].map((label) => field(label, part))
  const letter = `RE: Annual payroll report for Harlan Drywall LLC, policy term 10/01/2025 to 10/01/2026

October 14, 2026

Our clerical payroll was $96,400.

Gail Thornbury, bookkeeper

gail@harlandrywall.example

603-555-0138`
  assert.deepEqual(
    (await filledFrom(letter, fields)).map(([, value]) => value),
    ['Gail Thornbury', 'Bookkeeper', '603-555-0138', 'gail@harlandrywall.example', '10/14/2026'],
  )
})
