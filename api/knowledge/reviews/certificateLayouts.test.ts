import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { reviewCertificate } from './reviewCertificate.ts'

async function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

function differences(certificate: Reading, { policy, contract }: Partial<Record<string, Reading>>): string[] {
  return reviewCertificate(certificate, { policies: policy ? [policy] : [], contract: contract ?? null })
    .discrepancies.map(({ field, onCertificate, shouldBe }) => `${field}: ${onCertificate} → ${shouldBe}`)
    .toSorted((a, b) => a.localeCompare(b))
}

const studio = `<h1>Fernhill Insurance Company</h1>
<p>Package policy FPK-20-0044719</p>
<p>Named insured: Tin Roof Pottery LLC</p><p>Policy period: 03/01/2026 to 03/01/2027</p>
<h2>Section I Property</h2>
<table><tr><td>Contents</td><td>$90,000</td></tr><tr><td>Employee dishonesty</td><td>$10,000</td></tr></table>
<p>Property deductible: $2,500 per loss</p>
<h2>Section II General liability</h2>
<table><tr><td>Each occurrence</td><td>$1,000,000</td></tr>
<tr><td>General aggregate</td><td>$3,000,000</td></tr>
<tr><td>Damage to rented premises</td><td>$100,000</td></tr></table>
<h2>Section III Employment practices</h2>
<table><tr><td>Each claim and aggregate</td><td>$250,000</td></tr><tr><td>Retention</td><td>$5,000</td></tr></table>`

Deno.test('reads the lines of business of a certificate that stand side by side', async () => {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(9)
    const at = (text: string, x: number, y: number) => pdf.text(text, x, y, { lineBreak: false })
    pdf.font('Helvetica-Bold')
    at('Certificate of coverage', 60, 60)
    at('Insured', 60, 90)
    at('General liability', 60, 140)
    at('Employment practices', 330, 96)
    at('Property', 330, 160)
    pdf.font('Helvetica')
    at('Tin Roof Pottery LLC', 60, 102)
    at('FPK-20-0044719 03/01/2026 to 03/01/2027', 60, 152)
    at('FPK-20-0044719 03/01/2026 to 03/01/2027', 330, 108)
    at('FPK-20-0044719 03/01/2026 to 03/01/2027', 330, 172)
    for (const [row, label, amount] of [
      [0, 'Each occurrence', '$1,000,000'],
      [1, 'General aggregate', '$2,000,000'],
      [2, 'Damage to rented premises', '$100,000'],
    ] as const) {
      at(label, 60, 166 + row * 13)
      at(amount, 230, 166 + row * 13)
    }
    at('Each claim', 330, 120)
    at('$500,000', 500, 120)
    for (const [row, label, amount] of [
      [0, 'Contents', '$90,000'],
      [1, 'Employee dishonesty', '$25,000'],
      [2, 'Outdoor signs', '$5,000'],
    ] as const) {
      at(label, 330, 184 + row * 12)
      at(amount, 500, 184 + row * 12)
    }
  })
  const certificate = await readDocument(bytes, { name: 'certificate.pdf' })
  assert.deepEqual(differences(certificate, { policy: await page(studio) }), [
    'Employee dishonesty: $25,000 → $10,000',
    'Employment practices liability: $500,000 → $250,000',
    'General aggregate: $2,000,000 → $3,000,000',
  ])
})

Deno.test('reads a certificate that lists its limits with dashes under each line of business', async () => {
  const certificate = await page(`<h1>Certificate of insurance for suppliers</h1>
    <p>Insured: Tin Roof Pottery LLC</p>
    <h2>1. General liability</h2><p>– Policy number: FPK-20-0044719</p>
    <p>– Effective 03/01/2026, expires 03/01/2027</p>
    <p>– Each occurrence $1,000,000; general aggregate $2,000,000</p><p>– Damage to rented premises $300,000</p>
    <h2>2. Umbrella</h2><p>– Policy number: UMB-77120</p><p>– Each occurrence $4,000,000</p>`)
  assert.deepEqual(differences(certificate, { policy: await page(studio) }), [
    'Damage to rented premises: $300,000 → $100,000',
    'General aggregate: $2,000,000 → $3,000,000',
  ])
})

Deno.test('reads the standard form where its titles and labels wrap around their dates and amounts', async () => {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(7)
    const at = (x: number, y: number, ...lines: readonly string[]) => {
      for (const [row, line] of lines.entries()) pdf.text(line, x, y + row * 11, { lineBreak: false })
    }
    at(40, 60, 'CERTIFICATE OF LIABILITY INSURANCE')
    at(320, 100, 'INSURER A: Fernhill Insurance Company')
    at(40, 100, 'INSURED', 'Tin Roof Pottery LLC')
    at(40, 160, 'INSR', 'LTR')
    at(70, 160, 'TYPE OF INSURANCE')
    at(160, 160, 'ADDL', 'INSD')
    at(190, 160, 'SUBR', 'WVD')
    at(220, 160, 'POLICY NUMBER')
    at(330, 160, 'POLICY EFF')
    at(390, 160, 'POLICY EXP')
    at(450, 160, 'LIMITS')
    at(45, 190, 'A')
    at(70, 190, 'COMMERCIAL', 'GENERAL LIABILITY', '[X] OCCUR')
    at(220, 190, 'FPK-20-0044719')
    at(330, 190, '03/01/2026')
    at(390, 190, '03/01/2027')
    at(450, 190, 'EACH', 'OCCURRENCE', 'DAMAGE TO', 'RENTED PREMISES', 'GENERAL', 'AGGREGATE')
    for (const [row, amount] of ['$1,000,000', '$300,000', '$3,000,000'].entries())
      at(540, 195 + row * 22, amount)
    at(70, 264, 'AUTOMOBILE', 'LIABILITY', 'none reported')
    at(450, 264, 'COMBINED SINGLE LIMIT')
    at(40, 306, 'CERTIFICATE HOLDER', 'Town of Rye')
    for (const x of [38, 66, 156, 186, 216, 326, 386, 446, 590]) pdf.moveTo(x, 156).lineTo(x, 300).stroke()
    for (const y of [156, 184, 260, 300]) pdf.moveTo(38, y).lineTo(590, y).stroke()
  })
  const certificate = await readDocument(bytes, { name: 'certificate.pdf' })
  assert.deepEqual(differences(certificate, { policy: await page(studio) }), [
    'Damage to rented premises: $300,000 → $100,000',
  ])
})

Deno.test('reads boxes that hold their titles, and what is ticked in them', async () => {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(9)
    for (const x of [60, 250, 440]) pdf.moveTo(x, 100).lineTo(x, 190).stroke()
    for (const y of [100, 145, 190]) pdf.moveTo(60, y).lineTo(440, y).stroke()
    const box = (lines: readonly string[], x: number, y: number) => {
      for (const [row, line] of lines.entries()) pdf.text(line, x, y + row * 12, { lineBreak: false })
    }
    box(['INSURED', 'Copper Basin Drilling, Inc.'], 66, 106)
    box(['POLICY NUMBER: CB WC 88120 04', 'EFFECTIVE: 09/01/2026', 'EXPIRES: 09/01/2027'], 256, 106)
    box(['STATES IN ITEM 3A:', 'UT, NV, ID'], 66, 151)
    box(['Employers liability, each accident: $1,000,000', 'OFFICERS EXCLUDED: [ ] Y [X] N'], 256, 151)
  })
  const policy = await page(`<h1>Workers Compensation and Employers Liability Policy</h1>
    <p>Policy number: CB WC 88120 04</p><p>Insured: Copper Basin Drilling, Inc.</p>
    <p>Policy period: 09/01/2026 to 09/01/2027</p>
    <p>3A. Part One applies to the workers compensation law of the states listed here: UT, NV</p>
    <p>3B. Employers liability limits</p>
    <table><tr><td>Bodily injury by accident, each accident</td><td>$500,000</td></tr>
    <tr><td>Bodily injury by disease, policy limit</td><td>$500,000</td></tr></table>
    <p>CB 0310 EXCLUSION OF OFFICERS. The policy does not cover bodily injury to the officers described: Dale R. Whitcomb, President.</p>`)
  const certificate = await readDocument(bytes, { name: 'certificate.pdf' })
  assert.deepEqual(
    differences(certificate, { policy }).map((each) => each.split(' → ')[0]),
    ['Employers liability, each accident: $1,000,000', 'OFFICERS EXCLUDED: N', 'States covered: UT, NV, ID'],
  )
})

Deno.test('compares the limits that endorsements raised, shares, deductibles and excluded perils', async () => {
  const policy = await page(`<h1>Commercial property declarations</h1>
    <p>Insured: Pier Nine Storage Co.</p>
    <table><tr><td>Building</td><td>$4,150,000</td></tr>
    <tr><td>Tenant improvements</td><td>$50,000 → $80,000 by HP 12</td></tr></table>
    <table><tr><th>Deductible</th><th>Amount</th></tr>
    <tr><td>All other causes</td><td>$10,000</td></tr>
    <tr><td>Named storm</td><td>3% of the limit</td></tr><tr><td>Flood</td><td>$50,000</td></tr></table>
    <h2>HP 18 Change of limit</h2><p>Effective April 1, 2026 the limit for Building 1 is $4,350,000.</p>
    <h2>HP 66 Terrorism exclusion</h2><p>We do not insure loss caused by a certified act of terrorism.</p>`)
  const certificate = await page(`<h1>Evidence of commercial property insurance</h1>
    <p>Insured: Pier Nine Storage Co.</p>
    <table><tr><td>Building</td><td>$4,150,000</td></tr><tr><td>Tenant improvements</td><td>$50,000</td></tr>
    <tr><td>Terrorism</td><td>Included</td></tr><tr><td>Deductible, all other causes</td><td>$10,000</td></tr>
    <tr><td>Deductible, named storm</td><td>2%</td></tr><tr><td>Deductible, flood</td><td>$25,000</td></tr></table>`)
  assert.deepEqual(differences(certificate, { policy }), [
    'Building: $4,150,000 → $4,350,000',
    'Deductible, flood: $25,000 → $50,000',
    'Deductible, named storm: 2% → 3% of the limit',
    'Tenant improvements: $50,000 → $80,000',
    'Terrorism: Included → not covered (HP 66 Terrorism exclusion)',
  ])
})

Deno.test('compares a certificate for an event with the days of its license', async () => {
  const contract = await page(`<h1>Facility use license</h1>
    <p>Licensor: Gull Point Conservancy</p><p>Licensee: Fig &amp; Fennel Catering LLC</p>
    <p>License period: October 9, 2026, 8 a.m. to October 11, 2026, noon</p>
    <h2>Insurance</h2>
    <p>(i) the Conservancy, its trustees, and the City of Port Ellery added as insureds;</p>`)
  const certificate = await page(`<h1>Event insurance certificate</h1>
    <table><tr><td>Insured</td><td>Fig &amp; Fennel Catering LLC</td></tr>
    <tr><td>Certificate holder</td><td>Gull Point Conservancy</td></tr>
    <tr><td>Event dates</td><td>October 16, 2026 to October 18, 2026</td></tr></table>
    <p>The following are additional insureds: Gull Point Conservancy, its trustees.</p>`)
  assert.deepEqual(differences(certificate, { contract }), [
    'Additional insured City of Port Ellery: not shown → additional insured',
    'Event dates: October 16, 2026 to October 18, 2026 → October 9, 2026 to October 11, 2026',
  ])
})

Deno.test('finds a slip in a loan number, and notice that the policy gives to a party that it names', async () => {
  const policy = await page(`<h1>Commercial property declarations</h1>
    <p>Insured: Pier Nine Storage Co.</p>
    <p>Mortgageholder: Lantern Life Insurance Company (loan 7730-A)</p>
    <table><tr><td>Building</td><td>$4,150,000</td></tr></table>
    <h2>HP 1 Conditions</h2>
    <p>Cancellation. We may cancel by mailing the first named insured 45 days notice.</p>
    <h2>HP 22 Change</h2>
    <p>We will mail 30 days notice of cancellation to Lantern Life Insurance Company, 1 Beacon Plaza, Omaha, NE 68102.</p>`)
  const certificate = await page(`<h1>Evidence of commercial property insurance</h1>
    <p>Insured: Pier Nine Storage Co.</p><p>Holder: Lantern Life Insurance Company. Loan number 7703-A</p>
    <table><tr><td>Building</td><td>$4,150,000</td></tr></table>
    <p>The insurer will give the holder 30 days notice of cancellation.</p>`)
  assert.deepEqual(differences(certificate, { policy }), ['Loan number: 7703-A → 7730-A'])
})

/** A form of 2001: its flags stand before its titles, and its last row below the boxes for workers compensation. */
const olderForm: readonly (readonly [x: number, y: number, text: string])[] = [
  [26, 99, 'INSURED'],
  [26, 107, 'Alder Creek Grading, Inc.'],
  [308, 98, 'INSURERS AFFORDING COVERAGE'],
  [308, 107, 'INSURER A: Prairie Sky Insurance Company'],
  [308, 120, 'INSURER B:'],
  [22, 170, 'COVERAGES'],
  [27, 184, 'INSR'],
  [28, 191, 'LTR'],
  [48, 184, "ADD'L"],
  [48, 191, 'INSRD'],
  [122, 187, 'TYPE OF INSURANCE'],
  [244, 187, 'POLICY NUMBER'],
  [318, 184, 'POLICY'],
  [313, 191, 'EFFECTIVE'],
  [371, 184, 'POLICY'],
  [365, 191, 'EXPIRATION'],
  [490, 187, 'LIMITS'],
  [72, 201, 'GENERAL LIABILITY'],
  [74, 211, 'X'],
  [82, 211, 'COMMERCIAL GENERAL LIABILITY'],
  [30, 232, 'A'],
  [54, 232, 'X'],
  [234, 232, '40 PKG 118207'],
  [304, 232, '09/01/2026'],
  [357, 232, '09/01/2027'],
  [409, 200, 'EACH OCCURRENCE'],
  [529, 200, '$ 1,000,000'],
  [409, 229, 'MED EXP (Any one person)'],
  [529, 229, '$ 10,000'],
  [409, 252, 'GENERAL AGGREGATE'],
  [529, 252, '$ 2,000,000'],
  [72, 358, 'EXCESS / UMBRELLA LIABILITY'],
  [409, 357, 'EACH OCCURRENCE'],
  [529, 357, '$'],
  [72, 394, "WORKERS COMPENSATION AND EMPLOYERS'"],
  [72, 408, 'ANY PROPRIETOR/PARTNER/EXECUTIVE'],
  [72, 419, 'OFFICER/MEMBER EXCLUDED?'],
  [409, 392, 'E.L. EACH ACCIDENT'],
  [529, 392, '$'],
  [409, 416, 'E.L. DISEASE - POLICY LIMIT'],
  [529, 416, '$'],
  [72, 431, 'WC STATUTORY LIMITS'],
  [72, 442, 'OTHER'],
  [30, 460, 'A'],
  [72, 449, 'CONTRACTORS EQUIPMENT, leased or'],
  [72, 459, 'rented from others; replacement'],
  [72, 469, 'cost where the contract requires'],
  [234, 460, '40 PKG 118270'],
  [304, 460, '09/01/2026'],
  [357, 460, '09/01/2027'],
  [409, 440, 'Any one item'],
  [529, 440, '$ 450,000'],
  [409, 463, 'Deductible incl. theft'],
  [529, 463, '$ 2,500'],
  [26, 492, 'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES'],
  [26, 502, 'Waiver of subrogation applies in favor of the certificate holder on general liability.'],
  [26, 512, 'Coverage applies without limit as to attendance.'],
  [26, 570, 'CERTIFICATE HOLDER'],
  [26, 584, 'Ridge Rentals, Inc.'],
  [309, 570, 'CANCELLATION'],
]

Deno.test('reads the older form, whose flags stand first, and compares each row with its part of a package', async () => {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(5)
    for (const [x, y, text] of olderForm) pdf.text(text, x, y, { lineBreak: false })
  })
  const policy = await page(`<h1>Contractors package policy</h1>
    <p>Prairie Sky Insurance Company. Policy 40 PKG 118207</p>
    <p>Named insured: Alder Creek Grading, Inc.</p><p>Policy period: 09/01/2026 to 09/01/2027</p>
    <h2>General liability part</h2>
    <table><tr><td>Each occurrence</td><td>$1,000,000</td></tr><tr><td>General aggregate</td><td>$2,000,000</td></tr>
    <tr><td>Medical payments</td><td>$5,000</td></tr></table>
    <h2>Contractors equipment part</h2>
    <table><tr><td>Equipment leased, rented or borrowed from others: any one item</td><td>$350,000</td></tr>
    <tr><td>Deductible</td><td>$2,500</td></tr></table>
    <h1>CL 226 Attendance limitation</h1>
    <p>This insurance does not apply to an event with more than 5,000 persons in attendance.</p>
    <h1>CL 271 Waiver, scheduled</h1>
    <p>We waive rights of recovery against the following only: Rock Creek Water Authority.</p>
    <h1>CE 81 Theft deductible</h1>
    <p>For theft of rented equipment the deductible is five percent of its value, and not less than $10,000.</p>`)
  const certificate = await readDocument(bytes, { name: 'certificate.pdf' })
  assert.deepEqual(
    differences(certificate, { policy }).map((each) => each.split(' → ')[0]),
    [
      'Contractors equipment, leased or rented from others policy number: 40 PKG 118270',
      'Contractors equipment, leased or rented from others: property deductible, theft: $ 2,500',
      'Leased and rented equipment: $ 450,000',
      'Medical expense: $ 10,000',
      'Waiver of subrogation: Waiver of subrogation applies in favor of the certificate holder on general liability.',
    ],
  )
})

Deno.test('finds the number of an expired policy and the company of one row among several in a cell', async () => {
  const policy = await page(`<h1>Argent Peak Excess Insurance Corporation</h1>
    <h2>Commercial umbrella declarations</h2>
    <p>Policy number: APX-UMB-300781. Renewal of: APX-UMB-262019.</p>
    <p>Named insured: Redhawk Steel Erectors LLC</p><p>Policy period: 06/01/2026 to 06/01/2027</p>
    <table><tr><td>Each occurrence</td><td>$5,000,000</td></tr></table>
    <p>No waiver of subrogation applies to this policy.</p>`)
  const certificate = await page(`<h1>Certificate of liability insurance</h1>
    <table><tr><td>Producer</td><td>INSURER A: Front Range Casualty INSURER B: Argent Peak Indemnity Corporation</td></tr></table>
    <p>Insured: Redhawk Steel Erectors LLC</p>
    <table><tr><th>LTR</th><th>Type</th><th>AI</th><th>SW</th><th>Policy number</th><th>Eff</th><th>Exp</th><th>Limits</th></tr>
    <tr><td>A</td><td>General liability</td><td>Y</td><td>Y</td><td>FRC-GL-7719</td><td>06/01/2026</td><td>06/01/2027</td><td>Each occurrence $1,000,000</td></tr>
    <tr><td>B</td><td>Umbrella liability</td><td>N</td><td>Y</td><td>APX-UMB-262019</td><td>06/01/2026</td><td>06/01/2027</td><td>Each occurrence $5,000,000</td></tr></table>`)
  assert.deepEqual(differences(certificate, { policy }), [
    'Carrier name: Argent Peak Indemnity Corporation → Argent Peak Excess Insurance Corporation',
    'Policy number: APX-UMB-262019 → APX-UMB-300781',
    'Waiver of subrogation (umbrella liability): Y → No waiver of subrogation applies to this policy.',
  ])
})

Deno.test('reads a table with all limits of a policy in one cell, though its columns are those of the standard form', async () => {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(8)
    const at = (text: string, x: number, y: number) => pdf.text(text, x, y, { lineBreak: false })
    const columns = [60, 90, 190, 220, 250, 350, 410, 470, 570]
    for (const y of [70, 88, 106]) pdf.moveTo(60, y).lineTo(570, y).stroke()
    for (const x of [60, 150, 570]) pdf.moveTo(x, 70).lineTo(x, 106).stroke()
    at('Insured', 64, 75)
    at('Tin Roof Pottery LLC', 154, 75)
    at('Insurer A', 64, 93)
    at('Fernhill Insurance Company', 154, 93)
    for (const y of [130, 154, 240]) pdf.moveTo(60, y).lineTo(570, y).stroke()
    for (const x of columns) pdf.moveTo(x, 130).lineTo(x, 240).stroke()
    const titles = [
      'INSR',
      'TYPE OF INSURANCE',
      'ADDL',
      'SUBR',
      'POLICY NUMBER',
      'POLICY EFF',
      'POLICY EXP',
      'LIMITS',
    ]
    for (const [column, title] of titles.entries()) at(title, (columns[column] ?? 0) + 2, 135)
    const values = ['A', 'COMMERCIAL', 'Y', 'N', 'FPK-20-0044719', '03/01/2026', '03/01/2027']
    for (const [column, value] of values.entries()) at(value, (columns[column] ?? 0) + 2, 158)
    at('GENERAL LIABILITY', 92, 172)
    const limits = [
      'EACH OCCURRENCE',
      '$1,000,000; DAMAGE TO',
      'RENTED PREMISES',
      '$300,000; GENERAL',
      'AGGREGATE $2,000,000',
    ]
    for (const [line, text] of limits.entries()) at(text, 472, 158 + line * 11)
  })
  const certificate = await readDocument(bytes, { name: 'certificate.pdf' })
  assert.deepEqual(differences(certificate, { policy: await page(studio) }), [
    'Damage to rented premises: $300,000 → $100,000',
    'General aggregate: $2,000,000 → $3,000,000',
  ])
})
