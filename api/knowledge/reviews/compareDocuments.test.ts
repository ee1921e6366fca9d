import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { compareDocuments } from './compareDocuments.ts'

async function quote(name: string, html: string) {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name })
}

Deno.test('compares an offer in short sentences with one in a table', async () => {
  const { differences } = compareDocuments(
    await quote(
      'a.html',
      `<h1>Indication of terms</h1><p>Retention: $10,000 each event</p>
       <p>Privacy and network liability, full limit. PCI assessments, $500,000. Cyber extortion, full limit.</p>
       <p>What we do not cover. Biometric data claims. Pixel tracking claims.</p>`,
    ),
    await quote(
      'b.html',
      `<h1>Premium indication</h1><table>
       <tr><th>Insuring agreement</th><th>Limit</th></tr>
       <tr><td>PCI DSS</td><td>$100,000</td></tr>
       <tr><td>Cyber extortion</td><td>$500,000</td></tr></table>
       <p>Annual premium $5,310. Policy fee $75.</p>`,
    ),
  )
  const found = new Map(
    differences.map(({ label, a, b, better }) => [
      label,
      [a?.amount ?? a?.standing ?? null, b?.amount ?? b?.standing ?? null, better],
    ]),
  )
  assert.deepEqual(found.get('PCI assessments'), [50_000_000, 10_000_000, 'A'])
  assert.deepEqual(found.get('Cyber extortion'), ['included', 50_000_000, 'A'])
  assert.deepEqual(found.get('Biometric data'), ['excluded', null, 'B'])
  // Nobody offers insurance for nothing: a quote without a price is not the cheaper one.
  assert.deepEqual(found.get('Premium'), [null, 531_000, null])
  assert.deepEqual(found.get('Fees'), [null, 7_500, 'A'])
})

Deno.test('compares a letter that lists several things in a sentence with an offer in rows', async () => {
  const read = (name: string, html: string) =>
    readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name })
  const letter = await read(
    'letter.html',
    `<p>Limit: $4,000,000 each occurrence and $4,000,000 aggregate. Terrorism: $372 additional, if accepted.</p>
     <p>Underlying limits we need: general liability $1,000,000 / $2,000,000; employers liability $500,000.</p>
     <p>Exclusions that we add: assault and battery; swimming pool slides.</p>
     <p>Annual premium $8,540, policy fee $75, total $8,615, in full at binding.</p>`,
  )
  const rows = await read(
    'rows.html',
    `<table><tr><td>Each occurrence</td><td>$5,000,000</td></tr>
     <tr><td>Minimum underlying GL</td><td>$1,000,000 / $2,000,000</td></tr>
     <tr><td>Minimum underlying EL</td><td>$1,000,000</td></tr>
     <tr><td>Total</td><td>$9,000</td></tr></table>
     <p>Terrorism is included at no charge.</p>`,
  )
  const { differences } = compareDocuments(letter, rows)
  const outcomes = differences.map(({ label, better }) => `${label}: ${better}`)
  for (const each of [
    'Each occurrence: B',
    'Underlying employers liability: A',
    'Terrorism: B',
    'assault and battery: B',
    'swimming pool slides: B',
    'Total cost: A',
  ])
    assert.ok(outcomes.includes(each), `${each} is not among ${outcomes.join(', ')}`)
})

Deno.test('compares values that run on in one cell, written short or with their total elsewhere', async () => {
  const { differences } = compareDocuments(
    await quote(
      'a.html',
      `<table><tr><td>DEDUCTIBLES</td><td>USD 10,000 each occurrence, all other perils Named storm: 5% of values, minimum USD 100,000</td></tr>
       <tr><td>EXTENSIONS</td><td>Debris removal: USD 100,000 Sewer back up: USD 25,000</td></tr></table>
       <p>Total premium $13,175. Amount due $14,280.</p>`,
    ),
    await quote(
      'b.html',
      `<table><tr><td>Ded, all perils</td><td>$25,000</td></tr><tr><td>Debris removal</td><td>$50,000</td></tr>
       <tr><td>Backup of sewers or drains</td><td>$50,000</td></tr></table>
       <p>Our price is $16,625, so $16,886 altogether.</p>`,
    ),
  )
  const found = new Map(differences.map(({ label, a, b, better }) => [label, [a?.amount, b?.amount, better]]))
  assert.deepEqual(found.get('Property deductible'), [1_000_000, 2_500_000, 'A'])
  assert.deepEqual(found.get('Debris removal'), [10_000_000, 5_000_000, 'A'])
  assert.deepEqual(found.get('Sewer and drain back-up'), [2_500_000, 5_000_000, 'B'])
  assert.deepEqual(found.get('Premium'), [1_317_500, 1_662_500, 'A'])
  assert.deepEqual(found.get('Total cost'), [1_428_000, 1_688_600, 'A'])
})

Deno.test('reads refusals, forms, ratings and prices of short quotes', async () => {
  const { differences, same } = compareDocuments(
    await quote(
      'granite.html',
      `<p>Each occurrence $1,000,000 / General aggregate $2,000,000</p><p>Deductible $2,500 per claim</p>
       <p>Forms: CG 20 10, CG 20 37, CG 24 04 waiver of subrogation</p>
       <table><tr><td>Premium</td><td>$15,780</td></tr><tr><td>TRIA $148 Total</td><td>$16,118</td></tr></table>
       <p>AM Best A XII, admitted</p>`,
    ),
    await quote(
      'pine.html',
      `<p>$1,000,000 each occurrence</p><p>$2,000,000 general aggregate (per project)</p><p>SIR $10,000</p>
       <p>No waiver of subrogation. Residential work excluded.</p>
       <p>Premium $11,500, tax $460, fee $400. Total $12,360 (TRIA rejected)</p>
       <p>Non-admitted carrier, AM Best A- VIII</p>`,
    ),
  )
  const found = Object.fromEntries(
    differences.map(({ label, a, b, better }) => [label, [a?.text, b?.text, better]]),
  )
  assert.deepEqual(found, {
    Premium: ['$15,780', '$11,500', 'B'],
    'Total cost': ['$16,118', '$12,360', 'B'],
    'Residential work': [undefined, 'Excluded', 'A'],
    'Liability deductible': ['$2,500 per claim', '$10,000 (SIR)', 'A'],
    'Additional insured, completed operations': ['Included', undefined, 'A'],
    'Waiver of subrogation': ['Included', 'Not provided', 'A'],
    'Aggregate per project': [undefined, 'Included', 'B'],
    Fees: [undefined, '$400', 'A'],
    'Taxes & fees': [undefined, '$860 ($400 fees, $460 taxes)', 'A'],
    Taxes: [undefined, '$460', 'A'],
    'Carrier rating': ['A XII', 'A- VIII', 'A'],
    'Admitted status': ['Admitted', 'Non-admitted', 'A'],
    Terrorism: ['$148', 'Rejected', null],
  })
  assert.deepEqual(
    same.map(({ label }) => label),
    ['Each occurrence', 'General aggregate'],
  )
})

Deno.test('keeps limits and retentions of one line apart, and says what silence assumes', async () => {
  const { differences } = compareDocuments(
    await quote(
      'a.html',
      `<table><tr><th>Coverage part</th><th>Limit</th><th>Retention</th></tr>
       <tr><td>Employment practices liability</td><td>$1,000,000</td><td>$15,000</td></tr>
       <tr><td>Fiduciary liability</td><td>$500,000</td><td>$2,500</td></tr></table>
       <p>Package premium $13,880. Liquor premium $3,120.</p>`,
    ),
    await quote(
      'b.html',
      `<p>Employment practices: $1,000,000 each claim, $25,000 retention. Fiduciary: $500,000, $5,000 retention.</p>
       <p>Wage and hour claims are excluded.</p><p>Premium $15,260</p>`,
    ),
  )
  const found = Object.fromEntries(
    differences.map(({ label, a, b, better, isAssumed }) => [
      label,
      [a?.amount ?? null, b?.amount ?? null, better, isAssumed],
    ]),
  )
  assert.deepEqual(found, {
    'Employment practices liability retention': [1_500_000, 2_500_000, 'A', undefined],
    'Fiduciary liability retention': [250_000, 500_000, 'A', undefined],
    'Wage and hour claims': [null, null, 'A', true],
    // Nobody says that the two parts are all of it.
    Premium: [null, 1_526_000, null, undefined],
  })
})

Deno.test('reads a run of endorsements as one each, and asks about what only one quote states', async () => {
  const { differences, same } = compareDocuments(
    await quote(
      'a.html',
      `<table><tr><td>Each occurrence</td><td>$1,000,000</td></tr></table><h3>Endorsements</h3>
       <p>CG 25 03 Per Project Aggregate; CG 21 67 Fungi or Bacteria Exclusion</p>
       <p>Quote valid for 30 days. Subject to favorable loss runs. 25% minimum earned premium.</p>`,
    ),
    await quote(
      'b.html',
      `<table><tr><td>Each occurrence</td><td>$1,000,000</td></tr></table>
       <p>Endorsements: CG 22 79 Exclusion - Contractors Professional Liability; Residential construction exclusion; CG 21 67 Fungi or Bacteria Exclusion</p>
       <p>Signed application required. 100% of fees fully earned.</p>`,
    ),
  )
  assert.deepEqual(
    differences.map(({ label, better, isAssumed }) => [label, better, isAssumed ?? false]),
    [
      ['Contractors Professional Liability (CG 22 79)', 'A', true],
      ['Residential construction', 'A', true],
      ['Minimum earned premium', 'B', true],
      ['Aggregate per project', 'A', false],
      ['Condition: Subject to favorable loss runs', 'B', true],
      ['Condition: Signed application required', 'A', true],
      ['Condition: 100% of fees fully earned', 'A', true],
      ['Validity of the offer', null, false],
    ],
  )
  assert.deepEqual(
    same.map(({ label }) => label),
    ['Each occurrence', 'Fungi or Bacteria (CG 21 67)'],
  )
})

Deno.test('exclusions that run on in one line are one each, and none is told twice', async () => {
  const { differences } = compareDocuments(
    await quote(
      'a.html',
      `<h1>Businessowners quote</h1><p>Building: $640,000</p>
       <p>Exclusion: allergic reaction to undeclared ingredients. Exclusion: back-up of sewers and drains.</p>`,
    ),
    await quote(
      'b.html',
      `<h1>Businessowners quote</h1><p>Building: $675,000</p><p>Back-up of sewers and drains: $25,000</p>`,
    ),
  )
  assert.deepEqual(
    differences.filter(({ a }) => a?.standing === 'excluded').map(({ label }) => label.toLowerCase()),
    ['sewer and drain back-up', 'allergic reaction to undeclared ingredients'],
  )
})

Deno.test('each item below a heading that refuses coverage is excluded once, by its own name', async () => {
  const { differences } = compareDocuments(
    await quote(
      'a.html',
      `<h1>Commercial package quote</h1><p>Building: $1,200,000</p><h2>Exclusions</h2>
       <ul><li>Flood and earthquake are excluded.</li><li>Back-up of sewers and drains is excluded.</li>
       <li>Liquor liability is excluded.</li><li>Mold.</li></ul>`,
    ),
    await quote(
      'b.html',
      `<h1>Businessowners proposal</h1><p>Building: $1,400,000</p><p>Back-up of sewers and drains: $25,000</p>
       <h2>Not covered</h2><ul><li>Flood.</li><li>Delivery by any vehicle.</li></ul>
       <p>We do not cover:</p><ul><li>Mold.</li></ul>
       <h2>Exclusions</h2><p>None.</p>`,
    ),
  )
  assert.deepEqual(
    differences
      .filter(({ a, b }) => a?.standing === 'excluded' || b?.standing === 'excluded')
      .map(({ label, a, b }) => [label, a?.text ?? null, b?.text ?? null])
      .toSorted(([one = ''], [other = '']) => String(one).localeCompare(String(other))),
    [
      ['Delivery by any vehicle', null, 'Excluded'],
      ['Earthquake', 'Excluded', null],
      ['Liquor liability', 'Excluded', null],
      ['Sewer and drain back-up', 'Excluded', '$25,000'],
    ],
  )
})

Deno.test('shows an amount only where it is the one that the quote states for that item', async () => {
  const a = await quote(
    'a.html',
    `<h1>Quote</h1><table>
    <tr><td>Directors and officers liability</td><td>$2,000,000</td></tr>
    <tr><td>Money inside / outside</td><td>$10,000 / $5,000</td></tr>
    <tr><td>Liability deductible</td><td>$500</td></tr>
    <tr><td>Each occurrence</td><td>$1,000,000</td></tr><tr><td>Building</td><td>$900,000</td></tr>
    <tr><td>Premium without terrorism</td><td>$9,800</td></tr></table>`,
  )
  const b = await quote(
    'b.html',
    `<h1>Proposal</h1>
    <p>Premium 12,450 dollars made up of $3,900 for D&amp;O, $7,000 for crime and $1,550 for liability.</p>
    <table><tr><td>Money outside</td><td>$2,000</td></tr>
    <tr><td>Each occurrence</td><td>$1,000,000</td></tr><tr><td>Building</td><td>$900,000</td></tr>
    <tr><td>Deductible</td><td>$2,500 per claim</td></tr>
    <tr><td>Property premium</td><td>$8,100</td></tr><tr><td>Liability premium</td><td>$2,400</td></tr>
    <tr><td>Premium</td><td>$10,500</td></tr></table>`,
  )
  const { differences } = compareDocuments(a, b)
  const amountsOf = (label: RegExp) => {
    const found = differences.find((each) => label.test(each.label))
    return [found?.a, found?.b].map((side) => (side?.amount == null ? null : side.amount / 100))
  }
  assert.deepEqual(amountsOf(/^Directors/), [2_000_000, null])
  assert.deepEqual(amountsOf(/outside/i), [5_000, 2_000])
  assert.deepEqual(amountsOf(/^Liability deductible/), [500, 2_500])
  assert.deepEqual(amountsOf(/^Premium/), [9_800, 10_500])
  assert.deepEqual(amountsOf(/^Terrorism/), [null, null])
})

Deno.test('amounts that add up to the premium are prices, not limits', async () => {
  const a = await quote(
    'a.html',
    `<h1>Quote</h1>
    <p>Automobile liability $88,410; physical damage $21,170; trailer interchange $1,240.</p>
    <p>The annual premium is $110,820.</p>`,
  )
  const b = await quote(
    'b.html',
    '<h1>Quote</h1><table><tr><td>Trailer interchange</td><td>$30,000</td></tr></table>',
  )
  const found = compareDocuments(a, b).differences.find(({ key }) => key === 'trailerInterchange')
  assert.deepEqual([found?.a, found?.b?.amount], [null, 3_000_000])
})

Deno.test('a retention per occurrence is no limit, and a run of limits is one limit each', async () => {
  const rows = await quote(
    'rows.html',
    `<h1>General Liability Quote</h1><table>
<tr><td>Each occurrence limit</td><td>$1,000,000</td></tr>
<tr><td>General aggregate limit</td><td>$3,000,000</td></tr></table>`,
  )
  const run = await quote(
    'run.html',
    `<h1>Surplus Lines Quotation</h1>
<h2>Limits of insurance</h2><p>$1,000,000 any one occurrence $2,000,000 general aggregate</p>
<h2>Self-insured retention</h2><p>$10,000 each occurrence, including defense costs</p>`,
  )
  const { differences } = compareDocuments(rows, run)
  assert.deepEqual(
    differences
      .filter(({ a, b }) => a !== null || b !== null)
      .map(({ label, a, b }) => [label, a?.amount ?? null, b?.amount ?? null])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    [
      ['General aggregate', 300_000_000, 200_000_000],
      ['Self-insured retention', null, 1_000_000],
    ],
  )
})

Deno.test('reads how long an offer stands, how it is paid and whether the state licensed its carrier', async () => {
  const { differences } = compareDocuments(
    await quote(
      'a.html',
      `<h1>Quote</h1><p>General aggregate: $2,000,000</p>
       <p>Terms stand until 03/31/2027. Quarterly billing available.</p><p>Surplus lines tax 3%: $124.50</p>`,
    ),
    await quote(
      'b.html',
      `<h1>Quote</h1><p>General aggregate: $1,000,000</p>
       <p>The offer may be accepted until January 22, 2027. Payment due 20 days after inception.</p>
       <p>The carrier is admitted.</p>`,
    ),
  )
  const better = new Map(differences.map((each) => [each.key, each.better]))
  assert.deepEqual(
    ['validity', 'payment', 'admitted'].map((key) => better.get(key)),
    ['A', 'A', 'B'],
  )
})

Deno.test('reads the deductibles of autos from a sentence and from a row', async () => {
  const { differences } = compareDocuments(
    await quote(
      'a.html',
      '<h1>Auto quote</h1><p>Comprehensive carries a $2,500 deductible and collision a $5,000 deductible.</p>',
    ),
    await quote(
      'b.html',
      `<h1>Auto quote</h1><table><tr><td>COMPREHENSIVE</td><td>7</td><td>500 DED</td><td>2,205</td></tr>
       <tr><td>COLLISION</td><td>7</td><td>1,000 DED</td><td>4,110</td></tr></table>`,
    ),
  )
  const found = new Map(differences.map(({ key, a, b, better }) => [key, [a?.amount, b?.amount, better]]))
  assert.deepEqual(found.get('comprehensiveDeductible'), [250_000, 50_000, 'B'])
  assert.deepEqual(found.get('collisionDeductible'), [500_000, 100_000, 'B'])
})

Deno.test('reads labels above their values between the titles of sections', async () => {
  const { differences } = compareDocuments(
    await quote(
      'a.html',
      `<h1>Truckers quotation</h1><table>
       <tr><td>Combined single limit</td><td>Uninsured motorists</td><td>Radius</td></tr>
       <tr><td>$1,000,000</td><td>$100,000</td><td>500 miles</td></tr>
       <tr><td>Cargo</td><td></td><td></td></tr>
       <tr><td>Cargo limit</td><td>Cargo deductible</td><td>Trailer interchange</td></tr>
       <tr><td>$100,000</td><td>$1,000</td><td>Not included</td></tr></table>
       <p>Offer dated 10/19/2026, open for 30 days.</p>`,
    ),
    await quote(
      'b.html',
      `<h1>Proposal</h1><table><tr><td>Auto liability</td><td>$2,000,000</td></tr>
       <tr><td>Uninsured motorists</td><td>$50,000</td></tr>
       <tr><td>Radius of operation</td><td>Unlimited</td></tr>
       <tr><td>Motor truck cargo</td><td>$250,000</td></tr>
       <tr><td>Cargo deductible</td><td>$5,000</td></tr>
       <tr><td>Trailer interchange</td><td>$60,000</td></tr></table>
       <p>Dated October 26, 2026. Firm for 21 days.</p>`,
    ),
  )
  const better = new Map(differences.map((each) => [each.label, each.better]))
  for (const [label, expected] of [
    ['Auto liability combined single limit', 'B'],
    ['Uninsured motorist', 'A'],
    ['Radius', 'B'],
    ['Motor truck cargo', 'B'],
    ['Trailer interchange', 'B'],
    ['Validity of the offer', 'A'],
  ] as const)
    assert.equal(better.get(label), expected, label)
})

Deno.test('compares charges together, and limits that go on in a sentence', async () => {
  const { differences } = compareDocuments(
    await quote(
      'letter.html',
      `<p>Network security liability is provided for $2,000,000, and regulatory fines for $1,000,000.</p>
       <p>Ransom payments are insured for $1,000,000. The premium is $9,850. There are no fees.</p>`,
    ),
    await quote(
      'table.html',
      `<table><tr><td>Network security liability</td><td>$3,000,000</td></tr>
       <tr><td>Regulatory defense and fines</td><td>$3,000,000</td></tr>
       <tr><td>Extortion</td><td>$500,000</td></tr>
       <tr><td>Premium</td><td>$12,400</td></tr><tr><td>Policy fee</td><td>$250</td></tr>
       <tr><td>Surplus lines tax</td><td>$372</td></tr></table>`,
    ),
  )
  const found = new Map(differences.map(({ label, a, b, better }) => [label, [a?.amount, b?.amount, better]]))
  assert.deepEqual(found.get('Cyber'), [200_000_000, 300_000_000, 'B'])
  assert.deepEqual(found.get('Regulatory fines and proceedings'), [100_000_000, 300_000_000, 'B'])
  assert.deepEqual(found.get('Cyber extortion'), [100_000_000, 50_000_000, 'A'])
  assert.deepEqual(found.get('Taxes & fees'), [0, 62_200, 'A'])
})

Deno.test('amounts that two quotes name differently stand in one row, those of other coverages apart', async () => {
  const { differences } = compareDocuments(
    await quote(
      'a.html',
      `<h1>Cyber quote</h1><table><tr><td>Funds transfer fraud / social engineering</td><td>$100,000</td></tr>
       <tr><td>Disciplinary proceedings</td><td>$25,000</td></tr>
       <tr><td>Crisis travel</td><td>$40,000</td></tr></table>`,
    ),
    await quote(
      'b.html',
      `<h1>Cyber quote</h1><table><tr><td>Tricked into sending money</td><td>$250,000</td></tr>
       <tr><td>Licensing board defense</td><td>$50,000</td></tr>
       <tr><td>Boom collapse</td><td>$60,000</td></tr></table>`,
    ),
  )
  const rows = differences.map(({ a, b }) => [a?.amount ?? null, b?.amount ?? null])
  for (const row of [
    [10_000_000, 25_000_000],
    [2_500_000, 5_000_000],
    [4_000_000, null],
    [null, 6_000_000],
  ])
    assert.ok(
      rows.some((each) => each.join() === row.join()),
      `${row.join()} in ${JSON.stringify(rows)}`,
    )
})

Deno.test('no deductible is better than a deductible or retention, whatever each offer calls it', async () => {
  const page = async (html: string) =>
    await quote('q.html', `<h1>General liability quote</h1><p>Each occurrence limit: $1,000,000.</p>${html}`)
  const row = (label: string, value: string) => `<table><tr><td>${label}</td><td>${value}</td></tr></table>`
  const none = [
    row('Deductible', 'None'),
    row('Deductible', 'No deductible'),
    row('Deductible', 'N/A'),
    row('Liability deductible', 'Nil'),
    row('Retention', 'None'),
    '<p>There is no deductible.</p>',
    '<p>No deductible applies.</p>',
  ]
  const kept = [
    row('Deductible', '$1,000'),
    row('Deductible (PD per claim)', '$2,500'),
    row('Self-insured retention (BI and PD per occurrence)', '$10,000'),
    '<p>Deductible: $1,000 per claim.</p>',
  ]
  for (const without of none)
    for (const amount of kept) {
      const { differences } = compareDocuments(await page(without), await page(amount))
      const [found, ...others] = differences.filter(({ label }) => /deductible|retention/i.test(label))
      assert.ok(found, `${without} / ${amount}`)
      assert.ok(found.a && found.b?.amount, `${without} / ${amount}`)
      assert.equal(found.better, 'A', `${without} / ${amount}`)
      assert.deepEqual(others, [], `${without} / ${amount}`)
    }
})

Deno.test('numbers of earlier policies and the rates of classes are no terms to compare', async () => {
  const policy = (number: number, rate: string, premium: string) =>
    quote(
      `${number}.html`,
      `<table><tr><td>Policy Number: GL-440021-0${number}</td><td>Renewal of: GL-440021-0${number - 1}</td></tr></table>
       <table><tr><td>97047 Landscape gardening</td><td>Payroll 410,000</td><td>rate ${rate}</td><td>${premium}</td></tr>
       <tr><td>Medical expense</td><td></td><td></td><td>$5,000</td></tr></table>
       <p>Total annual premium: ${premium}</p>`,
    )
  const { differences } = compareDocuments(
    await policy(5, '14.22', '$5,830'),
    await policy(6, '15.90', '$6,519'),
  )
  assert.deepEqual(
    differences.map(({ label }) => label),
    ['Premium'],
  )
})
