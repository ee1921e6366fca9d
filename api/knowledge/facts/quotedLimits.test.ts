import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { compareDocuments } from '../reviews/compareDocuments.ts'
import { offerStatements } from '../reviews/offerStatements.ts'
import { type LimitName, limitNames } from './policyFacts.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

function read(html: string) {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'quote.html' })
}

async function limitsOf(html: string): Promise<Partial<Record<LimitName, number>>> {
  const { limits } = readPolicyFacts(await read(html))
  return Object.fromEntries(
    limitNames.flatMap((name) => (limits[name].fact ? [[name, limits[name].fact.value / 100]] : [])),
  )
}

const liability = '<h1>Commercial General Liability Declarations</h1><p>Insured: Acme Paving LLC</p>'
const usual = {
  glAggregateLimit: 2_000_000,
  glPerOccurrenceLimit: 1_000_000,
  glProductsAndCompletedOperationsLimit: 1_000_000,
  glRentedPremisesDamageLimit: 300_000,
}

Deno.test('limits one after another keep their own names, whichever side the names are on', async () => {
  for (const run of [
    'Limits: $1M Occ / $2M Gen Agg (per policy) / $1M Products & Comp Ops Agg / $300K DPR / Med Pay Excluded',
    'Limits of liability: Occ $1,000,000; Gen Agg $2,000,000; PCO Agg $1,000,000; DPR $300,000; Med Pay: not covered',
    '$1,000,000 each occurrence | $2,000,000 general aggregate | $1,000,000 products/completed operations aggregate | $300,000 damage to rented premises',
  ])
    assert.deepEqual(await limitsOf(`${liability}<p>${run}</p>`), usual, run)
  assert.deepEqual(await limitsOf(`${liability}<p>GL limits 1M/2M/1M</p>`), {
    glAggregateLimit: 2_000_000,
    glPerOccurrenceLimit: 1_000_000,
    glProductsAndCompletedOperationsLimit: 1_000_000,
  })
})

Deno.test('no limit is read where its name is unclear', async () => {
  assert.deepEqual(await limitsOf(`${liability}<p>Limits: $1M / Occ / $2M Gen Agg / $1M Med Pay</p>`), {})
})

Deno.test('a comparison shows the limits of a run, and what it excludes', async () => {
  const { differences } = compareDocuments(
    await read(`${liability}<p>Limits: $1M Occ / $2M Gen Agg / $1M P&AI / Med Pay Excluded</p>`),
    await read(
      `${liability}<table><tr><td>Each Occurrence</td><td>$2,000,000</td></tr><tr><td>General Aggregate</td>
       <td>$4,000,000</td></tr><tr><td>Personal and Advertising Injury</td><td>$2,000,000</td></tr>
       <tr><td>Medical Expense</td><td>$5,000</td></tr></table>`,
    ),
  )
  const shown = differences.map(({ label, a, b }) => [label, a?.amount ?? a?.standing, b?.amount])
  assert.deepEqual(
    shown.toSorted((one, other) => String(one[0]).localeCompare(String(other[0]))),
    [
      ['Each occurrence', 100_000_000, 200_000_000],
      ['General aggregate', 200_000_000, 400_000_000],
      ['Medical expense', 'excluded', 500_000],
      ['Personal and advertising injury', 100_000_000, 200_000_000],
    ],
  )
})

Deno.test('an umbrella has its own limits, not those of the policies below it', async () => {
  const umbrella = '<h1>Commercial Umbrella Declarations</h1><p>Policy No.: IWU-0092417</p>'
  for (const html of [
    `<table><tr><td>Each Occurrence</td><td>$2,000,000</td></tr><tr><td>Aggregate</td><td>$2,000,000</td></tr>
     <tr><td>Self-Insured Retention</td><td>$10,000</td></tr></table><h2>Schedule of Underlying Insurance</h2>
     <table><tr><th>Coverage</th><th>Insurer</th><th>Limits</th></tr><tr><td>General Liability</td><td>Prairie Mutual</td>
     <td>$1,000,000 occ / $3,000,000 agg</td></tr><tr><td>Auto Liability</td><td>Prairie Mutual</td>
     <td>$1,000,000 CSL</td></tr></table>`,
    `<p>Limits: $2M occ / $2M agg / $10K SIR</p><h2>Required underlying</h2><p>GL 1M/3M/3M</p>`,
    `<p>Limits: $2M occ / $2M agg / $10K SIR</p><p>Required underlying insurance. General liability $1,000,000 / $3,000,000.</p>`,
  ]) {
    const { extraLimits, deductibles, schedules } = readPolicyFacts(await read(umbrella + html))
    assert.deepEqual(
      extraLimits.map(({ value }) => value.limit),
      [200_000_000, 200_000_000],
    )
    assert.deepEqual(
      deductibles.map(({ value }) => [value.name.toLowerCase(), value.amount]),
      [['self-insured retention', 1_000_000]],
    )
    assert.deepEqual(
      schedules.filter(({ kind }) => kind === 'coverages'),
      [],
    )
  }
})

Deno.test('in a package, what the umbrella lies above does not compete with the limits of its parts', async () => {
  const facts = readPolicyFacts(
    await read(`<h1>Commercial Package Policy Declarations</h1><h2>Commercial General Liability Declarations</h2>
     <table><tr><td>Each Occurrence Limit</td><td>$1,000,000</td></tr><tr><td>General Aggregate Limit</td><td>$2,000,000</td></tr></table>
     <h2>Commercial Umbrella Liability Declarations</h2>
     <table><tr><td>Each Occurrence</td><td>$3,000,000</td></tr><tr><td>Self-Insured Retention</td><td>$10,000</td></tr></table>
     <h2>Schedule of Underlying Insurance</h2>
     <table><tr><th>Type</th><th>Carrier and policy</th><th>Limits</th></tr><tr><td>Commercial General Liability</td><td>Prairie Mutual PMG 5520917</td>
     <td>$1,000,000 / $2,000,000 / $2,000,000</td></tr></table>`),
  )
  assert.equal(facts.limits.glPerOccurrenceLimit.fact?.value, 100_000_000)
  assert.deepEqual(
    facts.extraLimits.map(({ value }) => value.limit),
    [300_000_000],
  )
})

Deno.test('a value ends where the next label of its line begins', async () => {
  for (const [line, number] of [
    ['Carrier NCCI No. 28711 Policy No. WCF-310-88421 Prior Policy WCF-310-77103', 'WCF-310-88421'],
    ['POLICY NO. HPA 4401-22 EFF 04/01/2026 EXP 04/01/2027 INSURED ACME PAVING LLC', 'HPA 4401-22'],
    [
      'Policy Number HPA-4401-22 Named Insured Acme Paving LLC Policy Period 04/01/2026 to 04/01/2027',
      'HPA-4401-22',
    ],
    ['Insured: Acme Paving LLC Policy: HPA-4401-22 Replaces: HPA-4401-21', 'HPA-4401-22'],
  ] as const) {
    const { scalars } = readPolicyFacts(
      await read(
        `<h1>High Plains Insurance Company</h1><h2>Workers Compensation Declarations</h2><p>${line}</p>`,
      ),
    )
    assert.equal(scalars.policyNumber.fact?.value, number)
    const name = scalars.insuredName.fact?.value ?? 'Acme Paving LLC'
    assert.equal(name.toLowerCase(), 'acme paving llc', line)
  }
})

Deno.test('the carrier and the insured of a quote are told in a letter of a wholesaler', async () => {
  for (const html of [
    `<p>RE: Acme Paving, Inc. - General Liability Quote #SR-27</p><p>We are pleased to offer the following on behalf of
     Summit Ridge Specialty Insurance Company (non-admitted, A.M. Best A- IX), effective 4/1/27 for 12 months.</p>`,
    `<p>Insured: Acme Paving, Inc.</p><p>Carrier: Summit Ridge Specialty Insurance Company (non-admitted)</p>`,
    `<p>Subject: Acme Paving, Inc. - GL quote</p><p>Market: Summit Ridge Specialty Insurance Company</p>`,
  ]) {
    const { scalars } = readPolicyFacts(await read(`<p>Rocky Mountain Wholesale Brokers</p>${html}`))
    assert.equal(scalars.carrierName.fact?.value, 'Summit Ridge Specialty Insurance Company')
    assert.equal(scalars.insuredName.fact?.value, 'Acme Paving, Inc.')
  }
})

Deno.test('a list of exclusions behind any heading excludes each of its things', async () => {
  for (const [text, expected] of [
    [
      'Notable exclusions: Snow removal; work above 35 feet; new homes (over 10 units); EIFS.',
      ['Snow removal', 'Work above 35 feet', 'New homes (over 10 units)', 'EIFS'],
    ],
    ['Key exclusions (not limited to): EIFS, mold and lead.', ['EIFS', 'Mold and lead']],
    ['GL exclusions: action over; EIFS.', ['Action over', 'EIFS']],
    ['Exclusions that we add: assault and battery; pool slides.', ['Assault and battery', 'Pool slides']],
    ['Asbestos exclusion: applies to all operations.', ['Asbestos']],
  ] as const) {
    const statements = offerStatements(await read(`${liability}<p>${text}</p>`))
    const excluded = statements.filter(({ standing }) => standing === 'excluded').map(({ label }) => label)
    assert.deepEqual(
      excluded.map((label) => label.charAt(0).toUpperCase() + label.slice(1)),
      expected,
    )
  }
})

Deno.test('a limit that an endorsement reduces for some losses is no limit of the policy, and a rating basis no deductible', async () => {
  const reading = await read(
    `<h1>Commercial General Liability Declarations</h1><p>Named Insured: Beacon Cove Inn LLC</p>
     <table><tr><td>Each Occurrence Limit</td><td>$1,000,000</td></tr></table>
     <h2>Deductible</h2><p>Property Damage Liability: $2,500 per occurrence</p>
     <table><tr><th>Class</th><th>Description</th><th>Basis</th></tr><tr><td>91585</td><td>Contractors - subcontracted work</td><td>Cost $150,000</td></tr></table>
     <h1>SWIMMING POOL LIMITATION</h1><p>This endorsement changes the policy.</p>
     <p>B. With respect to "bodily injury" occurring in or within 20 feet of any swimming pool, the Each Occurrence Limit is reduced to $250,000.</p>`,
  )
  const facts = readPolicyFacts(reading)
  assert.equal(facts.limits.glPerOccurrenceLimit.fact?.value, 1_000_000_00)
  assert.ok(facts.extraLimits.some(({ value }) => value.limit === 250_000_00))
  assert.ok(facts.deductibles.every(({ value }) => value.amount !== 150_000_00))
})
