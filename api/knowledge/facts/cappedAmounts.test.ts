import assert from 'node:assert/strict'
import { cappedAmounts } from './cappedAmounts.ts'

Deno.test('names the limits that a sentence states by what it says they are for', () => {
  const cases: [text: string, about: string, limits: [name: string, dollars: number][]][] = [
    ['Debris removal is covered up to $5,000 in addition to the limit.', '', [['Debris removal', 5000]]],
    [
      'The most we will pay for clean up of waste is $25,000 any one accident.',
      '',
      [['Clean up of waste any one accident', 25_000]],
    ],
    [
      'Flood is not covered, except: Back-up of drains – sublimit $15,000 at premises 2, deductible $1,000.',
      'Water Exclusion',
      [['Back-up of drains', 15_000]],
    ],
    [
      'We pay up to $20,000 to speed up repairs and up to $10,000 for spoilage of food.',
      '',
      [
        ['Speed up repairs', 20_000],
        ['Spoilage of food', 10_000],
      ],
    ],
    [
      'We pay up to $12,000 for underground pipes and wires.',
      'Service Line',
      [['Service Line: underground pipes and wires', 12_000]],
    ],
    [
      'We pay damages because of a liquor incident up to $500,000 each common cause and $1,000,000 aggregate.',
      'Liquor liability',
      [
        ['Liquor liability: damages because of a liquor incident each common cause', 500_000],
        ['Liquor liability: damages because of a liquor incident aggregate', 1_000_000],
      ],
    ],
    [
      'Exclusion (a) does not apply to defense costs of a claim for unpaid wages, up to $100,000 in the policy period.',
      'Wage and Hour Defense Costs',
      [['Wage and Hour Defense Costs in the policy period', 100_000]],
    ],
    [
      'There is an additional limit of $500,000 that applies only to insured persons.',
      'Additional Limit for Insured Persons',
      [['Additional Limit for Insured Persons', 500_000]],
    ],
    [
      'For glass and signs the limit in item 1 is $7,500, and breakage is covered only while the shop is closed.',
      '',
      [['Glass and signs', 7500]],
    ],
    ['Limit for this extension $60,000, deductible $2,500.', 'Spoilage', [['Spoilage', 60_000]]],
    [
      'The exclusion does not apply to seepage from a basin; the most we will pay for such seepage is $50,000 in any year.',
      'Exclusion - Pools And Basins',
      [['Seepage in any year', 50_000]],
    ],
    [
      'Spoilage of lumber in the kiln because of a breakdown is covered up to $35,000.',
      'Equipment Breakdown',
      [['Equipment Breakdown: Spoilage of lumber in the kiln', 35_000]],
    ],
    ['Limit: $50,000 any one loss.', 'False Pretense', [['False Pretense any one loss', 50_000]]],
  ]
  for (const [text, about, limits] of cases)
    assert.deepEqual(
      cappedAmounts(text, about).map(({ name, limit }) => [name, limit / 100]),
      limits,
      text,
    )
})

Deno.test('takes no daily rate, deductible, premium or example for a limit', () => {
  for (const text of [
    'We pay the cost to rent a substitute, up to $75 a day for at most 30 days.',
    'You must reimburse us for a deductible of $10,000 each occurrence.',
    'The premium may be raised by up to $2,500 deductible.',
    'For example, with a limit of $80,000 and a loss of $40,000 we pay half.',
    'The limit is reduced from $100,000.',
  ])
    assert.deepEqual(cappedAmounts(text, 'Rental Reimbursement'), [], text)
})
