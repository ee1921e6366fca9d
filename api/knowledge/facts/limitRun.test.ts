import assert from 'node:assert/strict'
import { limitRun } from './limitRun.ts'

function read(text: string, given?: string): string[] | null {
  return limitRun(text, given)?.limits.map(({ label, text: value }) => `${label}: ${value}`) ?? null
}

const general = ['Each occurrence: $1M', 'General aggregate: $2M']

Deno.test('a run is read with its amounts before its names', () => {
  assert.deepEqual(
    read(
      'Limits: $1M Occ / $2M Gen Agg (per policy) / $1M Products & Comp Ops Agg / $1M P&AI / $300K DPR / Med Pay Excluded',
    ),
    [
      'Each occurrence: $1M',
      'General aggregate (per policy): $2M',
      'Products-completed operations aggregate: $1M',
      'Personal and advertising injury: $1M',
      'Damage to rented premises: $300K',
      'Medical expense: Excluded',
    ],
  )
  for (const separator of ['; ', ', ', ' | ', '\n', '/'])
    assert.deepEqual(read(['$1M Occ', '$2M Gen Agg', '$2M PCO'].join(separator)), [
      ...general,
      'Products-completed operations aggregate: $2M',
    ])
})

Deno.test('a run is read with its names before its amounts', () => {
  for (const separator of [' / ', '; ', ', ', ' | ', '/'])
    assert.deepEqual(
      read(
        `GL limits: ${['Occ $1M', 'Gen Agg $2M', 'Products/Comp Ops $2M', 'Med Exp: excluded'].join(separator)}`,
      ),
      [...general, 'Products-completed operations aggregate: $2M', 'Medical expense: excluded'],
    )
  assert.deepEqual(read('Each Occurrence: $1MM; General Aggregate: $2MM; No Med Pay'), [
    'Each occurrence: $1MM',
    'General aggregate: $2MM',
    'Medical expense: Excluded',
  ])
})

Deno.test('names that hold the separator stay whole', () => {
  assert.deepEqual(read('$1,000,000 each occurrence, $2,000,000 general aggregate, $2,000,000 Products/CO'), [
    'Each occurrence: $1,000,000',
    'General aggregate: $2,000,000',
    'Products-completed operations aggregate: $2,000,000',
  ])
  assert.deepEqual(read('Occurrence / Aggregate: $1,000,000 / $2,000,000'), [
    'Each occurrence: $1,000,000',
    'Aggregate: $2,000,000',
  ])
})

Deno.test('limits without names are read by the order that their line of business has', () => {
  assert.deepEqual(read('GL 1M/2M/2M'), [
    'Each occurrence: 1M',
    'General aggregate: 2M',
    'Products-completed operations aggregate: 2M',
  ])
  assert.deepEqual(
    limitRun('GL limits 1/2/2')?.limits.map(({ cents }) => cents),
    [1e8, 2e8, 2e8],
  )
  assert.deepEqual(
    limitRun('EL 500/500/1000')?.limits.map(({ cents }) => cents),
    [5e7, 5e7, 1e8],
  )
  assert.deepEqual(
    limitRun('250/500/100', 'Auto liability')?.limits.map(({ cents }) => cents),
    [25e6, 50e6, 10e6],
  )
  assert.deepEqual(read('$1,000,000 occ/$2,000,000 agg'), [
    'Each occurrence: $1,000,000',
    'Aggregate: $2,000,000',
  ])
  assert.deepEqual(read('1/2/2'), null)
})

Deno.test('a run whose order is unclear gives no limits, but says which amounts are its own', () => {
  for (const text of [
    '$1M / Occ / $2M Gen Agg / $1M PCO',
    '$1M Occ / $2M Gen Agg / Products Agg $1M / Med',
    '$1M Occ $2M / Gen Agg / $1M PCO',
  ])
    assert.deepEqual(limitRun(text)?.limits ?? [], [], text)
  assert.deepEqual(limitRun('$1M / Occ / $2M Gen Agg / $1M PCO')?.amounts, [1e8, 2e8, 1e8])
  assert.deepEqual(read('$1M Occ / Gen Agg $2M / $1M PCO'), [
    ...general,
    'Products-completed operations aggregate: $1M',
  ])
})

Deno.test('sentences and other lists are no runs', () => {
  for (const text of [
    'Premium: $4,850.00 Surplus lines tax 3%: $145.50 Stamping fee: $0 Total $5,145.50',
    'We pay up to $1,000,000 for each occurrence, and no more than $2,000,000 in a year.',
    'Unscheduled tools: $15,000, maximum $1,500 per item',
    'Deductible $1,000 each loss; theft from job site $2,500',
    'Deductibles: Section 1, $5,000 each accident; Section 2, $2,500 each accident; each occurrence $2,000',
    '04/01/2026 / 04/01/2027',
  ])
    assert.deepEqual(read(text), null)
})

Deno.test('a run tells what it is of, so that another coverage is not taken for general liability', () => {
  assert.equal(
    limitRun('Liquor liability: $1,000,000 each occurrence / $2,000,000 aggregate')?.subject,
    'Liquor liability',
  )
  assert.equal(limitRun('Umbrella $5M occ / $5M agg')?.subject, 'Umbrella')
  assert.equal(limitRun('UX-3390, $4,000,000 each occurrence / $4,000,000 aggregate')?.subject, 'UX-3390')
  assert.equal(
    limitRun('LIMITS OF INSURANCE: $10,000,000 each occurrence; $10,000,000 aggregate; excess of the lead')
      ?.limits.length,
    2,
  )
})
