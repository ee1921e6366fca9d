import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewCertificate } from './reviewCertificate.ts'

async function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

function table(...rows: readonly (readonly string[])[]): string {
  return `<table>${rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>`
}

const liability = `<h1>Harbor Point Insurance Company</h1><p>Commercial general liability declarations</p>
  <p>Policy number: HP-GL-40917</p><p>Named insured: Marsh Hollow Electric LLC</p>
  <p>Mailing address: 12 Tannery Lane, Dover, NH 03820</p><p>Policy period: 04/01/2026 to 04/01/2027</p>
  ${table(
    ['Each occurrence limit', '$1,000,000'],
    ['General aggregate limit', '$2,000,000'],
    ['Damage to premises rented to you limit', '$100,000'],
    ['Medical expense limit', '$5,000'],
  )}
  <h2>HP 01 General liability form</h2>
  <p>We will pay those sums that the insured becomes legally obligated to pay as damages.</p>`

const property = `<h1>Larch Mutual Insurance Company</h1><p>Commercial property declarations</p>
  <p>Policy number: LM-CP-2207</p><p>Named insured: Quarry Row Lofts LLC</p>
  <p>Policy period: 07/01/2026 to 07/01/2027</p>
  ${table(
    ['Building 1, 40 Quarry Row', '$2,400,000'],
    ['Building 2, 44 Quarry Row', '$1,150,000'],
    ['Business income', '$300,000'],
    ['Ordinance or law', '$250,000'],
  )}
  ${table(
    ['Deductible', 'Amount'],
    ['All other perils', '$10,000'],
    ['Windstorm or hail', '2% of the building limit'],
    ['Water damage', '$25,000'],
  )}
  <p>Valuation: replacement cost. Agreed value applies.</p>
  <h2>LM 10 Building form</h2><p>We will pay for direct physical loss. We do not cover loss caused by flood.</p>`

const motorCarrier = `<h1>Ridgeline Transport Insurance Company</h1><p>Motor carrier policy MC-7715-20</p>
  <p>Named insured: Osage Flatbed Inc.</p><p>Policy period: 10/01/2026 to 10/01/2027</p>
  <h2>Auto declarations</h2>
  ${table(
    ['Coverage', 'Symbol', 'Limit'],
    ['Covered autos liability', '67, 68', '$1,000,000 each accident'],
    ['Medical payments', '', 'No coverage'],
    ['Trailer interchange', '69', '$50,000 any one trailer'],
  )}
  <h2>Motor truck cargo declarations</h2>
  ${table(['Any one power unit', '$150,000'], ['Any one loss', '$300,000'], ['Cargo deductible', '$2,500'], ['Refrigeration breakdown', '$25,000'])}
  <h2>General liability declarations</h2>
  ${table(['Each occurrence', '$1,000,000'], ['General aggregate', '$2,000,000'], ['Medical expense', '$5,000'])}`

const equipment = `<h1>Granite Marine Insurance Company</h1><p>Contractors equipment policy GM-IM-771</p>
  <p>Insured: Kettle River Cranes Inc.</p><p>Policy period: 01/01/2026 to 01/01/2027</p>
  ${table(
    ['Item', 'Description', 'Serial', 'Limit'],
    ['1', '2019 truck crane', 'HX90-22817', '$785,000'],
    ['2', '2021 rough terrain crane', 'RT50-10446', '$542,000'],
  )}
  ${table(['Deductible', 'Amount'], ['Cranes', '$15,000'], ['All other equipment', '$2,500'])}
  ${table(['Leased or rented equipment, any one item', '$250,000'], ['Rental reimbursement', '$20,000'])}`

/** A certificate with a row for each policy: its line of business, the boxes for others, and its limits. */
function liabilityCertificate(
  rows: readonly (readonly [line: string, addl: string, subr: string, limits: string])[],
  {
    insured = 'Marsh Hollow Electric LLC',
    insurer = 'Harbor Point Insurance Company',
    term = '04/01',
    number = 'HP-GL-40917',
  } = {},
): string {
  const titles = [
    'INSR',
    'Type of insurance',
    'ADDL',
    'SUBR',
    'Policy number',
    'Policy eff',
    'Policy exp',
    'Limits',
  ]
  const body = rows.map(([line, addl, subr, limits]) => [
    'A',
    line,
    addl,
    subr,
    number,
    `${term}/2026`,
    `${term}/2027`,
    limits,
  ])
  return `<h1>Certificate of liability insurance</h1><p>Insured: ${insured}</p><p>Insurer A: ${insurer}</p>
    ${table(titles, ...body)}<p>Certificate holder: Town of Rye</p>`
}

const occurrence = 'EACH OCCURRENCE $1,000,000; GENERAL AGGREGATE $2,000,000'

function generalLiability(limits: string, addl = '', subr = ''): string {
  return liabilityCertificate([['Commercial general liability', addl, subr, limits]])
}

function carrier(...rows: readonly (readonly [line: string, limits: string])[]): string {
  return liabilityCertificate(
    rows.map(([line, limits]) => [line, '', '', limits]),
    {
      insured: 'Osage Flatbed Inc.',
      insurer: 'Ridgeline Transport Insurance Company',
      term: '10/01',
      number: 'MC-7715-20',
    },
  )
}

function evidence(label: string, value: string): string {
  return `<h1>Evidence of commercial property insurance</h1><p>Named insured: Quarry Row Lofts LLC</p>
    <p>Company: Larch Mutual Insurance Company</p><p>Policy number: LM-CP-2207</p>
    <p>Effective 07/01/2026 Expiration 07/01/2027</p>${table([label, value])}`
}

function letter(sentence: string): string {
  return `<p>Re: Kettle River Cranes Inc., policy GM-IM-771</p>
    <p>Our client is insured with Granite Marine Insurance Company from January 1, 2026 to January 1, 2027.</p><p>${sentence}</p>`
}

const scheduledWaiver = `<h2>HP 60 Waiver of transfer of rights of recovery</h2>
  <p>We waive any right of recovery we may have against the person shown in the Schedule. Schedule: Seacoast Hospital Trust.</p>`
const blanketWaiver = `<h2>HP 61 Waiver of transfer of rights of recovery</h2>
  <p>We waive any right of recovery against any person or organization where required by written contract.</p>`

const childCare = `<h1>Child care center package</h1><p>Company: Larkfield Insurance Company</p><p>Policy: CCP 0071 33208</p>
  <p>Insured: Acorn Street Nursery LLC</p><p>08/01/2026 to 08/01/2027</p>
  ${table(
    ['Liability', 'Each', 'Aggregate'],
    ['General', '$1,000,000', '$3,000,000'],
    ['Abuse or molestation', '$250,000', '$500,000'],
    ['Pony rides', 'Excluded', 'Excluded'],
    ['Child accident medical', '$10,000', '$100,000'],
  )}
  <p>Endorsement CC 9: The abuse or molestation aggregate is raised to $1,000,000; the each limit is unchanged.</p>`

function proof(...rows: readonly (readonly [what: string, each: string, total: string])[]): string {
  return `<h1>Proof of insurance</h1><p>For: State Licensing Board</p><p>Customer: Acorn Street Nursery LLC</p>
    <p>Company: Larkfield Insurance Company</p>
    ${table(
      ['Policy', 'What', 'Each', 'Total', 'From', 'Until'],
      ['CCP 0071 33208', 'General liability', '$1,000,000', '$3,000,000', '08/01/2026', '08/01/2027'],
      ...rows.map((row) => ['', ...row, '', '']),
    )}`
}

const homeowner = `<h1>Homeowners policy amended declarations</h1><p>Policy No. H3-ME-5520</p>
  <p>Named insured: Ines and Paul Okada</p><p>Willow Family Insurance Company</p><p>05/20/2026 to 05/20/2027</p>
  ${table(
    ['$462,000 A Dwelling', '$1,388.00'],
    ['$46,200 B Other structures', 'incl.'],
    ['$15,000 HO 04 95 Water back up and sump overflow', '$72.00'],
    ['125% HO 04 20 Specified additional amount, Coverage A', '$38.00'],
  )}`

function homeEvidence(...rows: readonly (readonly [label: string, amount: string])[]): string {
  return `<h1>Evidence of property insurance</h1><p>Insured: Ines and Paul Okada</p>
    <p>Company: Willow Family Insurance Company</p><p>Policy number: H3-ME-5520</p>
    <p>05/20/2026 to 05/20/2027</p>${table(['Coverage / perils / forms', 'Amount'], ...rows)}`
}

/** How carriers put it that whoever a written contract names is an additional insured. */
const blanketInsureds = [
  'Any person or organization you agree in a written contract to add is an additional insured for your ongoing operations.',
  'Who is an insured is amended to include any person or organization for whom you are performing operations when you have agreed in writing that they be added as an additional insured.',
  'Additional insured: blanket, where required by written contract.',
  'We will treat as an insured anyone you are required by a signed agreement to include as an additional insured.',
  'Each person or organization that you must add as an additional insured under a written contract or permit is an insured.',
  'An owner, lessee or contractor is an additional insured if a written contract executed before the loss requires it.',
  'Those whom you have promised in a written lease to make additional insureds are insureds under this policy.',
  'Coverage is extended to include as additional insured all entities as required by contract.',
  'Any entity to which you are obligated by written contract to provide insurance such as is afforded by this policy is an additional insured.',
  'Additional insureds are included automatically when your written agreement calls for it.',
].flatMap((sentence) => [
  `${liability}<h2>HP 20 Additional insured endorsement</h2><p>${sentence}</p>`,
  `${liability}<h2>HP 07 Contractor extension</h2><p>A. The reporting period is 60 days.</p><p>B. ${sentence}</p>`,
  `${liability}<h2>HP 07 Contractor extension</h2><p>B. ${sentence.toUpperCase()}</p>`,
])
const contractual =
  '<p>Description of operations: Certificate holder is an additional insured as required by written contract.</p>'

const warehouses = `<h1>Larch Mutual Insurance Company</h1><p>Commercial property declarations</p>
  <p>Policy number: LM-CP-2207</p><p>Named insured: Quarry Row Lofts LLC</p><p>Policy period: 07/01/2026 to 07/01/2027</p>
  ${table(['Building, premises 1', '$4,200,000'], ['Building, premises 2', '$1,100,000'], ['Business income', '$1,200,000'])}
  <h2>LM 44 Change of limit</h2><p>The Building limit at Premises 2 is increased to $1,350,000.</p>`

/** Evidence with a column for each location, and answers beside the details. */
function lenderEvidence(second: string, income: string): string {
  return `${evidence('Loan number', '77-204')}<h2>Buildings</h2>
    ${table(['Coverage', 'Loc 1', 'Loc 2'], ['Building', '$4,200,000', second])}<h2>Other coverage</h2>
    <table><tr><th>Coverage information</th><th>Yes/No</th><th>Detail</th></tr>
    <tr><td>Business income</td><td>YES</td><td>${income}, 72 hour waiting period</td></tr></table>`
}

/** A policy, a certificate of it, and the fields that differ. */
const cases: readonly (readonly [policy: string, certificate: string, fields: readonly string[]])[] = [
  [liability, generalLiability(occurrence), []],
  [
    liability,
    liabilityCertificate([['General liability', '', '', occurrence]], {
      insured: 'Marsh Hollow Electric, Inc.',
    }),
    ['Named insured'],
  ],
  [
    liability,
    liabilityCertificate([['General liability', '', '', occurrence]], {
      insured: 'Marsh Hollow Electrical LLC',
    }),
    ['Named insured'],
  ],
  [
    liability,
    liabilityCertificate([['General liability', '', '', occurrence]], {
      insurer: 'Harbor Point Casualty Company',
    }),
    ['Carrier name'],
  ],
  [
    `${liability}<h2>HP 44 Amendment of limits</h2><p>The General Aggregate Limit shown in the Declarations is amended to $3,000,000.</p>`,
    generalLiability(occurrence),
    ['General aggregate'],
  ],
  [
    `${liability}<h2>HP 46 Exclusion of medical payments</h2><p>Coverage C is deleted from the policy.</p>`,
    generalLiability(`${occurrence}; MED EXP $5,000`),
    ['Medical expense'],
  ],
  [liability, generalLiability(occurrence, '', 'Y'), ['Waiver of subrogation']],
  [liability + scheduledWaiver, generalLiability(occurrence, '', 'Y'), ['Waiver of subrogation']],
  [liability + blanketWaiver, generalLiability(occurrence, '', 'Y'), []],
  ...blanketInsureds.flatMap((policy) => [
    [policy, generalLiability(occurrence, 'Y'), []] as const,
    [policy, generalLiability(occurrence) + contractual, []] as const,
  ]),
  [childCare, proof(['Abuse or molestation', '$250,000', '$1,000,000']), []],
  [
    childCare,
    proof(
      ['Abuse or molestation', '$250,000', '$500,000'],
      ['Child accident medical', '$25,000', '$100,000'],
      ['Pony rides', '$1,000,000', '$1,000,000'],
    ),
    ['Abuse or molestation, aggregate', 'Child accident medical, each', 'Pony rides, each and aggregate'],
  ],
  [homeowner, homeEvidence(['Dwelling', '$462,000'], ['Other structures', '$46,200']), []],
  [
    homeowner,
    homeEvidence(
      ['Dwelling', '$426,000'],
      ['Water back up', '$25,000'],
      ['Specified additional amount, Coverage A', '150%'],
    ),
    ['Dwelling', 'Specified additional amount, Coverage A', 'Water back up'],
  ],
  [warehouses, lenderEvidence('$1,350,000', '$1,200,000'), []],
  [warehouses, lenderEvidence('$1,100,000', '$2,100,000'), ['Building, loc 2', 'Business income']],
  [property, evidence('Building 1, 40 Quarry Row', '$2,400,000'), []],
  [property, evidence('Building 2, 44 Quarry Row', '$1,510,000'), ['Building 2, 44 Quarry Row']],
  [property, evidence('Wind / hail deductible', '1% of the building limit'), ['Wind and hail deductible']],
  [property, evidence('Deductible, all other perils', '$5,000'), ['Deductible, all other perils']],
  [property, evidence('Flood', 'Included'), ['Flood']],
  [property, evidence('Coinsurance', '90%'), ['Agreed value or no coinsurance']],
  [property, evidence('Valuation', 'Actual cash value'), ['Replacement cost valuation']],
  [property, evidence('Ordinance or law', '$500,000'), ['Ordinance or law']],
  [
    motorCarrier,
    carrier(
      ['General liability', 'EACH OCCURRENCE $1,000,000; MED EXP $5,000'],
      ['Automobile liability', 'COMBINED SINGLE LIMIT $1,000,000'],
      ['Motor truck cargo', 'ANY ONE POWER UNIT $150,000; DEDUCTIBLE $2,500'],
    ),
    [],
  ],
  [
    motorCarrier,
    carrier(
      ['General liability', 'EACH OCCURRENCE $1,000,000'],
      ['Automobile liability [X] ANY AUTO', 'COMBINED SINGLE LIMIT $2,000,000'],
    ),
    ['Combined single limit', 'Covered autos: any auto'],
  ],
  [
    motorCarrier,
    carrier(
      ['General liability', 'EACH OCCURRENCE $1,000,000; MED EXP $5,000'],
      ['Automobile liability', 'MEDICAL PAYMENTS $5,000'],
    ),
    ['Medical payments'],
  ],
  [
    motorCarrier,
    carrier(
      ['Automobile liability', 'COMBINED SINGLE LIMIT $1,000,000'],
      ['Motor truck cargo', 'REFRIGERATION BREAKDOWN $75,000'],
      ['Trailer interchange', 'ANY ONE TRAILER $40,000'],
    ),
    ['Refrigeration breakdown', 'Trailer interchange'],
  ],
  [equipment, letter('The 2019 truck crane, serial HX90-22817, is insured for $785,000.'), []],
  [
    equipment,
    letter('The 2021 rough terrain crane, serial RT50-10446, is insured for $524,000.'),
    ['2021 rough terrain crane, serial RT50-10446'],
  ],
  [
    equipment,
    letter('Equipment our client leases or rents from others is covered up to $350,000 any one item.'),
    ['Equipment our client leases or rents from others'],
  ],
]

Deno.test('finds each difference between a certificate and its policy, and none where they agree', async () => {
  for (const [policy, certificate, fields] of cases) {
    const { discrepancies } = reviewCertificate(await page(certificate), {
      policies: [await page(policy)],
      contract: null,
    })
    assert.deepEqual(discrepancies.map(({ field }) => field).toSorted(), fields.toSorted(), certificate)
  }
})

Deno.test('names coverage that has ended today, or had ended when the certificate was issued', async () => {
  const shown = (date: string) =>
    page(generalLiability(occurrence).replace('<p>Insured:', `<p>Date issued: ${date}</p><p>Insured:`))
  const policy = await page(liability)
  const ended = async (date: string, today: string | null) =>
    reviewCertificate(await shown(date), { policies: [policy], contract: null, today }).discrepancies.flatMap(
      ({ field, onCertificate, shouldBe }) =>
        field === 'Expiration date' ? [`${onCertificate}, ${shouldBe}`] : [],
    )
  assert.deepEqual(await ended('05/02/2026', '2026-11-23'), [])
  assert.deepEqual(await ended('05/02/2026', '2027-05-03'), ['04/01/2027, in force on 05/03/2027'])
  assert.deepEqual(await ended('06/15/2027', null), ['04/01/2027, in force on 06/15/2027'])
})

Deno.test('says that a contract asks for completed operations where the policy has only CG 20 10', async () => {
  const policy = await page(
    `${liability}<p>Forms: CG 00 01 04 13; CG 20 10 12 19</p><h2>CG 20 10 12 19 Additional insured</h2>
     <p>Who is an insured is amended to include as an additional insured any person or organization where required by written contract, for your ongoing operations.</p>`,
  )
  const contract = await page(
    `<h1>Subcontract</h1><p>This agreement is between Town of Rye ("Owner") and Marsh Hollow Electric LLC ("Contractor").</p>
     <h2>Insurance</h2><p>Contractor shall carry general liability insurance of at least $1,000,000 each occurrence.</p>
     <p>Owner shall be named as an additional insured on CG 20 10 and CG 20 37 or their equivalent.</p>`,
  )
  const certificate = await page(generalLiability(occurrence, 'Y'))
  const { discrepancies } = reviewCertificate(certificate, { policies: [policy], contract })
  assert.deepEqual(
    discrepancies.flatMap(({ field, shouldBe }) => (/completed/.test(field) ? [shouldBe] : [])),
    ['the contract asks for CG 20 37, the policy has only CG 20 10'],
  )
})

Deno.test('compares the waiting period behind a limit, and takes no example for a limit', async () => {
  const policy = await page(
    `<h1>Vireo Specialty Insurance Company</h1><p>Cyber policy VS-CY-2210</p><p>Named insured: Parapet Title LLC</p>
     <p>Policy period: 06/05/2026 to 06/05/2027</p>
     ${table(['Dependent business interruption', '$250,000 after 24 hours'])}
     <p>For illustration only, notice to 200,000 persons at $1.75 each would be a breach response cost of $350,000.</p>`,
  )
  const certificate = await page(
    `<h1>Confirmation of cover</h1><p>Insured: Parapet Title LLC</p><p>Insurer: Vireo Specialty Insurance Company</p>
     <p>Policy number: VS-CY-2210</p><p>Period: 06/05/2026 to 06/05/2027</p>
     ${table(
       ['Dependent business interruption', '$250,000 after 12 hours'],
       ['Breach response costs', '$500,000'],
     )}`,
  )
  const { discrepancies } = reviewCertificate(certificate, { policies: [policy], contract: null })
  assert.deepEqual(
    discrepancies.map(({ field, onCertificate, shouldBe }) => [field, onCertificate, shouldBe]),
    [['Dependent business interruption', '12 hours', '24 hours']],
  )
})

const brewpub = `<h1>Sable Point Insurance Company</h1><p>Package policy SP-PK-80114</p>
  <p>Named insured: Lock Street Taproom LLC</p><p>Policy period: 05/01/2026 to 05/01/2027</p>
  <h2>General liability</h2>
  ${table(['Each occurrence', '$1,000,000'], ['General aggregate', '$2,000,000'], ['Damage to rented premises', '$100,000'])}
  <h2>Liquor liability</h2>${table(['Each common cause', '$1,000,000'], ['Aggregate', '$1,000,000'])}
  <h2>SP 20 General liability form</h2><p>We will pay damages because of bodily injury caused by an occurrence.</p>
  <p>This insurance does not apply to:</p><ol><li>Trampolines, mechanical bulls and climbing walls at an event.</li></ol>
  <h2>SP 31 Additional insured - event hosts</h2><p>Any organization that you agree in a written contract to include is an
  additional insured. This endorsement does not apply to the Liquor Liability part.</p>
  <h2>SP 44 Per project aggregate</h2><p>The general aggregate applies separately to each of your construction projects.</p>
  <h2>SP 52 Waiver of our right to recover</h2><p>We waive our right of recovery against Lock Street Holdings LP.</p>`

const business = `<h1>Fern Valley Insurance Company</h1><p>Business auto policy FV-CA-2231</p>
  <p>Named insured: Delmar Vending Inc.</p><p>Policy period: 02/01/2026 to 02/01/2027</p>
  ${table(['Coverage', 'Symbol', 'Limit Premium'], ['Liability, combined single limit', '1', '$1,000,000 each accident $18,400'], ['Personal injury protection', '5', '$10,000 each person $900'])}
  <h2>FV 10 Business auto form</h2><p>We will pay all sums an insured legally must pay as damages. Number of volunteers: none.</p>
  <h2>FV 12 Insureds</h2><p>A subhauler is not an insured.</p>`

function shownOn(policy: string, ...html: readonly string[]): string {
  return `<h1>Certificate of insurance</h1>${policy}${html.join('')}`
}
const taproom =
  '<p>Insured: Lock Street Taproom LLC</p><p>Policy number: SP-PK-80114</p><p>Term: 05/01/2026 to 05/01/2027</p>'
const vending =
  '<p>Insured: Delmar Vending Inc.</p><p>Policy number: FV-CA-2231</p><p>Term: 02/01/2026 to 02/01/2027</p>'

Deno.test('reads titles above their values, each line with its own answers, and what is claimed in words', async () => {
  for (const [policy, certificate, fields] of [
    [
      brewpub,
      shownOn(
        taproom,
        '<h2>General liability Additional insured: Y Waiver: N</h2>',
        table(
          ['Each occurrence', 'General aggregate', 'Damage to rented premises'],
          ['$1,000,000', '$2,000,000', '$300,000'],
          ['Liquor liability Additional insured: Y Waiver: N', '', ''],
          ['Each common cause', 'Aggregate', ''],
          ['$2,000,000', '$1,000,000', ''],
        ),
        '<p>Certificate holder: Canal Days Association, 4 Lock Street, Akron, OH 44308</p>',
      ),
      ['Additional insured (liquor liability)', 'Damage to rented premises', 'Each common cause'],
    ],
    [
      brewpub,
      shownOn(taproom, '<p>General aggregate applies per: [X] Policy [ ] Project</p>'),
      ['General aggregate applies per'],
    ],
    [brewpub, shownOn(taproom, '<p>General aggregate applies per: [ ] Policy [X] Project</p>'), []],
    [
      brewpub,
      shownOn(
        taproom,
        `${table(['Subrogation waived', 'N'], ['Operations', 'Taproom'])}<p>Certificate holder: Lock Street Holdings LP</p>`,
      ),
      ['Waiver of subrogation'],
    ],
    [
      brewpub,
      shownOn(
        taproom,
        `${table(['Subrogation waived', 'N'], ['Operations', 'Taproom'])}<p>Certificate holder: Canal Days Association</p>`,
      ),
      [],
    ],
    [
      brewpub,
      shownOn(taproom, '<p>Operations: beer garden with a trampoline area</p>'),
      ['Operations: beer garden with a trampoline area'],
    ],
    [brewpub, shownOn(taproom, '<p>Operations: beer garden with a tent</p>'), []],
    [
      business,
      shownOn(vending, '<p>[ ] Any auto [X] Scheduled autos [X] Hired autos</p>'),
      ['Covered autos'],
    ],
    [business, shownOn(vending, '<p>[X] Any auto [ ] Scheduled autos</p>'), []],
    [
      business,
      shownOn(
        vending,
        table(
          ['Combined single limit, each accident', '$2,000,000'],
          ['Personal injury protection', '$10,000 each person'],
        ),
      ),
      ['Combined single limit, each accident'],
    ],
    [business, shownOn(vending, '<p>Subhaulers are included as insureds.</p>'), ['Description: Subhaulers']],
  ] as const) {
    const { discrepancies } = reviewCertificate(await page(certificate), {
      policies: [await page(policy)],
      contract: null,
    })
    assert.deepEqual(discrepancies.map(({ field }) => field).toSorted(), [...fields].toSorted(), certificate)
  }
})
