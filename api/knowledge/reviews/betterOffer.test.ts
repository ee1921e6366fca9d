import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { compareDocuments } from './compareDocuments.ts'

async function quote(html: string) {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'quote.html' })
}

/** What each of two offers has for a difference, in dollars or words, and which is better. */
async function verdict(a: string, b: string, label: RegExp) {
  const { differences } = compareDocuments(await quote(a), await quote(b))
  const found = differences.find((each) => label.test(each.label))
  if (!found) return null
  const [left, right] = [found.a, found.b].map(
    (side) => side && (side.amount === null ? side.standing : side.amount / 100),
  )
  return [left, right, found.better]
}

function rows(...pairs: readonly (readonly [string, string])[]): string {
  const cells = pairs.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)
  return `<h1>Quotation</h1><table>${cells.join('')}</table>`
}

const liability = rows(
  ['Each occurrence', '$1,000,000'],
  ['General aggregate', '$2,000,000'],
  ['Damage to rented premises', '$100,000'],
  ['Medical expense', '$5,000'],
  ['Employee benefits liability', '$1,000,000'],
)

Deno.test('an amount that a letter names in passing is compared, and is not taken for silence', async () => {
  const letter = `<p>We offer limits of $1,000,000 each occurrence and $2,000,000 general aggregate.</p>
    <p>Damage to premises rented to you is $300,000 and medical expense is $10,000.</p>`
  assert.deepEqual(await verdict(liability, letter, /rented premises/i), [100_000, 300_000, 'B'])
  assert.deepEqual(await verdict(liability, letter, /medical/i), [5_000, 10_000, 'B'])
})

Deno.test('a coverage that the other offer turns down in words of its own is better where it is given', async () => {
  const refused = '<p>Employee benefits liability is not part of this offer.</p>'
  assert.deepEqual(await verdict(liability, refused, /employee benefits/i), [1_000_000, 'excluded', 'A'])
})

Deno.test('no offer is better by a coverage that the other one names without an amount', async () => {
  const named = '<p>Employee benefits liability applies as in the expiring policy.</p>'
  assert.deepEqual(await verdict(liability, named, /employee benefits/i), [1_000_000, 'stated', null])
})

Deno.test('no offer is better by a limit that every offer of its line has, where it was not found', async () => {
  const silent = rows(['Each occurrence', '$2,000,000'], ['General aggregate', '$4,000,000'])
  assert.deepEqual(await verdict(liability, silent, /rented premises/i), [100_000, null, null])
  assert.deepEqual(await verdict(liability, silent, /employee benefits/i), [1_000_000, null, 'A'])
})

Deno.test('what is kept of everything is compared with what another offer keeps of one coverage', async () => {
  const one = rows(['Privacy liability limit', '$1,000,000'], ['Privacy liability retention', '$5,000'])
  const all = rows(
    ['Privacy liability limit', '$1,000,000'],
    ['Retention, each event, all coverages', '$10,000'],
  )
  const [left, right, better] = (await verdict(one, all, /retention/i)) ?? []
  assert.deepEqual([left, right, better], [5_000, 10_000, 'A'])
})

Deno.test('each kind of value has its own direction', async () => {
  for (const [a, b, label, better] of [
    [rows(['Manual premium', '$45,900']), rows(['Manual premium', '$41,850']), /manual premium/i, 'B'],
    [
      rows(['Extended reporting', '12 months at 75%']),
      rows(['Extended reporting', '12 months at 100%']),
      /extended reporting/i,
      'A',
    ],
    [
      rows(['Business income', 'Actual loss sustained, 12 months, 72 hour waiting period']),
      rows(['Business income', '18 months, 24 hours']),
      /business income/i,
      'B',
    ],
    [
      rows(['Building', '$640,000']),
      rows(['Building (agreed value, coinsurance waived)', '$675,000']),
      /coinsurance/i,
      'B',
    ],
    [rows(['Coinsurance', '90%']), rows(['Coinsurance', '80%']), /coinsurance/i, 'B'],
    [
      rows(['Retroactive date', 'Full prior acts']),
      rows(['Retroactive date', 'Inception']),
      /retroactive/i,
      'A',
    ],
    [
      rows(['Minimum earned premium', '25%']),
      '<p>Minimum earned premium does not apply; the policy is auditable.</p>',
      /minimum earned/i,
      'B',
    ],
    [
      '<p>A waiver of subrogation is included.</p>',
      '<p>A waiver of subrogation costs $250 per request.</p>',
      /waiver of subrogation/i,
      'A',
    ],
  ] as const)
    assert.equal((await verdict(a, b, label))?.at(-1), better, label.source)
})

Deno.test('a condition is weighed against what the other offer says of its subject', async () => {
  const strict = '<p>All drivers must be 23 or older with two years of experience.</p>'
  const mild = '<p>Drivers must be at least 21 years old.</p>'
  assert.equal((await verdict(strict, mild, /drivers must be 23|drivers must be at least 21/i))?.at(-1), 'B')
  // A dividend may be paid to the insured, and a radius is what is covered.
  const dividend = '<p>Members may receive a dividend; last year it was 4 percent.</p>'
  assert.equal((await verdict(mild, dividend, /dividend/i))?.at(-1), 'B')
  const settled = '<p>The consent of the insured is required to settle; no hammer clause.</p>'
  assert.equal((await verdict(settled, mild, /consent/i))?.at(-1), null)
})

Deno.test('a deductible behind the limit of one coverage is of that coverage alone', async () => {
  const own = '<h1>Property quotation</h1><p>Flood: $1,000,000 annual aggregate, deductible $100,000.</p>'
  const all = rows(['All other perils deductible', '$25,000'], ['Building', '$4,000,000'])
  const { differences } = compareDocuments(await quote(all), await quote(own))
  assert(!differences.some(({ a, b }) => a?.amount === 2_500_000 && b?.amount === 10_000_000))
})

Deno.test('neither the basis of a rate nor the floor of a deductible is a limit', async () => {
  const { differences } = compareDocuments(
    await quote(rows(['Carpentry rate', '8.71 per $100'], ['Building', '$4,000,000'])),
    await quote('<p>5% of the insured value of each building, minimum $100,000</p>'),
  )
  const amounts = differences.flatMap(({ a, b }) => [a?.amount ?? 0, b?.amount ?? 0])
  assert(!amounts.includes(10_000), 'per $100')
  assert(!amounts.includes(10_000_000), 'minimum $100,000')
})

/** What one offer has, what the other has, and which is better; null where neither is sure to be. */
const weighed: readonly (readonly [
  label: string,
  a: string | null,
  b: string | null,
  better: 'A' | 'B' | null,
])[] = [
  ['Defense costs', 'In addition to the limits', null, 'A'],
  ['Defense costs', 'Inside the limits', null, null],
  [
    'Defense costs',
    'Inside the limits for claims; outside the limits for hearings',
    'In addition to the limits',
    'B',
  ],
  ['Valuation', 'Actual cash value', null, 'B'],
  ['Valuation', 'Replacement cost', null, 'A'],
  ['Valuation', 'Replacement cost; roofs older than 15 years at actual cash value', null, null],
  ['Retroactive date', 'Inception', null, 'B'],
  ['Admitted status', 'Non-admitted', null, 'B'],
  ['Terrorism', 'Not applied', 'Included at no charge', 'B'],
  ['Terrorism', 'Rejected', '$235', null],
  ['Payment plan', 'Full payment within 20 days', 'Nine monthly installments without interest', 'B'],
  ['Payment plan', null, 'Payable monthly', 'B'],
  ['Payment plan', 'Payable in full at binding', null, null],
  ['Minimum earned premium', '25 percent', 'Nothing is fully earned at inception', 'B'],
  ['Auto loan or lease gap', 'Included', 'Not available', 'A'],
  ['Dividend', 'Sliding scale, up to 12 percent', 'No dividend plan', 'A'],
  ['Pollution', 'Full limits', '$500,000', 'A'],
  ['Assault and battery', 'Not excluded', 'Sublimit $250,000 each event', 'A'],
  ['Contamination', 'Food and beer contamination $25,000', '$10,000', 'A'],
  ['Quote valid', '30 days', null, null],
  ['Waiver of subrogation', '$250 per request', null, null],
  ['Fees', '$0', null, null],
  ['Minimum and deposit', '100%', null, 'B'],
  ['Combined aggregate for all parts', '$2,000,000', null, null],
  ['Payment', 'Premium is due in full 30 days after inception', 'Premium due 15 days after binding', null],
]

Deno.test('words decide where one side is sure to be no worse, and nothing where it is not', async () => {
  const offer = (label: string, value: string | null) =>
    rows(
      ['Each occurrence', '$1,000,000'],
      ['General aggregate', '$2,000,000'],
      ['Annual premium', '$12,400'],
      ...(value === null ? [] : [[label, value] as const]),
    )
  for (const [label, a, b, better] of weighed) {
    const name = new RegExp(label.replace(/^Quote valid$/, 'validity').replace(/ .*/, ''), 'i')
    const found = await verdict(offer(label, a), offer(label, b), name)
    assert.equal(found?.[2], better, `${label}: ${a} | ${b}: ${JSON.stringify(found)}`)
  }
})
