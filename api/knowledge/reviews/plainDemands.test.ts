import assert from 'node:assert/strict'
import { type DemandRow, misjudged } from './testing/misjudged.ts'

const allRisk = [
  '# Equipment',
  'We cover direct physical loss to your equipment and to equipment you rent, from external causes unless excluded, while anywhere in the United States and Canada.',
]
const rows: Record<string, readonly DemandRow[]> = {
  'causes of loss and places that a policy on any cause insures unnamed': [
    [
      'property',
      'That insurance shall cover theft and damage while the unit is on a job or in transit.',
      allRisk,
      'met',
    ],
    [
      'property',
      'The insurance shall cover fire, theft and vandalism of the equipment at any job site.',
      allRisk,
      'met',
    ],
    [
      'property',
      'That insurance shall cover theft and damage while the unit is on a job or in transit.',
      [...allRisk, '# Theft', 'We do not pay for theft from an unattended vehicle.'],
      'not met',
    ],
    [
      'property',
      'That insurance shall cover theft and damage while the unit is on a job or in transit.',
      [...allRisk, '# Warranty', 'Theft of items 001 and 002 is covered only if the machine is locked.'],
      'met',
    ],
    [
      'property',
      'That insurance shall cover theft and damage while the unit is on a job or in transit.',
      ['# Equipment', 'We cover direct physical loss caused by fire, lightning or windstorm.'],
      'cannot tell',
    ],
  ],
  'liability insurance by its plainest name': [
    [
      'liability',
      'Tenant will have liability insurance of $1,000,000 each occurrence and $2,000,000 in a year.',
      [],
      'met',
    ],
    ['liability', 'Tenant shall keep liability insurance of $2,000,000 each occurrence.', [], 'not met'],
  ],
  'a release that is signed before a loss': [
    [
      'property',
      'A release of the other party that is signed before a loss must not harm the property insurance of either.',
      [
        '# Part C: Rules',
        'You may not sign away our rights after a loss; a release you sign before a loss is accepted.',
      ],
      'met',
    ],
    [
      'property',
      'A release of the other party that is signed before a loss must not harm the property insurance of either.',
      [],
      'not met',
    ],
  ],
  'one limit for all goods': [
    [
      'auto',
      'Cargo insurance must have the same limit for electronics as for other goods.',
      [
        'Motor truck cargo, any one vehicle | $100,000',
        '# LT-12 Target Goods',
        'For electronics, seafood and copper the limit is $40,000.',
      ],
      'not met',
    ],
    [
      'auto',
      'The same limit shall apply for tobacco as for other cargo insurance.',
      ['Motor truck cargo, any one vehicle | $100,000', '# Target Goods', 'Tobacco | $25,000'],
      'not met',
    ],
  ],
  'what a policy includes because of the insured’s own work': [
    [
      'cyber',
      'Pollution arising from the design shall not be excluded.',
      ['# Our promise', 'Pollution arising out of professional services is included in our promise.'],
      'met',
    ],
    [
      'cyber',
      'Pollution arising from the design shall not be excluded.',
      [
        '# Our promise',
        'Pollution arising out of professional services is included in our promise.',
        '# Exclusions',
        'This insurance does not apply to pollution of groundwater.',
      ],
      'cannot tell',
    ],
  ],
  'a sentence of the policy with all the words of the demand': [
    [
      'property',
      'The insurance shall pay for goods on memorandum at the memo price.',
      ['# Basis of payment', 'Memoranda goods are paid at the price on the memo.'],
      'met',
    ],
    [
      'property',
      'The insurance shall pay for goods on memorandum at the memo price.',
      ['# Basis of payment', 'Memoranda goods are paid at the price on the memo only if it was signed.'],
      'not met',
    ],
  ],
}

for (const [title, own] of Object.entries(rows))
  Deno.test(`plain words of a contract are found in those of the policy: ${title}`, async () => {
    assert.deepEqual(await misjudged(own), [])
  })
