import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

/** A line of its own, an empty one begins a page. */
async function documentOf(name: string, lines: readonly string[]) {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(10)
    for (const [at, line] of lines.entries())
      if (line === '') pdf.addPage()
      else pdf.text(line, 60, 60 + at * 34, { width: 480 })
  })
  const reading = await readDocument(bytes, { name })
  return { id: name, name, reading, facts: readPolicyFacts(reading) }
}

async function asked(lines: readonly string[]) {
  return openAnswers([await documentOf('policy.pdf', lines)])
}

Deno.test('quotes the exclusion together with the exception that only limits it', async () => {
  const ask = await asked([
    'EXCLUSION - HEIGHT',
    'This insurance does not apply to bodily injury arising out of operations at a height of more than three stories. This exclusion does not apply to interior carpentry inside a structure whose walls are complete.',
  ])
  const answer = await ask('Are interior carpentry operations above three stories in height covered?')
  assert.notEqual(answer.verdict, 'COVERED')
  assert.deepEqual(
    ['This insurance does not apply', 'This exclusion does not apply'].map((start) =>
      answer.citations.some(({ quote }) => quote.startsWith(start)),
    ),
    [true, true],
  )
})

Deno.test('answers what counts as a defined term with its definition', async () => {
  const ask = await asked([
    'DEFINITIONS',
    'Claim means a written demand for money or services, or a suit, received by the Insured alleging a Wrongful Act.',
    'Damages means compensatory amounts that the Insured must pay. It does not include fines, penalties or the return of fees.',
  ])
  const { answer } = await ask('What counts as a claim under this policy?')
  assert.match(answer, /^Claim means a written demand/)
})

Deno.test('does not say when an installment is due that the policy does not mention', async () => {
  const ask = await asked([
    'CONDITIONS',
    'Within 60 days after our request, send us a signed sworn proof of loss for the amount due.',
  ])
  assert.equal((await ask('When is the second installment due?')).status, 'NOT_FOUND')
})

Deno.test('does not give the limit of rented premises as that of the building', async () => {
  const ask = await asked([
    'LIMITS OF INSURANCE',
    'Damage to premises rented to you: $1,000,000 any one premises. Appurtenant structures: 10% of the building limit, at most $50,000.',
  ])
  assert.equal((await ask('What is the building limit?')).status, 'NOT_FOUND')
})

Deno.test('quotes the endorsement that deletes an exclusion by its number before the exclusion', async () => {
  const ask = await asked([
    'EXCLUSIONS',
    '3. Water that backs up through a sewer or drain, or overflows from a sump.',
    'ENDORSEMENT 3',
    'Exclusion 3 is deleted. We pay up to $100,000 in any one occurrence for back-up or sump overflow.',
  ])
  const { verdict, citations } = await ask('A drain backed up into the office. Are we covered?')
  assert.notEqual(verdict, 'EXCLUDED')
  assert.ok(citations.some(({ quote }) => quote.includes('$100,000')))
})

Deno.test('answers a fire with the deductible for other perils, and both questions of a sentence', async () => {
  const ask = await asked([
    'COMMERCIAL PROPERTY DECLARATIONS',
    'Deductibles',
    'Wind or hail deductible: $25,000 each occurrence',
    'All other perils deductible: $5,000 each occurrence',
    'EXCLUSIONS',
    'We will not pay for loss caused by flood or surface water.',
  ])
  const fire = await ask('What is the deductible for a fire?')
  assert.match(fire.answer, /\$5,000/)
  assert.doesNotMatch(fire.answer, /\$25,000/)
  const both = await ask('If there is a fire what is our deductible, and is flood covered?')
  assert.match(both.answer, /\$5,000/)
  assert.ok(both.citations.some(({ quote }) => quote.includes('flood')))
})

Deno.test('does not answer with the made-up amount of an example', async () => {
  const ask = await asked([
    'LIMITS OF INSURANCE',
    'The each common cause limit is $1,000,000.',
    'If, for example, one patron hurts three people who are awarded $400,000 each, one each common cause limit applies.',
  ])
  const { answer } = await ask('What is the most they pay if one patron hurts three people?')
  assert.doesNotMatch(answer, /\$400,000/)
})

Deno.test('answers with the limit as an endorsement restates it, not as the declarations have it', async () => {
  const ask = await asked([
    'COMMERCIAL UMBRELLA DECLARATIONS',
    'Each occurrence limit $5,000,000',
    'ENDORSEMENT 2',
    'The limits of insurance are replaced by the following.',
    'Each occurrence limit $8,000,000',
  ])
  const { answer, citations } = await ask('What is the each occurrence limit of our umbrella?')
  assert.match(answer, /\$8,000,000/)
  assert.equal(citations[0]?.role, 'ENDORSEMENT')
})

Deno.test('answers with the amount to which an endorsement changes a limit by its name', async () => {
  const ask = await asked([
    'Medical expense $5,000',
    'General aggregate $3,000,000',
    'ENDORSEMENT 2',
    'Effective April 9, 2026 the General Aggregate is changed to $5,000,000.',
  ])
  const { answer } = await ask('How high is the general aggregate?')
  assert.match(answer, /\$5,000,000/)
})

Deno.test('answers with the amount to which an endorsement changes the amount of a row', async () => {
  const ask = await asked([
    'PROPERTY DECLARATIONS',
    'Building 1, 2248 Foxtail Lane: office. $410,000',
    'Building 2, 2250 Foxtail Lane: clubhouse. $685,000',
    '',
    'ENDORSEMENT 2',
    'The limit is changed from $685,000 to $760,000 because of the kitchen addition.',
  ])
  const { answer, citations } = await ask('How much is the clubhouse insured for?')
  assert.match(answer, /\$760,000/)
  assert.match(citations[0]?.quote ?? '', /changed from \$685,000 to \$760,000/)
})

Deno.test('answers when something else ends with its own words, not with the expiration date', async () => {
  const ask = await asked([
    'Policy Period: From 04/01/2026 to 04/01/2027',
    'DEFINITIONS',
    '"Period of restoration" means the period that begins 72 hours after direct physical loss and ends when the property should be repaired.',
  ])
  assert.match((await ask('When does the period of restoration begin and end?')).answer, /72 hours after/)
  assert.match((await ask('When does this policy run out?')).answer, /April 1, 2027/)
})

Deno.test('reads the number of an exclusion as part of the sentence that gives it back', async () => {
  const ask = await asked([
    'ENDORSEMENT 5',
    'Exclusion d. Pollution does not apply to a sudden release of fuel or hydraulic fluid from mobile equipment at a jobsite.',
  ])
  const { verdict, answer } = await ask('Hydraulic fluid leaked from our dozer at a jobsite. Are we covered?')
  assert.notEqual(verdict, 'EXCLUDED')
  assert.match(answer, /Exclusion d\. Pollution does not apply/)
})

Deno.test('does not call excluded what an endorsement gives back', async () => {
  const ask = await asked([
    'EXCLUSIONS',
    'e. a claim for discrimination by a client, vendor or visitor;',
    'ENDORSEMENT 4',
    'Exclusion e. of the employment practices coverage part does not apply to a claim by a client for discrimination. The most we pay is $250,000.',
  ])
  const { answer, verdict } = await ask(
    'A client says we discriminated against her and sues. Are we covered?',
  )
  assert.notEqual(verdict, 'EXCLUDED')
  assert.match(answer, /\$250,000/)
})

Deno.test('gives the premium without what the question leaves out', async () => {
  const ask = await asked(['POLICY DECLARATIONS', 'Annual premium: $7,200', 'Membership fee: $50'])
  assert.match(
    (await ask('How much did we pay for insurance this year minus the membership?')).answer,
    /\$7,200/,
  )
})

Deno.test('gives the premium of a part, not that of the policy', async () => {
  const ask = await asked([
    'PREMIUM BY COVERAGE PART',
    'Commercial property premium $18,211',
    'General liability premium $8,930',
    'Total premium for all parts $27,141',
  ])
  assert.match((await ask('What part of the premium is for general liability?')).answer, /\$8,930/)
})

Deno.test('does not say yes because an endorsement gives back another exclusion', async () => {
  const ask = await asked([
    'EXCLUSIONS',
    'Underwriters shall not be liable for any claim arising out of:',
    'c. the assumption of liability by warranty, guarantee or agreement beyond what the law would impose;',
    'd. the insolvency of the Assured.',
    '',
    'ENDORSEMENT NO. 2',
    'Exclusion 3(d) does not apply to an agreement with a contractor that gives a guarantee.',
  ])
  assert.notEqual((await ask('We signed a contract with a guarantee. Are we covered?')).verdict, 'COVERED')
})

Deno.test('takes the title of a listed form as evidence of an exclusion', async () => {
  const ask = await asked([
    'SCHEDULE OF FORMS',
    'CG 00 01 04 13 Commercial General Liability Coverage Form',
    'CG 21 96 03 05 Exclusion - Silica or Silica-Related Dust',
    'IL 00 17 11 98 Common Policy Conditions',
  ])
  const { verdict, citations } = await ask('Is silica dust excluded?')
  assert.equal(verdict, 'EXCLUDED')
  assert.match(citations[0]?.quote ?? '', /Silica or Silica-Related Dust/)
})

const fungi = [
  'POLICY NUMBER: CPP 4471902 COMMERCIAL GENERAL LIABILITY CG 21 67 12 04',
  'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.',
  'FUNGI OR BACTERIA EXCLUSION',
  'This endorsement modifies insurance provided under the COMMERCIAL GENERAL LIABILITY COVERAGE PART.',
  'This insurance does not apply to any injury or damage which would not have occurred but for exposure to, or the presence of, any "fungi" or bacteria within a building.',
  '"Fungi" means any type or form of fungus, including mold or mildew and any mycotoxins or spores.',
]

Deno.test('answers with the exclusion, not with the definition that leads to it', async () => {
  const ask = await asked(fungi)
  const answer = await ask('Does the policy cover mold claims?')
  assert.equal(answer.verdict, 'EXCLUDED')
  assert.match(answer.answer, /^No\. This insurance does not apply to/)
  assert.doesNotMatch(answer.answer, /means any type/)
  assert.match((await ask('Is mold excluded?')).answer, /^It is excluded\. This insurance/)
})

Deno.test('tells an additional insured for ongoing operations from one for completed operations', async () => {
  const lines = [
    'COMMERCIAL GENERAL LIABILITY LIMITS OF INSURANCE',
    'Products-Completed Operations Aggregate Limit $2,000,000',
    'CG 20 10 12 19 - ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS',
    'Name of Additional Insured: Penobscot Development Partners LP',
    'Section II - Who Is An Insured is amended to include as an additional insured the organization shown in the Schedule, but only with respect to liability caused by your acts or omissions in the performance of your ongoing operations for the additional insured.',
  ]
  const question = 'Is Penobscot additional insured for completed operations?'
  const answer = await (await asked(lines))(question)
  assert.equal(answer.verdict, 'EXCLUDED')
  assert.match(answer.answer, /^No\. .*ongoing operations only/)
  const listed = await asked([...lines, 'CG 20 37 12 19 Additional Insured - Completed Operations'])
  assert.notEqual((await listed(question)).verdict, 'EXCLUDED')
})

Deno.test('answers how much time is left with the day the policy expires', async () => {
  const ask = await asked(['COMMERCIAL PACKAGE POLICY', 'Policy Period: From 07/01/2098 to 07/01/2099'])
  assert.match(
    (await ask('How many days are left?', { today: '2099-06-01' })).answer,
    /^The policy expires on July 1, 2099, 30 days from today\.$/,
  )
})

const deductibles = [
  'COMMERCIAL PACKAGE POLICY DECLARATIONS',
  'Policy Number: CPP 4471902-03',
  'Property Damage Liability Deductible, per claim: $2,500',
  'Location 2, 77 Canal Street, Biddeford, ME 04005: Business Personal Property $95,000, deductible $1,000',
  'Windstorm or Hail deductible: 2% of the limit at location 2 only.',
]

Deno.test('answers with the deductible of the peril asked about', async () => {
  const ask = await asked(deductibles)
  const { answer } = await ask('What is the wind deductible at 77 Canal Street?')
  assert.match(answer, /^Windstorm or Hail deductible: 2%/)
})

Deno.test('names each deductible when there are several', async () => {
  const { answer } = await (await asked(deductibles))('What is the deductible?')
  assert.match(answer, /\$2,500/)
  assert.match(answer, /2%/)
})

Deno.test('answers with the limit of the contents at a place, not with that of its building', async () => {
  const ask = await asked([
    'COMMERCIAL PROPERTY DECLARATIONS',
    'Premises 1, 210 Ferry Street, Bangor, ME 04401: office. Building $640,000',
    'Premises 1, Business personal property $75,000',
    'Premises 2, 84 Mill Pond Road, Orono, ME 04473: shelter. Building $965,000',
    'Premises 2, Business personal property $115,000',
  ])
  assert.match(
    (await ask('How much contents do we carry at the shelter on Mill Pond Road?')).answer,
    /^\$115,000/,
  )
})

Deno.test('answers until when a deductible applies with the time, not with the amount', async () => {
  const ask = await asked([
    'Named storm deductible: $12,240 each occurrence',
    'The named storm deductible applies from the time a storm is named until 72 hours after it is downgraded.',
  ])
  const { answer } = await ask('Until when does the named storm deductible apply?')
  assert.match(answer, /until 72 hours/)
  assert.doesNotMatch(answer, /^\$12,240/)
})

Deno.test('answers from documents with a text of one endless line', async () => {
  const bytes = new TextEncoder().encode(`Deductible: $2,500 each claim\n${'lorem ipsum '.repeat(100_000)}`)
  const reading = await readDocument(bytes, { name: 'notes.txt' })
  const ask = openAnswers([{ id: 'notes', name: 'notes.txt', reading, facts: readPolicyFacts(reading) }])
  assert.match((await ask('What is the deductible?')).answer, /\$2,500/)
})

Deno.test('quotes the cells of a row one by one, as the file may hold them far apart', async () => {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(10)
    const rows = [
      ['COVERAGE', 'LIMIT', 'UNIT 1', 'UNIT 2'],
      ['Uninsured motorist property damage', '$100,000', '$19', '-'],
    ]
    for (const [at, cells] of rows.entries())
      for (const [column, cell] of cells.entries())
        pdf.text(cell, [60, 290, 400, 470][column] ?? 0, 60 + at * 20, { lineBreak: false })
  })
  const reading = await readDocument(bytes, { name: 'auto.pdf' })
  const ask = openAnswers([{ id: 'auto', name: 'auto.pdf', reading, facts: readPolicyFacts(reading) }])
  const { citations } = await ask('What is the limit for uninsured motorist property damage?')
  assert.deepEqual(
    citations.slice(0, 3).map(({ quote }) => quote),
    ['Uninsured motorist property damage', '$100,000', '$19'],
  )
})

async function twoQuotes() {
  const lanternfield = await documentOf('Lanternfield quote.pdf', [
    'COMMERCIAL INSURANCE QUOTE',
    'Insurance company: Lanternfield Mutual Insurance Company',
    'General aggregate $2,000,000',
    'Exclusion: back-up of sewers and drains.',
    'Flood and earthquake are excluded.',
  ])
  const other = await documentOf('Offer B.pdf', [
    'COMMERCIAL INSURANCE QUOTE',
    'Insurance company: Corvane Specialty Insurance Company',
    'General aggregate $4,000,000',
    'Water back-up: $25,000 limit',
    '• Not covered: Flood.',
  ])
  return openAnswers([lanternfield, other])
}

Deno.test('answers from the quote of the carrier or file that the question names', async () => {
  const ask = await twoQuotes()
  const both = await ask(
    'What is the general aggregate in the Corvane quote? And does Lanternfield cover sewer backup?',
  )
  const [limit = '', backup = ''] = both.answer.split('\n\n')
  assert.match(limit, /The general aggregate is \$4,000,000\.$/)
  assert.match(backup, /No\. Exclusion: back-up of sewers and drains\.$/)
  const { citations } = await ask('What is the general aggregate in Offer B?')
  assert.ok(citations.every(({ documentId }) => documentId === 'Offer B.pdf'))
})

Deno.test('names each document that excludes what is asked about, with its quote', async () => {
  const { answer, citations } = await (await twoQuotes())('Which one excludes flood?')
  assert.equal(answer, 'Both do: Lanternfield quote.pdf and Offer B.pdf.')
  assert.deepEqual(
    citations.map(({ documentId, quote }) => [documentId, quote]),
    [
      ['Lanternfield quote.pdf', 'Flood and earthquake are excluded.'],
      ['Offer B.pdf', '• Not covered: Flood.'],
    ],
  )
})

Deno.test('gives the amount of each carrier, and says which is higher', async () => {
  const ask = await twoQuotes()
  const each = await ask('What is the general aggregate?')
  assert.match(each.answer, /Lanternfield [^:]*: The general aggregate [^:]* \$2,000,000\./)
  assert.match(each.answer, /Corvane [^:]*: The general aggregate [^:]* \$4,000,000\./)
  const higher = await ask('Which one has the higher general aggregate?')
  assert.match(higher.answer, /^Offer B\.pdf has the higher general aggregate\./)
})

Deno.test('tells whether a party is named as an additional insured', async () => {
  const ask = await asked([
    'COMMERCIAL GENERAL LIABILITY POLICY DECLARATIONS',
    'Policy number: GL 440 218',
    'Named insured: Alder Creek Carpentry LLC',
    'ENDORSEMENT NO. 3 - ADDITIONAL INSURED',
    'Ridgeway Holdings LLC is an additional insured, but only for the premises at 40 Mill Street.',
    'Any person or organization is an additional insured if you agreed to it in a written contract.',
  ])
  const { answer, verdict, citations } = await ask('Is Ridgeway Holdings an additional insured?')
  assert.equal(answer, 'Yes. Ridgeway Holdings LLC is named as an additional insured.')
  assert.equal(verdict, 'COVERED')
  assert.match(citations[0]?.quote ?? '', /^Ridgeway Holdings LLC is an additional insured/)
  const other = await ask('Is Bramble Street Partners an additional insured?')
  assert.equal(other.verdict, 'DEPENDS')
  assert.match(other.answer, /^Only if a written contract requires it\. Bramble Street Partners is not named/)
})

Deno.test('says no when an exclusion names what is asked about, without the promises beside it', async () => {
  const ask = await asked([
    'SECTION I - COVERAGES',
    'We will pay those sums that the insured becomes legally obligated to pay as damages because of bodily injury or property damage caused by an occurrence.',
    'Medical payments. We will pay reasonable medical expenses for bodily injury caused by an accident on premises you own or rent.',
    'EXCLUSIONS',
    'This insurance does not apply to bodily injury or property damage arising out of the use of any aircraft, auto or watercraft rented or loaned to any insured.',
    'This insurance does not apply to property damage to property you own, rent or occupy, to equipment rented or loaned to you, or to personal property in your care, custody or control.',
  ])
  const { answer, citations } = await ask(
    'We are renting a boom lift for two weeks. If one of our people damages the rented equipment, are we covered?',
  )
  assert.match(answer, /^No\. This insurance does not apply to property damage to property you own, rent/)
  assert.equal(citations.filter(({ quote }) => /equipment rented/.test(quote)).length, 1)
  assert.ok(citations.every(({ quote }) => !/medical|legally obligated/.test(quote)))
})

Deno.test('tells whether subrogation is waived', async () => {
  const lines = [
    'COMMERCIAL GENERAL LIABILITY POLICY DECLARATIONS',
    'Policy number: GL 440 218',
    'Named insured: Alder Creek Carpentry LLC',
    'ENDORSEMENT NO. 4 - ADDITIONAL INSURED',
    'The section Who Is an Insured is amended to include any person or organization that you agreed in writing to insure.',
  ]
  const question = 'Does Alder Creek Carpentry have waiver of subrogation?'
  assert.equal((await (await asked(lines))(question)).status, 'NOT_FOUND')
  const ask = await asked([
    ...lines,
    '',
    'ENDORSEMENT NO. 5 - WAIVER OF SUBROGATION',
    'We waive any right of recovery we may have against any person or organization for whom you agreed to do so in a written contract.',
  ])
  const { answer, citations } = await ask(question)
  assert.match(answer, /^Yes\. Subrogation is waived for any person or organization/)
  assert.match(citations[0]?.quote ?? '', /^We waive any right of recovery/)
})

Deno.test('counts the vehicles of the schedule', async () => {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(10)
    const rows = [
      ['Veh', 'Year', 'Make and model', 'VIN'],
      ['1', '2021', 'Ford Transit', '1FTBR1C85MKA10001'],
      ['2', '2022', 'Ram ProMaster', '3C6LRVDG4NE100002'],
      ['3', '2019', 'Isuzu NPR', '54DC4W1B6KS800003'],
    ]
    pdf.text('SCHEDULE OF COVERED AUTOS', 60, 60)
    for (const [at, cells] of rows.entries())
      for (const [column, cell] of cells.entries())
        pdf.text(cell, [60, 110, 170, 350][column] ?? 0, 90 + at * 20, { lineBreak: false })
  })
  const reading = await readDocument(bytes, { name: 'auto.pdf' })
  const ask = openAnswers([{ id: 'auto', name: 'auto.pdf', reading, facts: readPolicyFacts(reading) }])
  const { answer, citations } = await ask('How many vehicles are on the policy?')
  assert.equal(answer, 'The schedule lists 3 vehicles.')
  assert.equal(citations.length, 3)
})

Deno.test('puts the row of a table in plain words', async () => {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(10)
    const rows = [
      ['LOCATION', 'COVERAGE', 'LIMIT', 'DEDUCTIBLE'],
      ['1', 'Business Personal Property', '$75,000', '$2,500'],
      ['2', 'Business Personal Property', '$115,000', '$5,000'],
    ]
    for (const [at, cells] of rows.entries())
      for (const [column, cell] of cells.entries())
        pdf.text(cell, [60, 130, 350, 450][column] ?? 0, 60 + at * 20, { lineBreak: false })
  })
  const reading = await readDocument(bytes, { name: 'property.pdf' })
  const ask = openAnswers([
    { id: 'property', name: 'property.pdf', reading, facts: readPolicyFacts(reading) },
  ])
  const { answer, citations } = await ask('What is the BPP deductible at location 2?')
  assert.equal(answer, 'The business personal property deductible at location 2 is $5,000.')
  assert.equal(citations[0]?.quote, '2 Business Personal Property $115,000 $5,000')
})

Deno.test('quotes a sentence in capital letters whole when its first line looks like a heading', async () => {
  const ask = await asked([
    'OPEN ROOF LIMITATION',
    'THIS INSURANCE DOES NOT APPLY TO PROPERTY DAMAGE CAUSED BY RAIN ENTERING A BUILDING THROUGH A ROOF YOU HAVE OPENED UNLESS A TEMPORARY WATERTIGHT COVER WAS IN PLACE.',
  ])
  const { answer, verdict } = await ask(
    'Rain entered a building through a roof we had opened. Are we covered?',
  )
  assert.equal(verdict, 'DEPENDS')
  assert.match(answer, /DOES NOT APPLY .* UNLESS A TEMPORARY WATERTIGHT COVER WAS IN PLACE\.$/)
})

Deno.test('states an amount in millions as the document does', async () => {
  const ask = await asked(['LIMITS', 'Technology errors and omissions: $2 Million each claim.'])
  const { answer } = await ask('What is the technology errors and omissions limit for each claim?')
  assert.match(answer, /\$2 Million/)
  assert.doesNotMatch(answer, /\$2(?! Million)/)
})
