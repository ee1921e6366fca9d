import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { drawnPdf, sketchedPdf } from '../../reading/testing/drawnPdf.ts'
import { reviewCertificate } from './reviewCertificate.ts'

/** A certificate as web pages print it, for a roofer. */
function certificate({
  limits = 'EACH OCCURRENCE $1,000,000 DAMAGE TO RENTED $100,000 MED EXP $Excluded PERSONAL & ADV $1,000,000 GENERAL AGGREGATE $2,000,000',
  marks = ['N', 'N'],
  remarks = 'Reroof of the school.',
}: { limits?: string; marks?: [string, string]; remarks?: string } = {}): Promise<Reading> {
  return page(
    'certificate.html',
    `<h1>CERTIFICATE OF LIABILITY INSURANCE</h1><p>DATE 06/02/2026</p>
     <p>INSURED: Delgado Sheet Metal LLC, 902 Linden Ave, Zanesville OH 43701</p>
     <table><tr><th>INSR</th><th>TYPE OF INSURANCE</th><th>ADDL INSD</th><th>SUBR WVD</th><th>POLICY NUMBER</th>
     <th>POLICY EFF (MM/DD/YYYY)</th><th>POLICY EXP (MM/DD/YYYY)</th><th>LIMITS</th></tr>
     <tr><td>A</td><td>COMMERCIAL GENERAL LIABILITY [X] OCCUR</td><td>${marks[0]}</td><td>${marks[1]}</td><td>PAS-889120</td>
     <td>05/01/2026</td><td>05/01/2027</td><td>${limits}</td></tr>
     <tr><td>B</td><td>AUTOMOBILE LIABILITY [X] SCHEDULED [X] HIRED</td><td></td><td></td><td>CA 7761203</td>
     <td>05/01/2026</td><td>05/01/2027</td><td>COMBINED SINGLE LIMIT $500,000</td></tr></table>
     <p>DESCRIPTION OF OPERATIONS: ${remarks}</p>
     <p>CERTIFICATE HOLDER: Olentangy Builders Group, Inc., 18 High Street, Columbus OH 43215</p>`,
  )
}

function subcontract(clauses: string): Promise<Reading> {
  return page(
    'subcontract.html',
    `<p>This Subcontract is between Olentangy Builders Group, Inc. ("Contractor") and Delgado Sheet Metal LLC ("Subcontractor")
     for the reroofing of Westerville Middle School, owned by Westerville City School District ("Owner").
     The Work shall be completed by September 30, 2027.</p><h2>INSURANCE</h2>${clauses}`,
  )
}

async function differencesOf(
  read: Promise<Reading>,
  {
    contract = null,
    policy = null,
  }: { contract?: Promise<Reading> | null; policy?: Promise<Reading> | null },
) {
  const { discrepancies } = reviewCertificate(await read, {
    contract: await contract,
    policies: policy ? [await policy] : [],
    today: '2026-06-10',
  })
  return discrepancies.map(({ field, onCertificate, shouldBe }) => [field, onCertificate, shouldBe])
}

Deno.test('a limit that is printed as excluded is compared with what the contract asks for', async () => {
  const contract = subcontract(
    '<p>Subcontractor shall maintain commercial general liability of $1,000,000 each occurrence, $2,000,000 general aggregate, $10,000 medical expense and $300,000 damage to rented premises, and business auto of $1,000,000 combined single limit.</p>',
  )
  assert.deepEqual(await differencesOf(certificate(), { contract }), [
    ['Medical expense', 'Excluded', '$10,000 required'],
    ['Damage to rented premises', '$100,000', '$300,000 required'],
    ['Combined single limit', '$500,000', '$1,000,000 required'],
  ])
})

Deno.test('a limit that is printed as excluded is compared with what the policy gives', async () => {
  const policy = page(
    'policy.html',
    `<h1>Commercial General Liability Declarations</h1><p>Policy No. PAS-889120</p><p>Named Insured: Delgado Sheet Metal LLC</p>
     <p>Policy period: 05/01/2026 to 05/01/2027</p>
     <table><tr><td>Each occurrence</td><td>$1,000,000</td></tr><tr><td>General aggregate</td><td>$2,000,000</td></tr>
     <tr><td>Medical expense</td><td>$5,000</td></tr></table>`,
  )
  assert.deepEqual(await differencesOf(certificate(), { policy }), [
    ['Medical expense', 'Excluded', '$5,000'],
  ])
})

Deno.test('boxes that say no are told where a clause names one line among all', async () => {
  const contract = subcontract(
    `<p>Contractor and Owner shall be additional insureds for ongoing operations, including under umbrella.</p>
     <p>Waiver of subrogation in favor of Contractor and Owner on all policies including workers compensation.</p>`,
  )
  assert.deepEqual(
    (await differencesOf(certificate(), { contract })).map(([field, shown]) => [field, shown]),
    [
      ['Additional insured', 'N'],
      ['Additional insured Westerville City School District', 'not shown'],
      ['Waiver of subrogation', 'N'],
    ],
  )
})

Deno.test('work that the certificate excludes in its remarks is told where the contract is for that work', async () => {
  const contract = subcontract(
    '<p>Subcontractor shall carry general liability of $1,000,000 each occurrence.</p>',
  )
  const told = async (remarks: string) =>
    (await differencesOf(certificate({ remarks }), { contract })).map(([field]) => field)
  assert.deepEqual(await told('Roofing operations excluded.'), ['Exclusion: Roofing operations'])
  assert.deepEqual(await told('Torch-down and reroofing work are excluded.'), ['Exclusion: Reroofing work'])
  assert.deepEqual(await told('Aircraft products are excluded.'), [])
  assert.deepEqual(await told('Officers excluded from workers compensation?'), [])
})

Deno.test('a policy that expires before the work ends is noted, and is no error', async () => {
  const contract = await subcontract(
    '<p>Subcontractor shall carry general liability of $1,000,000 each occurrence.</p>',
  )
  const { renewals, discrepancies } = reviewCertificate(await certificate(), {
    contract,
    policies: [],
    today: '2026-06-10',
  })
  assert.deepEqual(
    renewals.map(({ field, onCertificate, shouldBe }) => [field, onCertificate, shouldBe]),
    [
      ['General liability expiration date', '05/01/2027', 'in force until 09/30/2027'],
      ['Automobile liability expiration date', '05/01/2027', 'in force until 09/30/2027'],
    ],
  )
  assert.deepEqual(discrepancies, [])
})

Deno.test('reads a table that begins with the limits, and a column that only says what is included', async () => {
  const contract = page(
    'agreement.html',
    `<p>Bear Creek Owners Association ("Association") and Greenlathe Landscaping Inc. ("Vendor").</p><h2>INSURANCE</h2>
     <p>Vendor shall carry general liability of $2,000,000 each occurrence and $2,000,000 general aggregate.</p>
     <p>Vendor's insurer shall waive subrogation against Association.</p>`,
  )
  const first = page(
    'first.html',
    `<p>Insured: Greenlathe Landscaping Inc.</p><table><tr><th>Limits</th><th>Coverage</th><th>Policy</th><th>Term</th></tr>
     <tr><td>Each occ. 1,000,000 Gen. agg. 2,000,000 Med. exp. Excluded</td><td>General liability</td><td>CLS-330871</td><td>05/01/26 - 05/01/27</td></tr></table>`,
  )
  const answers = page(
    'answers.html',
    `<p>Insured: Greenlathe Landscaping Inc.</p><table><tr><th>Coverage</th><th>Included?</th><th>Limit</th></tr>
     <tr><td>Liability per occurrence</td><td>Yes</td><td>$1,000,000</td></tr><tr><td>General aggregate</td><td>Yes</td><td>$2,000,000</td></tr>
     <tr><td>Waiver of subrogation</td><td>No</td><td>–</td></tr></table>`,
  )
  assert.deepEqual(await differencesOf(first, { contract }), [
    ['Each occurrence', '1,000,000', '$2,000,000 required'],
  ])
  assert.deepEqual(await differencesOf(answers, { contract }), [
    ['Liability per occurrence', '$1,000,000', '$2,000,000 required'],
    ['Waiver of subrogation', 'No', 'required'],
  ])
})

Deno.test('the loss payee has to be the one that the contract names', async () => {
  const contract = page(
    'lease.html',
    `<p>Front Street Holdings LLC ("Landlord") and Bistro Calloway LLC ("Tenant").</p><h2>INSURANCE</h2>
     <p>Tenant shall insure its improvements for $250,000, with Landlord as loss payee.</p>`,
  )
  const memo = page(
    'memo.html',
    `<table><tr><td>Named insured</td><td>Bistro Calloway LLC</td></tr><tr><td>Tenant improvements</td><td>$250,000</td></tr>
     <tr><td>Loss payee</td><td>Coastal Trust Bank</td></tr><tr><td>Certificate holder</td><td>Front Street Holdings LLC</td></tr></table>`,
  )
  assert.deepEqual(await differencesOf(memo, { contract }), [
    ['Loss payee', 'Coastal Trust Bank', 'Front Street Holdings LLC'],
  ])
})

Deno.test('a state form for workers compensation names its holder, officers and limits in numbered items', async () => {
  const form = page(
    'form.html',
    `<h2>Certificate of Workers' Compensation Insurance</h2>
     <p>1a. Legal name and address of insured: Kowalczyk Drywall Co., 3309 Lake Avenue, Rochester, NY 14612</p>
     <p>2. Name and address of entity requesting proof: Genesee Valley General Contractors, Inc., 50 Commerce Park, Rochester, NY 14623</p>
     <p>3b. Policy number: PWM 5590127</p><p>3c. Effective period: 01/01/2026 to 01/01/2027</p>
     <p>3d. The proprietor, partners or executive officers are: [X] included [ ] all excluded or certain officers excluded</p>
     <p>5. Employers liability: Each accident $500,000. Disease, each employee $500,000. Disease, policy limit $500,000.</p>
     <p>6. Waiver of subrogation: Yes in favor of the entity in box 2</p>`,
  )
  const policy = page(
    'policy.html',
    `<h1>WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY - INFORMATION PAGE</h1><p>Policy No. PWM 5590127</p>
     <p>1. The Insured: Kowalczyk Drywall Co., 3309 Lake Avenue, Rochester, NY 14612</p>
     <p>2. The policy period is from 01/01/2026 to 01/01/2027.</p>
     <p>3B. Part Two limits: Bodily Injury by Accident $500,000 each accident; Bodily Injury by Disease $500,000 policy limit; Bodily Injury by Disease $100,000 each employee.</p>
     <h2>WC 00 03 08 Partners, Officers and Others Exclusion Endorsement</h2>
     <p>The policy does not cover bodily injury to any person described in the schedule: Piotr Kowalczyk, President.</p>
     <h2>WC 00 03 13 Waiver of Our Right to Recover From Others</h2>
     <p>We will not enforce our right against the person named in the schedule: Finger Lakes Housing Partners.</p>`,
  )
  assert.deepEqual(
    (await differencesOf(form, { policy })).map(([field]) => field),
    ['Employers liability, disease each employee', 'Officers', 'Waiver of subrogation'],
  )
})

Deno.test('limits that an endorsement replaces are compared as it leaves them', async () => {
  const policy = page(
    'policy.html',
    `<h1>WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY - INFORMATION PAGE</h1><p>Policy No. WCI 7719-4402</p>
     <p>3B. Part Two limits: $500,000 each accident; $500,000 disease policy limit; $500,000 disease each employee.</p>
     <h2>IB 00 09 11 EMPLOYERS LIABILITY LIMITS CHANGED</h2>
     <p>The limits of item 3.B are replaced by these: $1,000,000 each accident, $1,000,000 disease policy limit, and $1,000,000 disease each employee.</p>`,
  )
  const shown = (employee: string) =>
    page(
      'certificate.html',
      `<h1>Certificate of Workers Compensation Coverage</h1><table><tr><td>Policy</td><td>WCI 7719-4402</td></tr>
       <tr><td>Each accident</td><td>$1,000,000</td></tr><tr><td>Disease, policy limit</td><td>$1,000,000</td></tr>
       <tr><td>Disease, each employee</td><td>${employee}</td></tr></table>`,
    )
  assert.deepEqual(await differencesOf(shown('$1,000,000'), { policy }), [])
  assert.deepEqual(await differencesOf(shown('$500,000'), { policy }), [
    ['Employers liability, disease each employee', '$500,000', '$1,000,000'],
  ])
})

Deno.test('employers liability is never compared with the exclusion of a general liability form', async () => {
  const policy = page(
    'policy.html',
    `<h1>Commercial General Liability Declarations</h1><p>Policy No. PAS-889120</p>
     <table><tr><td>Each occurrence</td><td>$1,000,000</td></tr></table><h2>Exclusions</h2><ul><li>Employers liability is excluded.</li></ul>`,
  )
  const shown = page(
    'certificate.html',
    `<table><tr><td>Policy number</td><td>PAS-889120</td></tr><tr><td>Each occurrence</td><td>$1,000,000</td></tr>
     <tr><td>Employers liability each accident</td><td>$500,000</td></tr></table>`,
  )
  assert.deepEqual(await differencesOf(shown, { policy }), [])
})

Deno.test('each line that the contract names for a provision needs its own mark', async () => {
  const contract = subcontract(
    `<p>Contractor shall be an additional insured under the general liability and automobile liability policies.</p>
     <p>Workers compensation as required by law, with a waiver in favor of Contractor.</p>`,
  )
  assert.deepEqual(await differencesOf(certificate({ marks: ['Y', 'Y'] }), { contract }), [
    ['Additional insured on automobile liability', 'not marked', 'required'],
  ])
})

Deno.test('a letter that promises notice to its reader is held to the policy', async () => {
  const policy = page(
    'policy.html',
    `<h1>Contractors Liability Policy</h1><p>Policy no. BFC-77-20914</p><p>Any one occurrence $1,000,000</p>
     <h2>Cancellation</h2><p>We will mail you 30 days notice, 10 days if you have not paid. We mail notice to no one else.</p>`,
  )
  const letter = page(
    'letter.html',
    `<p>We certify that Ruiz Plumbing LLC carries liability insurance under policy number BFC-77-20914 of $1,000,000 each occurrence.</p>
     <p>We will endeavor to mail 30 days written notice to you should the policy be cancelled.</p>`,
  )
  assert.deepEqual(
    (await differencesOf(letter, { policy })).map(([field]) => field),
    ['Notice of cancellation'],
  )
})

Deno.test('the standard form is read where its titles and amounts take two lines', async () => {
  const narrow = sketchedPdf(narrowForm)
  const contract = subcontract(
    '<p>Subcontractor shall maintain general liability of $2,000,000 each occurrence, $2,000,000 general aggregate and $5,000 medical expense.</p>',
  )
  assert.deepEqual(
    await differencesOf(
      narrow.then((bytes) => readDocument(bytes, { name: 'certificate.pdf' })),
      { contract },
    ),
    [
      ['Each occurrence', '$ 1,000,000', '$2,000,000 required'],
      ['Medical expense', 'Excluded', '$5,000 required'],
    ],
  )
})

Deno.test('the policy that a binder proposes has a term of its own', async () => {
  const lines = [
    'INSURANCE BINDER',
    'Binder # WCB-2026-0611 Date 06/24/2026',
    'This binder is a temporary insurance contract. Effective 07/01/2026 12:01 AM; expires 08/30/2026',
    'Insured: Delgado Sheet Metal LLC, 902 Linden Ave, Zanesville OH 43701',
    'Type: General Liability. Proposed policy 07/01/2026 – 07/01/2027',
    'Each occurrence $1,000,000',
  ]
  const binder = drawnPdf((pdf) => {
    pdf.addPage()
    for (const [at, text] of lines.entries()) pdf.fontSize(9).text(text, 60, 60 + at * 20)
  }).then((bytes) => readDocument(bytes, { name: 'binder.pdf' }))
  const shown = page(
    'certificate.html',
    `<table><tr><td>Insured</td><td>Delgado Sheet Metal LLC</td></tr><tr><td>Effective date</td><td>07/01/2026</td></tr>
     <tr><td>Expiration date</td><td>07/01/2027</td></tr><tr><td>Each occurrence</td><td>$1,000,000</td></tr></table>`,
  )
  assert.deepEqual(await differencesOf(shown, { policy: binder }), [])
})

const narrowForm = `                      CERTIFICATE OF LIABILITY INSURANCE                 DATE 06/02/2026
INSURED                                               INSURER A: Granite Arch Insurance Company
Delgado Sheet Metal LLC                               INSURER B: Tri-Valley Casualty Company
902 Linden Ave, Zanesville, OH 43701
COVERAGES
INSR                               ADDL  SUBR  POLICY           POLICY EFF    POLICY EXP    LIMITS
LTR   TYPE OF INSURANCE            INSD  WVD   NUMBER           (MM/DD/YYYY)  (MM/DD/YYYY)
A     X  COMMERCIAL GENERAL        Y     Y     PAS-889120       05/01/2026    05/01/2027    EACH                      $
         LIABILITY                                                                          OCCURRENCE             1,000,000
                                                                                            MED EXP                   $
                                                                                            (Any one person)        Excluded
                                                                                            GENERAL                   $
                                                                                            AGGREGATE              2,000,000
DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES
Westerville Middle School.
CERTIFICATE HOLDER                                    CANCELLATION
Olentangy Builders Group, Inc.                        AUTHORIZED REPRESENTATIVE
                                                      Dana Orr`

async function page(name: string, body: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${body}</body></html>`), { name })
}

Deno.test('an additional insured that only the remarks name, with the boxes blank, is pointed out', async () => {
  const contract = subcontract(
    '<p>Subcontractor shall maintain business automobile liability covering any auto, $500,000 combined single limit.</p><p>Contractor shall be named as additional insured.</p>',
  )
  const remarks = 'Olentangy Builders Group, Inc. is an additional insured.'
  const box = [
    'Additional insured box, general liability',
    'blank, named only in the description',
    'marked Y',
  ]
  const autos = ['Covered autos', 'scheduled autos, hired autos', 'any auto required']
  assert.deepEqual(await differencesOf(certificate({ marks: ['', ''], remarks }), { contract }), [autos, box])
  assert.deepEqual(await differencesOf(certificate({ marks: ['Y', ''], remarks }), { contract }), [autos])
})

Deno.test('what the policy of a clause may not exclude asks for no policy of another line', async () => {
  const { missingLines } = reviewCertificate(await certificate(), {
    contract: await subcontract(
      '<p>Subcontractor shall maintain commercial general liability of $1,000,000 each occurrence.</p><p>The policy shall contain no exclusion for subsidence or earth movement.</p><p>Subcontractor shall maintain an umbrella of $5,000,000 each occurrence.</p>',
    ),
    policies: [],
    today: '2026-06-10',
  })
  assert.deepEqual(
    missingLines.map(({ field }) => field),
    ['Umbrella or excess liability'],
  )
})
