import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { readInsuranceClauses } from './insuranceClauses.ts'
import { reviewCertificate } from './reviewCertificate.ts'
import { reviewContract } from './reviewContract.ts'

function page(name: string, body: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${body}</body></html>`), { name })
}

/** A businessowners policy of two places, the leased one smaller. */
const policy = await page(
  'policy.html',
  `<h1>Businessowners Policy Declarations</h1><p>Larkspur Mutual Insurance Company</p>
   <table><tr><td>Policy number</td><td>BP 7710-2214</td></tr><tr><td>Named insured</td><td>Copper Kettle Pet Grooming LLC</td></tr>
   <tr><td>Policy period</td><td>05/01/2026 to 05/01/2027</td></tr></table>
   <h2>Property</h2>
   <table><tr><th>Prem.</th><th>Address</th><th>Building limit</th><th>Business personal property limit</th></tr>
   <tr><td>1</td><td>418 Alder Street, Salida, CO 81201</td><td>Not covered (tenant)</td><td>$90,000</td></tr>
   <tr><td>2</td><td>27 Quarry Road, Poncha Springs, CO 81242</td><td>$610,000</td><td>$40,000</td></tr></table>
   <p>Property Deductible: $1,000 per occurrence. Windstorm or Hail Deductible: 2 percent of the limit that applies to the damaged property.</p>
   <p>Business Income and Extra Expense: Actual Loss Sustained for up to 12 consecutive months.</p>
   <h2>Liability</h2>
   <table><tr><td>Liability and Medical Expenses - each occurrence</td><td>$1,000,000</td></tr>
   <tr><td>Damage to Premises Rented to You</td><td>$50,000</td></tr>
   <tr><td>Other than Products/Completed Operations Aggregate</td><td>$2,000,000</td></tr></table>
   <h1>LM-BP 4477 ANIMAL CARE PROFESSIONAL LIABILITY</h1>
   <p>We will pay damages because of a negligent act in bathing, clipping or nail trimming of animals.
   This endorsement does not apply to boarding, anesthesia-free dentistry, microchip implantation or breeding.</p>`,
)

function lease(clauses: string): Promise<Reading> {
  return page(
    'lease.html',
    `<p>This Lease is between Arkansas River Landlord Partners LP (“Landlord”) and Copper Kettle Pet Grooming LLC (“Tenant”)
     for the premises at 418 Alder Street, Salida. Tenderfoot Property Services LLC (“Manager”) manages the Building.</p>
     <h2>Insurance</h2>${clauses}`,
  )
}

async function findingOn(clause: string) {
  const [found] = reviewContract(await lease(`<p>${clause}</p>`), policy)
  return [found?.status, found?.reason]
}

Deno.test('a deductible in percent is that of the limit at the leased premises', async () => {
  assert.deepEqual(await findingOn('Deductibles shall not exceed $5,000.'), [
    'met',
    'The largest deductible is $1,800.',
  ])
  assert.deepEqual(await findingOn('Deductibles shall not exceed $1,500.'), [
    'not met',
    'Windstorm or Hail Deductible is 2%, which is $1,800 of the limit of $90,000, the contract allows $1,500.',
  ])
})

Deno.test('the actual loss sustained is sufficient for the months that it is paid', async () => {
  const clause = (months: string) =>
    findingOn(
      `Tenant shall carry business income insurance sufficient to pay rent and continuing costs for not less than ${months} months.`,
    )
  assert.deepEqual(await clause('twelve'), ['met', 'The policy gives 12 months.'])
  assert.deepEqual(await clause('eighteen'), [
    'not met',
    'The contract asks for 18 months, the policy gives 12.',
  ])
})

Deno.test('property at premises that the policy does not list is not insured there', async () => {
  const clause = '<p>Tenant shall insure its personal property for not less than $60,000.</p>'
  const elsewhere = await page(
    'other-lease.html',
    `<p>This Lease is between Arkansas River Landlord Partners LP (“Landlord”) and Copper Kettle Pet Grooming LLC (“Tenant”)
     for the premises at 905 Sackett Avenue, Salida.</p><h2>Insurance</h2>${clause}`,
  )
  const [found] = reviewContract(elsewhere, policy)
  assert.equal(found?.status, 'cannot tell')
  assert.match(found?.reason ?? '', /no property at 905 Sackett/)
  const [leased] = reviewContract(await lease(clause), policy)
  assert.doesNotMatch(leased?.reason ?? '', /no property at/)
})

Deno.test('notice of cancellation is asked for beside the delivery of certificates', async () => {
  const contract = await lease(
    `<p>Certificates shall be delivered before occupancy, and Tenant shall give Landlord thirty (30) days’ notice of cancellation.</p>`,
  )
  assert.deepEqual(
    readInsuranceClauses(contract).map(({ kind, proof }) => [kind, proof?.due]),
    [
      ['notice', undefined],
      ['evidence', ['before occupancy']],
    ],
  )
  assert.deepEqual(
    reviewContract(contract, policy).map(({ requirement: { kind, days } }) => [kind, days]),
    [['notice', 30]],
  )
})

Deno.test('a limit that holds near the pool alone is no limit of the policy', async () => {
  const inn = await page(
    'inn.html',
    `<h1>Commercial Package Policy Declarations</h1><p>Named insured: Beacon Cove Inn LLC</p>
     <table><tr><td>Each Occurrence</td><td>$1,000,000</td></tr><tr><td>General Aggregate</td><td>$2,000,000</td></tr>
     <tr><td>Business Income and Extra Expense</td><td>$750,000, 72 hours</td></tr></table>
     <h1>CAUSES OF LOSS - SPECIAL FORM</h1>
     <p>When Special is shown in the Declarations, Covered Causes of Loss means direct physical loss unless the loss is excluded or limited in this policy.</p>
     <h1>SWIMMING POOL LIMITATION ENDORSEMENT</h1>
     <p>B. With respect to "bodily injury" occurring in or within 20 feet of any swimming pool, the Each Occurrence Limit is reduced to $250,000.</p>`,
  )
  const findings = reviewContract(
    await lease(`<p>Tenant shall maintain commercial general liability insurance of not less than $2,000,000 per occurrence.</p>
      <p>Tenant shall maintain business interruption insurance for at least twelve months.</p>`),
    inn,
  )
  assert.match(findings[0]?.reason ?? '', /the policy gives \$1,000,000/)
  assert.equal(findings[1]?.status, 'cannot tell')
  assert.doesNotMatch(findings[1]?.reason ?? '', /When Special is shown/)
})

Deno.test('a certificate for a lease is told each party, waiver and service that it lacks or claims', async () => {
  const certificate = await page(
    'certificate.html',
    `<h1>EVIDENCE OF LIABILITY INSURANCE</h1><p>Insured: Copper Kettle Pet Grooming LLC, 418 Alder Street, Salida, CO 81201</p>
     <p>Insurer A: Larkspur Mutual Insurance Company</p>
     <table><tr><th>Ins</th><th>Type of insurance</th><th>Add'l insd</th><th>Subr wvd</th><th>Policy number</th><th>Effective</th><th>Expires</th><th>Limits</th></tr>
     <tr><td>A</td><td>BUSINESSOWNERS LIABILITY [X] Occurrence</td><td>N</td><td>N</td><td>BP 7710-2214</td><td>05/01/2026</td><td>05/01/2027</td>
     <td>Each occurrence $1,000,000; Damage to rented premises $300,000; General aggregate $1,000,000</td></tr>
     <tr><td>A</td><td>PROPERTY [X] Special</td><td>-</td><td>-</td><td>BP 7710-2214</td><td>05/01/2026</td><td>05/01/2027</td>
     <td>Business personal property $90,000</td></tr></table>
     <p>Description of operations: Operations at 418 Alder Street, including bathing, clipping, boarding services and nail trimming.</p>
     <p>Certificate holder: Arkansas River Landlord Partners LP, 2 Water Street, Salida, CO 81201</p>`,
  )
  const contract = await lease(
    `<p>Tenant shall carry business liability insurance of at least $1,000,000 each occurrence and $2,000,000 in the aggregate.</p>
     <p>Landlord, Manager and any mortgagee of the Building shall be additional insureds.</p>
     <p>Landlord and Tenant each release the other, and shall cause their property insurers to waive subrogation, for loss covered by property insurance.</p>`,
  )
  const { discrepancies } = reviewCertificate(certificate, { policies: [policy], contract })
  assert.deepEqual(
    discrepancies.map(({ field, onCertificate, shouldBe }) => [field, onCertificate, shouldBe].join(' | ')),
    [
      'General aggregate | $1,000,000 | $2,000,000',
      'Description of operations: boarding services | included | not covered (LM-BP 4477 ANIMAL CARE PROFESSIONAL LIABILITY)',
      'Additional insured | N | Y, Arkansas River Landlord Partners LP, Tenderfoot Property Services LLC, mortgagee',
      'Additional insured Tenderfoot Property Services LLC | not shown | additional insured',
      'Damage to rented premises | $300,000 | $50,000',
      'Waiver of subrogation (property) | - | required for property',
    ],
  )
})

Deno.test('the items of an exclusion are told of what a certificate lists, not of words that they share', async () => {
  const certificate = await page(
    'certificate.html',
    `<h1>CERTIFICATE</h1><p>Insured: Copper Kettle Pet Grooming LLC</p>
     <p>Description of operations: Bathing, boarding house deliveries and breeding stock supplies.</p>`,
  )
  const { discrepancies } = reviewCertificate(certificate, { policies: [policy], contract: null })
  assert.deepEqual(
    discrepancies.filter(({ field }) => field.startsWith('Description')),
    [],
  )
})
