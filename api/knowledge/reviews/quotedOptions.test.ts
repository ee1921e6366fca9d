import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { offerStatements } from './offerStatements.ts'
import { quotedOptions } from './quotedOptions.ts'
import { offerPrice } from './settledPrice.ts'

/** What the options of a quote are called, their limits, retentions, premiums and charges in dollars. */
async function optionsOf(html: string) {
  const reading = await readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), {
    name: 'quote.html',
  })
  return quotedOptions(reading).map(({ name, reading: own }) => {
    const statements = offerStatements(own)
    const amountOf = (named: RegExp) =>
      (statements.find(({ label, amount }) => amount !== null && named.test(label))?.amount ?? 0) / 100
    const price = offerPrice(own)
    return [
      name,
      amountOf(/limit/i),
      amountOf(/retention/i),
      (price?.premium?.amount ?? 0) / 100,
      (price?.charges ?? []).reduce((sum, { amount }) => sum + amount, 0) / 100,
    ]
  })
}

const shapes: readonly (readonly [name: string, html: string, options: unknown])[] = [
  [
    'columns with titles',
    `<p>Terms for Casco Commons Association.</p><table>
     <tr><th>Coverage</th><th>Option A</th><th>Option B</th></tr>
     <tr><td>Each claim limit</td><td>$2,000,000</td><td>$3,000,000</td></tr>
     <tr><td>Retention</td><td>$10,000</td><td>$15,000</td></tr></table>
     <table><tr><th>Price</th><th>Option A</th><th>Option B</th></tr>
     <tr><td>Annual premium</td><td>$3,800</td><td>$5,910</td></tr>
     <tr><td>Policy fee</td><td>$150</td><td>$150</td></tr></table>`,
    [
      ['option A', 2_000_000, 10_000, 3_800, 150],
      ['option B', 3_000_000, 15_000, 5_910, 150],
    ],
  ],
  [
    'a row for each option',
    `<table><tr><th>Option</th><th>Each claim limit</th><th>Retention</th><th>Premium</th><th>Surplus lines tax</th></tr>
     <tr><td>1</td><td>$1,000,000</td><td>$5,000</td><td>$2,400</td><td>$72.00</td></tr>
     <tr><td>2</td><td>$2,000,000</td><td>$5,000</td><td>$3,300</td><td>$99.00</td></tr></table>`,
    [
      ['option 1', 1_000_000, 5_000, 2_400, 72],
      ['option 2', 2_000_000, 5_000, 3_300, 99],
    ],
  ],
  [
    'a row for each limit',
    `<p>Retention: $5,000 each claim</p><table><tr><th>Limit of liability</th><th>Annual premium</th></tr>
     <tr><td>$1,000,000</td><td>$2,400</td></tr><tr><td>$2,000,000</td><td>$3,300</td></tr></table>`,
    [
      ['$1,000,000 limit', 1_000_000, 5_000, 2_400, 0],
      ['$2,000,000 limit', 2_000_000, 5_000, 3_300, 0],
    ],
  ],
  [
    'titles above each',
    `<h2>Option 1</h2><p>Each claim limit: $1,000,000</p><p>Retention: $5,000</p><p>Annual premium: $2,400</p>
     <h2>Option 2</h2><p>Each claim limit: $2,000,000</p><p>Retention: $7,500</p><p>Annual premium: $3,300</p>
     <h2>Terms</h2><p>Policy fee: $100</p>`,
    [
      ['option 1', 1_000_000, 5_000, 2_400, 100],
      ['option 2', 2_000_000, 7_500, 3_300, 100],
    ],
  ],
  [
    'a line for each',
    `<p>Option A: $2M limit, $10,000 retention, $3,800 premium</p><p>Option B: $3M limit, $15,000 retention, $5,880 premium</p>`,
    [
      ['option A', 2_000_000, 10_000, 3_800, 0],
      ['option B', 3_000_000, 15_000, 5_880, 0],
    ],
  ],
  [
    'amounts without words',
    `<p>Option A $2M $3,800 / Option B $3M $5,880</p>`,
    [
      ['option A', 2_000_000, 0, 3_800, 0],
      ['option B', 3_000_000, 0, 5_880, 0],
    ],
  ],
  [
    'another limit that is also available',
    `<table><tr><td>Limit of liability</td><td>$1,000,000</td></tr><tr><td>Retention</td><td>$5,000</td></tr>
     <tr><td>Annual premium</td><td>$2,400</td></tr><tr><td>Policy fee</td><td>$100</td></tr></table>
     <p>A limit of $2,000,000 is also available for $3,300.</p>`,
    [
      ['main offer', 1_000_000, 5_000, 2_400, 100],
      ['$2,000,000 limit', 2_000_000, 0, 3_300, 0],
    ],
  ],
  [
    'columns without lines, below their titles',
    `<p>Option 1</p><p>Option 2</p><p>Option 3</p><p>Each claim limit $1,000,000 $3,000,000 $4,000,000</p>
     <p>Retention</p><p>$10,000 $10,000 $25,000</p><p>Annual premium $6,150</p><p>$9,870</p><p>$11,400</p>
     <p>Minimum earned premium 25%.</p>`,
    [
      ['option 1', 1_000_000, 10_000, 6_150, 0],
      ['option 2', 3_000_000, 10_000, 9_870, 0],
      ['option 3', 4_000_000, 25_000, 11_400, 0],
    ],
  ],
  [
    'columns without lines or titles',
    `<p>Prepared for Nolan Roofing LLC, from July 1, 2026 to July 1, 2027.</p><p>Each claim limit $1,000,000 $3,000,000</p>
     <p>Annual premium $6,150 $9,870</p><p>Policy fee $200 $250</p>`,
    [
      ['$1,000,000 limit', 1_000_000, 0, 6_150, 200],
      ['$3,000,000 limit', 3_000_000, 0, 9_870, 250],
    ],
  ],
  [
    'columns that are named by their limits alone',
    `<table><tr><th>Umbrella options</th><th>$1M</th><th>$3M</th></tr><tr><td>Retention</td><td>$10,000</td><td>$5,000</td></tr>
     <tr><td>Premium</td><td>$6,150</td><td>$9,870</td></tr></table>`,
    [
      ['$1M limit', 1_000_000, 10_000, 6_150, 0],
      ['$3M limit', 3_000_000, 5_000, 9_870, 0],
    ],
  ],
  [
    'columns that are no options',
    `<p>Expiring Renewal</p><p>Each claim limit $1,000,000 $3,000,000</p><p>Annual premium $6,150 $9,870</p>`,
    1,
  ],
  [
    'columns of several coverages',
    `<table><tr><th>Coverage</th><th>General liability</th><th>Umbrella</th></tr>
     <tr><td>Each occurrence limit</td><td>$1,000,000</td><td>$3,000,000</td></tr>
     <tr><td>Annual premium</td><td>$6,150</td><td>$9,870</td></tr></table>`,
    1,
  ],
  [
    'one offer, with ways to pay it',
    `<p>Each claim limit: $1,000,000</p><p>Annual premium: $2,400</p>
     <table><tr><th>Payment</th><th>Option 1</th><th>Option 2</th></tr>
     <tr><td>Down</td><td>$2,400</td><td>$600</td></tr><tr><td>Total cost</td><td>$2,400</td><td>$2,454</td></tr></table>
     <p>Option 1: accept terrorism for a premium of $48. Option 2: reject it, premium $0.</p>`,
    1,
  ],
  [
    'one offer, with what it replaces',
    `<table><tr><th>Limits</th><th>Expiring</th><th>Proposed</th></tr>
     <tr><td>Each claim limit</td><td>$1,000,000</td><td>$1,000,000</td></tr></table>
     <table><tr><th>Coverage</th><th>Limit</th><th>Premium</th></tr>
     <tr><td>Directors and officers</td><td>$1,000,000</td><td>$2,400</td></tr>
     <tr><td>Crime</td><td>$250,000</td><td>$500</td></tr></table>`,
    1,
  ],
]

for (const [name, html, options] of shapes)
  Deno.test(`reads the options of a quote: ${name}`, async () => {
    const found = await optionsOf(html)
    if (typeof options === 'number') assert.equal(found.length, options)
    else assert.deepEqual(found, options)
  })

Deno.test('takes none of several amounts beside one label for the value of an offer', async () => {
  const html = `<p>Each occurrence limit: $1,000,000 $3,000,000</p><p>Annual premium $6,150 $9,870 $11,400</p>`
  const reading = await readDocument(new TextEncoder().encode(html), { name: 'quote.html' })
  assert.equal(offerPrice(reading), null)
  const stated = offerStatements(reading).filter(({ text, amount }) => amount !== null || text.includes('$'))
  assert.deepEqual(stated, [])
})

Deno.test('reads the parts of an option’s price from a sum, and its limits from a pair', async () => {
  const html = `<p>NORTH PINE SURPLUS COMPANY (non-admitted, A- IX)</p><p>Indication 5-771, commercial umbrella</p>
    <p>OPTION A: Limit $4,000,000 per occurrence / $4,000,000 aggregate, SIR $10,000: premium $8,000 + policy fee $300 + inspection $200 + TX SL tax 4.85% $412.25 = $8,912.25</p>
    <p>OPTION B: Limit $9,000,000 / $9,000,000, SIR $10,000: premium $15,000 + fee $300 + inspection $200 + TX SL tax 4.85% $751.75 = $16,251.75</p>
    <p>Required underlying: GL 1M/2M/2M; auto 1M.</p>
    <p>Waiver of subrogation included. Primary/noncontributory NOT included.</p>`
  const reading = await readDocument(new TextEncoder().encode(html), { name: 'quote.html' })
  const found = quotedOptions(reading).map(({ reading: own }) => {
    const statements = offerStatements(own)
    const of = (named: string) => statements.find(({ item, label }) => (item?.label ?? label) === named)?.text
    const price = offerPrice(own)
    return [
      price?.total?.amount,
      price?.charges.map(({ amount }) => amount),
      ...['Umbrella each occurrence', 'Umbrella aggregate', 'Carrier rating', 'Underlying'].map(of),
      ...['Waiver of subrogation', 'Primary and noncontributory'].map(of),
    ]
  })
  const alike = ['A- IX', 'GL 1M/2M/2M; auto 1M', 'Included', 'Not provided']
  assert.deepEqual(found, [
    [891_225, [30_000, 20_000, 41_225], '$4,000,000', '$4,000,000', ...alike],
    [1_625_175, [30_000, 20_000, 75_175], '$9,000,000', '$9,000,000', ...alike],
  ])
})
