import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewCertificate } from './reviewCertificate.ts'

async function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

async function found(certificate: string, policy: string, contract: string | null = null): Promise<string[]> {
  const { discrepancies, missingLines } = reviewCertificate(await page(certificate), {
    policies: [await page(policy)],
    contract: contract === null ? null : await page(contract),
  })
  return [...discrepancies, ...missingLines].map(({ field, onCertificate, shouldBe }) =>
    [field, onCertificate, shouldBe].join(' | '),
  )
}

const cargo = `<h1>Larkspur Transport Insurance Company</h1><p>Policy LTI-20-771</p><p>Named insured: Osage Flatbed Inc.</p>
  <p>Policy period: 10/01/2026 to 10/01/2027</p><table><tr><td>Motor truck cargo, any one vehicle</td><td>$100,000</td></tr></table>
  <h2>LT 12 Exclusions</h2><p>We will not pay for theft from an unattended vehicle, wetness, or livestock mortality.</p>
  <p>Tarpaulins are not covered.</p><h2>LT 14 Asbestos exclusion</h2><p>This insurance does not apply to asbestos.</p>`
function letter(text: string): string {
  return `<p>Re: Osage Flatbed Inc., policy LTI-20-771, 10/01/2026 to 10/01/2027</p><p>To: Cimarron Grain LLC</p><p>${text}</p>`
}

Deno.test('what a certificate promises in words is looked up in the exclusions of the policy', async () => {
  for (const [text, promised] of [
    ['The cargo form includes livestock mortality.', 'livestock mortality'],
    ['Cargo is insured for $100,000 any one vehicle and covers wetness of grain.', 'wetness of grain'],
    ['Coverage extends to tarpaulins and chains.', 'tarpaulins and chains'],
    ['Hauling of roofing debris, including asbestos waste.', 'asbestos waste'],
  ] as const) {
    const told = await found(letter(text), cargo)
    assert.ok(
      told.some((each) => each.includes(promised) && /will not pay|not covered|asbestos/.test(each)),
      `${text} ${told.join('; ')}`,
    )
  }
})

Deno.test('what is not promised, or only with an exception, is no error', async () => {
  for (const text of [
    'The cargo form does not include livestock mortality.',
    'Coverage extends to flatbeds and chains.',
    'The cargo form covers grain, excluding wetness.',
  ])
    assert.deepEqual(await found(letter(text), cargo), [], text)
})

function compensation(other: string): string {
  return `<h1>Workers Compensation Information Page</h1><p>Policy number: WCX 40-118</p>
  <p>Insured: Juniper Staffing Group, Inc.</p><p>Policy period: 05/01/2026 to 05/01/2027</p>
  <p>3.A. Part One of the policy applies to the workers compensation law of these states: Oregon, Idaho</p>
  <p>3.C. Other states insurance: ${other}</p>`
}

Deno.test('states that a description adds are compared with items 3.A and 3.C', async () => {
  const shown = (
    text: string,
  ) => `<p>Insured: Juniper Staffing Group, Inc.</p><p>Policy number: WCX 40-118</p>
    <p>Policy period: 05/01/2026 to 05/01/2027</p><p>${text}</p>`
  const inWashington = ['Oregon, Idaho only']
  for (const text of [
    'Crews work in Oregon, Idaho and Washington. Workers compensation applies in all three states.',
    'Workers’ compensation covers employees in Washington.',
  ]) {
    const told = await found(shown(text), compensation('None'))
    assert.deepEqual(
      told.map((each) => each.split(' | ').at(-1)),
      inWashington,
      text,
    )
    assert.deepEqual(await found(shown(text), compensation('All states except those in item 3.A')), [], text)
  }
  assert.deepEqual(
    await found(
      shown('Workers compensation applies in Oregon. Offices in Washington.'),
      compensation('None'),
    ),
    [],
  )
})

const marine = `<h1>Granite Marine Insurance Company</h1><p>Policy GM-IM-771</p><p>Insured: Kettle River Cranes Inc.</p>
  <p>Policy period: 01/01/2026 to 01/01/2027</p><table><tr><td>Link-Belt crane</td><td>$410,000</td></tr></table>
  <p>Deductible: $5,000, except theft: $20,000.</p>
  <h2>GM 3 Storage</h2><p>Stored equipment is covered at the locations shown in the schedule only.</p>
  <p>Location 1: 410 Depot Street, Kettle Falls, WA 99141</p>`
function evidence(text: string): string {
  return `<p>Insured: Kettle River Cranes Inc.</p><p>Policy number: GM-IM-771</p>
  <p>Policy period: 01/01/2026 to 01/01/2027</p><p>Deductible: $5,000</p><p>${text}</p>`
}

Deno.test('a deductible of one peril is told where the certificate promises that peril', async () => {
  assert.deepEqual(await found(evidence('Perils: all risks, including theft.'), marine), [
    'Deductible | $5,000 | $5,000, but $20,000 for theft',
  ])
  assert.deepEqual(await found(evidence('The crane is insured for $410,000.'), marine), [])
})

Deno.test('a place that the schedule of the policy does not list is told beside one that it lists', async () => {
  assert.deepEqual(await found(evidence('Yards at 410 Depot Street and 77 Mill Road.'), marine), [
    'Description: 77 Mill Road | 77 Mill Road | no location of the policy: Stored equipment is covered at the locations shown in the schedule only.',
  ])
  assert.deepEqual(await found(evidence('Yard at 410 Depot Street. Lift at 900 Harbor Way.'), marine), [])
})

Deno.test('a named insured that the policy does not name is told', async () => {
  const shown = (insured: string) =>
    `<table><tr><td>Named insured</td><td>${insured}</td></tr><tr><td>Policy number</td><td>GM-IM-771</td></tr><tr><td>Policy period</td><td>01/01/2026 to 01/01/2027</td></tr></table>`
  assert.deepEqual(await found(shown('Kettle River Cranes Inc. and Kettle River Rigging LLC'), marine), [
    'Named insured | Kettle River Rigging LLC | Kettle River Cranes Inc. only',
  ])
  assert.deepEqual(await found(shown('Kettle River Cranes Inc.'), marine), [])
})

Deno.test('the retroactive date is that of the person whom the certificate is about', async () => {
  const group = `<h1>Professional Liability Declarations</h1><p>Policy PL 31-07</p><p>Named insured: Lakeside Dental Group, P.C.</p>
    <p>Policy period: 07/01/2026 to 07/01/2027</p><p>Claims-made form</p>
    <table><tr><td>Insured dentist</td><td>Specialty</td><td>Retroactive date</td></tr>
    <tr><td>Orla Venn, D.D.S.</td><td>General dentistry, no implants</td><td>07/01/2020</td></tr>
    <tr><td>Piet Asher, D.D.S.</td><td>Orthodontics</td><td>07/01/2014</td></tr></table>`
  const shown = (text: string) =>
    `<p>This certifies that Orla Venn, D.D.S. is insured under policy PL 31-07 from 07/01/2026 to 07/01/2027.</p><p>${text}</p>`
  assert.deepEqual(await found(shown('Retroactive date 07/01/2014.'), group), [
    'Retroactive date | 07/01/2014 | 07/01/2020',
  ])
  assert.deepEqual(await found(shown('Retroactive date 07/01/2020.'), group), [])
  assert.deepEqual(
    (await found(shown('Specialty: general dentistry with implants.'), group)).map(
      (each) => each.split(' | ')[0],
    ),
    ['Specialty: implants'],
  )
})

Deno.test('a demand that the certificate answers with no, or for too few months, is told', async () => {
  const policy = `<h1>Commercial Property Declarations</h1><p>Policy number: CP 77-20</p><p>Named insured: Birch Row LLC</p>
    <p>Policy period: 03/01/2026 to 03/01/2027</p><table><tr><td>Building</td><td>$2,000,000</td></tr></table>`
  const shown = `<p>Insured: Birch Row LLC</p><table><tr><td>Policy number</td><td>CP 77-20</td></tr><tr><td>Building</td><td>$2,000,000</td></tr>
    <tr><td>Rental income (12 months)</td><td>$300,000</td></tr><tr><td>Terrorism</td><td>No</td></tr><tr><td>Flood</td><td>No</td></tr></table>`
  const loan = (text: string) =>
    `<h1>Loan agreement</h1><p>Borrower: Birch Row LLC. Lender: Alder Bank.</p><p>${text}</p>`
  const demand = async (text: string) =>
    (await found(shown, policy, loan(text))).filter((each) => /Terrorism|Rental|Flood/.test(each))
  assert.deepEqual(await demand('Borrower shall carry terrorism insurance.'), ['Terrorism | No | required'])
  assert.deepEqual(await demand('Borrower shall carry rental income insurance for eighteen (18) months.'), [
    'Rental income | 12 months | 18 months required',
  ])
  assert.deepEqual(await demand('Flood insurance shall be carried if the property is in a flood zone.'), [])
})

Deno.test('a peril whose box is ticked is looked up in the policy', async () => {
  const policy = `<h1>Commercial Property Declarations</h1><p>Policy number: CP 77-20</p><p>Named insured: Birch Row LLC</p>
    <p>Policy period: 03/01/2026 to 03/01/2027</p><table><tr><td>Building</td><td>$2,000,000</td></tr><tr><td>Flood</td><td>Not covered</td></tr></table>`
  const shown = (flood: string) =>
    `<p>Insured: Birch Row LLC</p><p>Policy number: CP 77-20</p><p>CAUSES OF LOSS: [ ] BASIC [ ] BROAD [X] SPECIAL [${flood}] FLOOD</p>`
  assert.deepEqual(
    (await found(shown('X'), policy)).map((each) => each.split(' | ').slice(0, 2)),
    [['Flood', 'ticked']],
  )
  assert.deepEqual(await found(shown(' '), policy), [])
})

Deno.test('the symbols of covered autos are read wherever the declarations have them', async () => {
  const policy = (
    row: string,
  ) => `<h1>Business Auto Declarations</h1><p>Policy number: BA 77-20</p><p>Named insured: Birch Row LLC</p>
    <p>Policy period: 03/01/2026 to 03/01/2027</p><table><tr><td>${row}</td><td>$1,000,000 each accident</td></tr></table>`
  const shown =
    '<p>Insured: Birch Row LLC</p><p>Policy number: BA 77-20</p><p>The policy covers any auto used in the business.</p>'
  for (const row of [
    'Auto liability, symbols 7, 8, 9',
    'Motor carrier liability, covered autos 67, 68, 71',
    'Liability: symbol 7 and 8',
  ])
    assert.deepEqual(
      (await found(shown, policy(row))).map((each) => each.split(' | ')[0]),
      ['Covered autos: any auto'],
      row,
    )
  assert.deepEqual(await found(shown, policy('Auto liability, symbol 1')), [])
})
