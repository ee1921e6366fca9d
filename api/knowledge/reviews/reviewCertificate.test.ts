import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { reviewCertificate } from './reviewCertificate.ts'
import { reviewContract } from './reviewContract.ts'

const policy = `<h1>Commercial General Liability Declarations</h1>
<p>Ironbark Surety &amp; Casualty Company</p>
<table>
<tr><td>Policy number</td><td>IGL 4410932-03</td></tr>
<tr><td>Named insured</td><td>Marlow Drywall &amp; Plaster, Inc.</td></tr>
<tr><td>Policy period</td><td>04/01/2026 to 04/01/2027</td></tr>
<tr><td>Each occurrence limit</td><td>$1,000,000</td></tr>
<tr><td>Damage to premises rented to you limit</td><td>$100,000</td></tr>
<tr><td>General aggregate limit</td><td>$2,000,000</td></tr>
</table>
<h2>IS-GL 2010 Additional insured, ongoing operations</h2>
<p>Any person or organization for whom you are performing operations is an additional insured when you have agreed so in a written contract.</p>
<h2>IS-GL 0224 Notice</h2>
<p>We will send notice of cancellation to certificate holders 10 days in advance.</p>
<h2>IS-GL 2404 Waiver</h2>
<p>We waive any right of recovery against the following. Persons or organizations: Halloran Brothers Builders LLC.</p>`

const certificate = `<h1>Certificate of Liability Insurance</h1>
<p>Insured: Marlow Drywall &amp; Plaster, Inc., Cleveland</p>
<p>Company: Ironbark Surety &amp; Casualty Company</p>
<table>
<tr><th>Coverage</th><th>Policy number</th><th>Effective</th><th>Expires</th><th>Limits</th></tr>
<tr><td>General liability</td><td>IGL 4419032-03</td><td>04/01/2026</td><td>04/01/2027</td><td>Each occurrence $1,000,000</td></tr>
<tr><td></td><td></td><td></td><td></td><td>Damage to rented premises $300,000</td></tr>
<tr><td></td><td></td><td></td><td></td><td>General aggregate $2,000,000</td></tr>
</table>
<p>Halloran Brothers Builders LLC is additional insured for ongoing and completed operations.</p>
<p>The holder will be given 30 days written notice of cancellation.</p>`

const contract = `<h1>Subcontract</h1>
<p>Halloran Brothers Builders LLC (the "Contractor") and Marlow Drywall &amp; Plaster, Inc. (the "Subcontractor") agree as follows. The project belongs to Lakefront Medical Trust (the "Owner").</p>
<table>
<tr><td>C.1</td><td>General liability of $1,000,000 each occurrence and $2,000,000 general aggregate.</td></tr>
<tr><td>C.2</td><td>Riggers liability of $500,000 for property on the hook.</td></tr>
<tr><td>C.3</td><td>All insurers waive subrogation against the Contractor and the Owner.</td></tr>
</table>
<p>9. Insurance of others. Any contractor engaged by the Subcontractor carries general liability of $5,000,000.</p>`

async function read(name: string, html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name })
}

Deno.test('finds wrong codes, limits in rows of their own, and wording the policy lacks', async () => {
  const { discrepancies, agreeing } = reviewCertificate(await read('certificate.html', certificate), {
    policies: [await read('policy.html', policy)],
    contract: null,
  })
  assert.deepEqual(
    discrepancies
      .map(({ field, onCertificate, shouldBe }) => [field, onCertificate, shouldBe].join(': '))
      .toSorted((a, b) => a.localeCompare(b)),
    [
      'Additional insured: Halloran Brothers Builders LLC: Halloran Brothers Builders LLC is additional insured for ongoing and completed operations.: The additional insured endorsement does not include completed operations.',
      'Damage to rented premises: $300,000: $100,000',
      'Notice of cancellation: 30 days: 10 days',
      'Policy number: IGL 4419032-03: IGL 4410932-03',
    ],
  )
  for (const field of ['Named insured', 'Carrier name', 'Expiration date', 'Each occurrence'])
    assert.ok(agreeing.includes(field), field)
})

Deno.test('a certificate without dates or numbers in columns is compared by its text', async () => {
  const { discrepancies } = reviewCertificate(
    await read(
      'certificate.html',
      `<p>Insured: Marlow Drywall and Plaster Inc</p><p>Policy IGL 4410932-03, effective 04/01/2026, expires 04/01/2028</p>`,
    ),
    { policies: [await read('policy.html', policy)], contract: null },
  )
  assert.deepEqual(
    discrepancies.map(({ field, shouldBe }) => [field, shouldBe]),
    [['Expiration date', '04/01/2027']],
  )
})

Deno.test('reads requirements from a numbered table and compares the parties of a waiver', async () => {
  const findings = reviewContract(await read('contract.html', contract), await read('policy.html', policy))
  const status = (words: string) =>
    findings.find(({ requirement }) => requirement.quote.includes(words))?.status
  assert.equal(status('General liability of $1,000,000'), 'met')
  assert.equal(status('Riggers liability'), 'cannot tell')
  assert.equal(status('waive subrogation'), 'not met')
  assert.equal(status('Any contractor engaged'), 'cannot tell')
})

Deno.test('declarations alone do not show that an endorsement is missing', async () => {
  const declarations = policy.slice(0, policy.indexOf('<h2>IS-GL 2010'))
  const findings = reviewContract(
    await read('contract.html', contract),
    await read('declarations.html', declarations),
  )
  const waiver = findings.find(({ requirement }) => requirement.kind === 'waiver')
  assert.equal(waiver?.status, 'cannot tell')
  assert.match(waiver.reason, /Only declarations were supplied/)
})

Deno.test('holds the claims of a certificate against endorsements and exclusions', async () => {
  const auto = `<h1>Business Auto Declarations</h1>
    <table>
    <tr><td>Policy number</td><td>BAP 77-4410</td></tr>
    <tr><td>Named insured</td><td>Tamarack Plowing LLC, 40 Elevator Road, Minot, ND 58701</td></tr>
    <tr><td>Policy period</td><td>10/01/2026 to 10/01/2027</td></tr>
    <tr><td>Liability</td><td>$1,000,000</td></tr>
    </table>
    <h2>BA 2048 Designated insured</h2>
    <p>Schedule: Minot Park District. Each organization shown is an insured for the conduct of an insured.</p>
    <h2>BA 9900 Exclusion - Airside operations</h2>
    <p>This policy does not apply to autos on a runway or taxiway.</p>
    <h2>Conditions</h2>
    <p>Cancellation: we will mail the named insured 60 days notice. No other person is entitled to notice.</p>`
  const shown = `<table>
    <tr><td>Named insured</td><td>Tamarack Plowing LLC, 40 Elevator Road, Minot, ND 58710</td></tr>
    <tr><td>Policy number</td><td>BAP 77-4410</td></tr>
    <tr><td>Additional insured</td><td>City of Minot</td></tr>
    <tr><td>Primary and noncontributory</td><td>Yes</td></tr>
    <tr><td>Coverage dates</td><td>10/01/2026 to 10/01/2027</td></tr>
    </table>
    <p>Operations: terminal and airside areas.</p>
    <p>The holder will be given 30 days notice of cancellation.</p>`
  const { discrepancies } = reviewCertificate(await read('certificate.html', shown), {
    policies: [await read('policy.html', auto)],
    contract: null,
  })
  assert.deepEqual(
    discrepancies.map(({ field }) => field).toSorted((a, b) => a.localeCompare(b)),
    [
      'Additional insured: City of Minot',
      'Insured address ZIP',
      'Notice of cancellation',
      'Operations: airside areas',
      'Primary and noncontributory',
    ],
  )
})

/** Words of the standard form, each at its place on the page. */
const boxes: readonly (readonly [number, number, string])[] = [
  [25, 135, 'INSURED'],
  [25, 143, 'Juniper Grounds Co.'],
  [309, 143, 'INSURER A : Stonecrop Casualty Company'],
  [309, 152, 'INSURER B : Stonecrop Indemnity Company'],
  [25, 205, 'COVERAGES'],
  [25, 233, 'INSR'],
  [90, 233, 'TYPE OF INSURANCE'],
  [193, 233, 'ADDL'],
  [213, 233, 'SUBR'],
  [258, 233, 'POLICY NUMBER'],
  [332, 233, 'POLICY EFF'],
  [379, 233, 'POLICY EXP'],
  [497, 233, 'LIMITS'],
  [27, 239, 'LTR'],
  [193, 239, 'INSD'],
  [214, 239, 'WVD'],
  [45, 250, 'X'],
  [54, 250, 'COMMERCIAL GENERAL LIABILITY'],
  [29, 264, 'A'],
  [198, 264, 'Y'],
  [217, 264, 'Y'],
  [245, 264, 'GL 40-118-2207'],
  [245, 290, 'Rev. 2 of 04-2026'],
  [330, 264, '10/01/2026'],
  [377, 264, '10/01/2027'],
  [422, 250, 'EACH OCCURRENCE'],
  [518, 250, '$ 1,000,000'],
  [422, 264, 'DAMAGE TO RENTED PREMISES (Ea'],
  [422, 270, 'occurrence)'],
  [518, 267, '$ 300,000'],
  [422, 282, 'MED EXP (Any one person)'],
  [518, 282, '$'],
  [43, 300, 'AUTOMOBILE LIABILITY'],
  [29, 314, 'A'],
  [245, 314, 'BA 40-118-2280'],
  [330, 314, '10/01/2026'],
  [377, 314, '10/01/2027'],
  [422, 300, 'COMBINED SINGLE LIMIT (Ea accident)'],
  [518, 300, '$ 1,000,000'],
  [45, 350, 'X'],
  [54, 350, 'UMBRELLA LIAB'],
  [29, 364, 'A'],
  [245, 364, 'CU 40-118-2211'],
  [330, 364, '01/01/2026'],
  [377, 364, '01/01/2027'],
  [422, 350, 'EACH OCCURRENCE'],
  [518, 350, '$ 3,000,000'],
  [422, 364, 'AGGREGATE'],
  [518, 364, '$ 3,000,000'],
  [43, 400, "WORKERS COMPENSATION AND EMPLOYERS' LIABILITY"],
  [245, 414, 'WC 0093417'],
  [330, 414, '10/01/2026'],
  [377, 414, '10/01/2027'],
  [422, 414, 'E.L. EACH ACCIDENT'],
  [518, 414, '$ 500,000'],
  [43, 430, 'DESCRIPTION OF OPERATIONS below'],
  [422, 430, 'E.L. DISEASE - POLICY LIMIT'],
  [518, 430, '$ 500,000'],
  [43, 440, 'Herbicide applicator'],
  [245, 440, 'GL 40-118-2207'],
  [330, 440, '10/01/2026'],
  [377, 440, '10/01/2027'],
  [422, 440, 'Ded: $1,000'],
  [518, 440, '100,000'],
  [25, 460, 'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES'],
  [25, 468, 'Grounds maintenance.'],
  [25, 520, 'CERTIFICATE HOLDER'],
  [309, 520, 'CANCELLATION'],
  [33, 532, 'City of Harrow Falls'],
  [309, 560, 'AUTHORIZED REPRESENTATIVE'],
  [309, 568, 'T. Gallegos'],
]

const program = `<h1>Common declarations</h1>
<p>Named insured: Juniper Grounds Co.</p>
<table>
<tr><th>Policy</th><th>Company</th><th>Policy number</th><th>From</th><th>To</th></tr>
<tr><td>General Liability</td><td>Stonecrop Casualty Company</td><td>GL 40-118-2207</td><td>10/01/2026</td><td>10/01/2027</td></tr>
<tr><td>Business Auto</td><td>Stonecrop Casualty Company</td><td>BA 40-118-2208</td><td>10/01/2026</td><td>10/01/2027</td></tr>
<tr><td>Commercial Umbrella</td><td>Stonecrop Indemnity Company</td><td>CU 40-118-2211</td><td>10/01/2026</td><td>10/01/2027</td></tr>
</table>
<h2>GL 40-118-2207 Liability schedule</h2>
<table><tr><td>Each Occurrence</td><td>$1,000,000</td></tr><tr><td>Damage to Rented Premises</td><td>$100,000</td></tr></table>
<p>No waiver of subrogation has been purchased for this policy.</p>
<h2>BA 40-118-2208 Auto declarations</h2>
<table><tr><td>Liability, combined single limit</td><td>$1,000,000</td></tr></table>
<h2>CU 40-118-2211 Umbrella declarations</h2>
<table><tr><td>Each occurrence</td><td>$2,000,000</td></tr><tr><td>Aggregate</td><td>$2,000,000</td></tr></table>`

Deno.test('reads the boxes of the standard form and compares each row with its own policy', async () => {
  const form = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(5)
    for (const [x, y, text] of boxes) pdf.text(text, x, y, { lineBreak: false })
  })
  const { discrepancies } = reviewCertificate(await readDocument(form, { name: 'certificate.pdf' }), {
    policies: [await read('policy.html', program)],
    contract: null,
  })
  assert.deepEqual(
    discrepancies
      .map(({ field, onCertificate, shouldBe }) => [field, onCertificate, shouldBe].join(': '))
      .toSorted((a, b) => a.localeCompare(b)),
    [
      'Automobile liability policy number: BA 40-118-2280: BA 40-118-2208',
      'Damage to rented premises: $ 300,000: $100,000',
      'Umbrella aggregate: $ 3,000,000: $2,000,000',
      'Umbrella each occurrence: $ 3,000,000: $2,000,000',
      'Umbrella liability insurer: A Stonecrop Casualty Company: B Stonecrop Indemnity Company',
      'Umbrella liability policy dates: 01/01/2026 - 01/01/2027: 10/01/2026 - 10/01/2027',
      'Waiver of subrogation (GL): Y: No waiver of subrogation has been purchased for this policy.',
    ],
  )
})

Deno.test('compares a letter by its sentences and takes a form’s own words for no trigger', async () => {
  const { discrepancies } = reviewCertificate(
    await read(
      'letter.html',
      `<p>March 3, 2026</p><p>Halloran Brothers Builders LLC</p>
      <p>We confirm that Marlow Drywall &amp; Paint, Inc. is insured by Ironbark Casualty Company under policy number IGL 4410923-03, effective April 1, 2026 and expiring April 1, 2028, written on an occurrence basis.</p>
      <p>The limits are $1,000,000 each occurrence, $300,000 for damage to rented premises and $2,000,000 general aggregate.</p>`,
    ),
    {
      policies: [
        await read(
          'policy.html',
          `${policy}<p>The limits fix the most we will pay regardless of the number of insureds, claims made or suits brought.</p>`,
        ),
      ],
      contract: null,
    },
  )
  assert.deepEqual(
    discrepancies.map(({ field, onCertificate, shouldBe }) => [field, onCertificate, shouldBe].join(': ')),
    [
      'Policy number: IGL 4410923-03: IGL 4410932-03',
      'Named insured: Marlow Drywall & Paint, Inc.: Marlow Drywall & Plaster, Inc.',
      'Carrier name: Ironbark Casualty Company: Ironbark Surety & Casualty Company',
      'Expiration date: April 1, 2028: 04/01/2027',
      'Damage to rented premises: $300,000: $100,000',
    ],
  )
})

Deno.test('a limit differs only from a row of the policy with the same words', async () => {
  const shown = `<table>
    <tr><td>Named insured</td><td>Juniper Grounds Co.</td></tr>
    <tr><td>Ea. occurrence</td><td>$1,000,000</td></tr>
    <tr><td>Prod./comp. ops. agg.</td><td>$3,000,000</td></tr>
    <tr><td>Open roof water damage, per occurrence</td><td>$100,000</td></tr>
    <tr><td>Employee theft</td><td>$250,000</td></tr>
    <tr><td>Herbicide</td><td>$50,000</td></tr>
    <tr><td>Buildings</td><td>$900,000</td></tr></table>`
  const own = `<h1>Package declarations</h1><table>
    <tr><td>Named insured</td><td>Juniper Grounds Co.</td></tr>
    <tr><td>Each occurrence limit</td><td>$1,000,000</td></tr>
    <tr><td>Products-completed operations aggregate limit</td><td>$2,000,000</td></tr>
    <tr><td>Building, premises 1</td><td>$600,000</td></tr>
    <tr><td>Building, premises 2</td><td>$300,000</td></tr></table>
    <h2>Premium by part</h2><table>
    <tr><td>Employee theft</td><td>$21,190</td></tr>
    <tr><td>Liability</td><td>$4,810</td></tr>
    <tr><td>Total premium</td><td>$26,000</td></tr></table>`
  const { discrepancies, agreeing, unchecked } = reviewCertificate(await read('certificate.html', shown), {
    policies: [await read('policy.html', own)],
    contract: null,
  })
  assert.deepEqual(
    discrepancies.map(({ field, onCertificate, shouldBe }) => [field, onCertificate, shouldBe]),
    [['Products-completed operations aggregate', '$3,000,000', '$2,000,000']],
  )
  for (const field of ['Each occurrence', 'Buildings']) assert.ok(agreeing.includes(field), field)
  assert.deepEqual(
    unchecked.map(({ onCertificate, page }) => [onCertificate, page]),
    [
      ['$100,000', 1],
      ['$250,000', 1],
      ['$50,000', 1],
    ],
  )
})

Deno.test('compares the states and the excluded officers of workers compensation', async () => {
  const information = `<h1>Workers compensation information page</h1>
    <p>3.A. Part One applies to the workers compensation law of: ID</p>
    <p>3.B. Employers liability: each accident $500,000.</p>
    <h2>WC 0308 Officers excluded from coverage</h2>
    <p>The policy does not cover the person named here. Schedule: Dale R. Hutchens, President.</p>
    <h2>WC 0313 Waiver of our right to recover from others</h2>
    <p>We will not enforce our right against the organization named in the Schedule. Schedule: Teton Basin Irrigation District.</p>`
  const shown = `<table><tr><td>Certificate holder</td><td>Teton Basin Irrigation District</td></tr>
    <tr><td>Waiver of subrogation</td><td>None</td></tr></table>
    <p>Workers compensation: statutory, states of Idaho and Wyoming</p>
    <p>Officers: all corporate officers are covered.</p>`
  const { discrepancies } = reviewCertificate(await read('certificate.html', shown), {
    policies: [await read('policy.html', information)],
    contract: null,
  })
  assert.deepEqual(
    discrepancies.map(({ field, shouldBe }) => [field, shouldBe.slice(0, 40)]),
    [
      ['States covered', 'ID only'],
      ['Officers', 'Schedule: Dale R. Hutchens, President.'],
      ['Waiver of subrogation', 'waived in favor of Teton Basin Irrigatio'],
    ],
  )
})

/** What an endorsement says, with the limit that it changes to half of what the declarations show. */
const changes: readonly (readonly [field: RegExp, endorsement: string])[] = [
  [/rented/i, 'The Damage to Premises Rented to You Limit shown in the Declarations is amended to $50,000.'],
  [
    /rented/i,
    'Section III is revised. The most we will pay for damage to premises rented to you is $50,000.',
  ],
  [
    /rented/i,
    'Wherever the Declarations show a limit for damage to premises rented to you, the figure is now $50,000.',
  ],
  [
    /rented/i,
    'In consideration of a return premium of $312, the limit for damage to premises rented to you is reduced from $100,000 to $50,000.',
  ],
  [
    /rented/i,
    'Paragraph 6 of Section III is deleted and replaced by the following: Subject to paragraph 5, the Damage to Premises Rented to You Limit of $50,000 is the most we will pay because of property damage to any one premises.',
  ],
  [
    /rented/i,
    '<table><tr><th>Coverage</th><th>Limit shown in the Declarations</th><th>Limit as amended</th></tr><tr><td>Damage to premises rented to you</td><td>$100,000</td><td>$50,000</td></tr></table>',
  ],
  [
    /products/i,
    'Item 4 of the Declarations, Products-Completed Operations Aggregate Limit, shall read $1,000,000.',
  ],
  [
    /products/i,
    'For the policy period, the aggregate for the products-completed operations hazard is lowered to $1,000,000.',
  ],
  [
    /products/i,
    'Our limit of insurance for your products and completed work in the aggregate becomes $1,000,000.',
  ],
]

Deno.test('an endorsement decides over the declarations, in whatever words it changes a limit', async () => {
  const declared = `<h1>Commercial General Liability Declarations</h1><table>
<tr><td>Policy number</td><td>IGL 4410932-03</td></tr>
<tr><td>Named insured</td><td>Marlow Drywall &amp; Plaster, Inc.</td></tr>
<tr><td>Policy period</td><td>04/01/2026 to 04/01/2027</td></tr>
<tr><td>Each occurrence limit</td><td>$1,000,000</td></tr>
<tr><td>Damage to premises rented to you limit</td><td>$100,000</td></tr>
<tr><td>Products-completed operations aggregate limit</td><td>$2,000,000</td></tr></table>
<h2>Endorsement No. 3</h2>`
  const shown = `<h1>Certificate of Liability Insurance</h1><p>Insured: Marlow Drywall &amp; Plaster, Inc.</p><table>
<tr><th>Coverage</th><th>Policy number</th><th>Effective</th><th>Expires</th><th>Limits</th></tr>
<tr><td>General liability</td><td>IGL 4410932-03</td><td>04/01/2026</td><td>04/01/2027</td><td>Each occurrence $1,000,000</td></tr>
<tr><td></td><td></td><td></td><td></td><td>Damage to rented premises $100,000</td></tr>
<tr><td></td><td></td><td></td><td></td><td>Products - comp/op agg $2,000,000</td></tr></table>`
  for (const [field, endorsement] of changes) {
    const { discrepancies } = reviewCertificate(await read('certificate.html', shown), {
      policies: [await read('policy.html', `${declared}<p>${endorsement}</p>`)],
      contract: null,
    })
    const [found, ...others] = discrepancies
    assert.match(found?.field ?? '', field, endorsement)
    assert.match(found?.shouldBe ?? '', field.test('rented') ? /50,000/ : /1,000,000/, endorsement)
    assert.deepEqual(others, [], endorsement)
  }
})

Deno.test('a lease with lettered lines is checked limit by limit, by party and by line', async () => {
  const lease = `<h1>Lease</h1><p>This lease is between Birch Hollow Properties LLC ("Lessor") and Pell Tile Works Inc. ("Lessee").</p>
<h2>9. Insurance</h2><p>Lessee and each of its subcontractors shall maintain:</p><ol>
<li>(a) Commercial general liability of not less than $2,000,000 each occurrence. Limits may be satisfied by any combination of primary and umbrella limits.</li>
<li>(b) Automobile liability of not less than $1,000,000 combined single limit.</li>
<li>(c) Workers compensation, and employers liability of not less than $1,000,000 each accident.</li>
<li>(d) Umbrella liability of not less than $1,000,000.</li></ol>
<p>9.2 Lessor, its property manager Orchard Lane Management, and its lender Ft. Wayne Harbor Bank shall be additional insureds on the policies in (a) and (b) for ongoing and completed operations.</p>`
  const shown = (
    umbrellaEnds: string,
  ) => `<h1>Certificate of Liability Insurance</h1><p>Date: 06/02/2026</p><p>Insured: Quill Electric LLC</p><table>
<tr><th>Type of insurance</th><th>Addl insd</th><th>Policy number</th><th>Effective</th><th>Expires</th><th>Limits</th></tr>
<tr><td>COMMERCIAL GENERAL LIABILITY [ ] CLAIMS-MADE [X] OCCUR</td><td>Y</td><td>GL-440193</td><td>01/01/2026</td><td>01/01/2027</td><td>EACH OCCURRENCE $1,000,000</td></tr>
<tr><td>AUTOMOBILE LIABILITY [ ] ANY AUTO [X] OWNED</td><td>N</td><td>BA-440194</td><td>01/01/2026</td><td>01/01/2027</td><td>COMBINED SINGLE LIMIT $1,000,000</td></tr>
<tr><td>[X] UMBRELLA LIAB [X] OCCUR</td><td></td><td>UX-440195</td><td>05/01/2025</td><td>${umbrellaEnds}</td><td>EACH OCCURRENCE $1,000,000</td></tr>
<tr><td>WORKERS COMPENSATION AND EMPLOYERS LIABILITY</td><td></td><td>WC-440196</td><td>01/01/2026</td><td>01/01/2027</td><td>E.L. EACH ACCIDENT $500,000</td></tr></table>
<p>Birch Hollow Properties LLC is an additional insured per CG 20 10 for ongoing operations.</p>`
  const fieldsWith = async (umbrellaEnds: string) => {
    const { discrepancies } = reviewCertificate(await read('certificate.html', shown(umbrellaEnds)), {
      policies: [],
      contract: await read('lease.html', lease),
    })
    return discrepancies.map(({ field }) => field)
  }
  const fields = await fieldsWith('05/01/2027')
  assert.deepEqual(
    [
      'Employers liability, each accident',
      'Additional insured for completed operations',
      'Additional insured Orchard Lane Management and Ft. Wayne Harbor Bank',
      'Additional insured on automobile liability',
    ].filter((field) => !fields.includes(field)),
    [],
    fields.join('\n'),
  )
  assert.ok(!fields.includes('Each occurrence'), 'the umbrella fills what it may')
  const ended = await fieldsWith('05/01/2026')
  assert.ok(ended.includes('Each occurrence'), ended.join('\n'))
  assert.ok(ended.includes('Umbrella liability expiration date'), ended.join('\n'))
  assert.doesNotMatch(ended.join(), /\[/)
})
