import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

/** The cells of each row at these places from the left; an empty row begins a page. */
async function asked(rows: readonly (readonly string[])[], left: readonly number[]) {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(10)
    for (const [at, row] of rows.entries())
      if (row.length === 0) pdf.addPage()
      else
        for (const [of, cell] of row.entries())
          pdf.text(cell, left[of] ?? 0, 60 + at * 34, { lineBreak: false })
  })
  const reading = await readDocument(bytes, { name: 'policy.pdf' })
  return openAnswers([{ id: 'policy', name: 'policy.pdf', reading, facts: readPolicyFacts(reading) }])
}

/** A form whose lists have titles of their own, and endorsements that name its parts by number. */
const changedForm: readonly (readonly string[])[] = [
  ['WHAT PART TWO DOES NOT INSURE'],
  ['1. Veterinary treatment, surgery, diagnosis or advice.'],
  ['2. Loss or theft of a portable device whose data was not encrypted.'],
  ['SECTION II - WHO IS AN INSURED'],
  ['Any company that you acquire is an insured only until the 90th day after you acquire it.'],
  [],
  ['ENDORSEMENT NO. 1'],
  ['Exclusion 2 of Part Two is deleted in its entirety.'],
  [],
  ['ENDORSEMENT NO. 2'],
  ['In Section II the 90th day is replaced by the 180th day.'],
]

Deno.test('an endorsement gives back what a list without the word exclusion leaves out', async () => {
  const ask = await asked(changedForm, [60])
  const { answer, citations } = await ask(
    'Is the theft of a portable device without encrypted data excluded?',
  )
  assert.match(answer, /^It is not excluded\. Exclusion 2 of Part Two is deleted/)
  assert.ok(citations.some(({ quote }) => quote.startsWith('Loss or theft of a portable device')))
})

Deno.test('answers with the endorsement that repeats the words it replaces', async () => {
  const ask = await asked(changedForm, [60])
  const { answer } = await ask('How long is a company that we acquire an insured?')
  assert.match(answer, /^In Section II the 90th day is replaced by the 180th day\./)
})

Deno.test('states what a location has under the column that is asked about', async () => {
  const ask = await asked(
    [
      ['PROPERTY DECLARATIONS'],
      ['Location', 'Address', 'Building', 'Contents'],
      ['1', '12 Mill Race, Bangor, ME 04401', '$900,000', '$310,000'],
      ['2', '8 Wharf Street, Belfast, ME 04915', 'None', '$265,000'],
    ],
    [60, 120, 330, 430],
  )
  assert.equal(
    (await ask('Contents at Wharf Street?')).answer,
    'The contents limit at 8 Wharf Street, Belfast, ME 04915 is $265,000.',
  )
})

Deno.test('an item of a lettered list that runs on is no title, and is excluded', async () => {
  const ask = await asked(
    [
      ['EXCLUSIONS'],
      [
        'This insurance does not apply to: A. War. B. Owned property. C. Asbestos, lead or silica. D. Floods.',
      ],
    ],
    [60],
  )
  const { verdict, answer } = await ask('is asbestos covered?')
  assert.deepEqual(
    [verdict, answer],
    ['EXCLUDED', 'No. This insurance does not apply to: Asbestos, lead or silica.'],
  )
})

Deno.test('the states that an item excepts may begin the next line', async () => {
  const ask = await asked(
    [
      [
        '3.A. Part One of the policy applies to the workers compensation law of the states listed here: ME, NH',
      ],
      ['C. OTHER STATES INSURANCE: PART THREE OF THE POLICY APPLIES TO ALL STATES EXCEPT'],
      ['ND, OH, WA, WY AND STATES DESIGNATED IN ITEM 3.A.'],
    ],
    [60],
  )
  const { verdict, answer } = await ask('Are we covered in Ohio?')
  assert.equal(verdict, 'EXCLUDED')
  assert.match(answer, /all STATES EXCEPT ND, OH, WA, WY/)
})

Deno.test('the change of one limit answers nothing about another', async () => {
  const ask = await asked(
    [
      ['COMMERCIAL GENERAL LIABILITY DECLARATIONS'],
      ['Deductible: Property Damage $1,000 per claim.'],
      [],
      ['ENDORSEMENT NO. 1'],
      ['The Medical Expense Limit is amended from $5,000 to $10,000 any one person.'],
    ],
    [60],
  )
  const { answer } = await ask('How much do we pay out of pocket if we break a window?')
  assert.match(answer, /Property Damage \$1,000 per claim|deductible is \$1,000/)
})
