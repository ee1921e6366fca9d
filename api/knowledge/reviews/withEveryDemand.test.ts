import assert from 'node:assert/strict'
import { type DemandRow, misjudged } from './testing/misjudged.ts'

const blanketInsured = [
  '# Additional Insured - Owners, Lessees or Contractors',
  'Any person or organization that you have agreed in a written contract to add is an additional insured for liability caused in whole or in part by your ongoing operations.',
]
const blanketCompleted = [
  '# Additional Insured - Completed Operations',
  'Any person or organization that you have agreed in a written contract to add is an additional insured for liability caused by your work and included in the products-completed operations hazard.',
]

const noticeToOwner = [
  '# Notice of Cancellation to Others',
  'We will mail 30 days notice of cancellation to: Northgate Holdings LLC, 9 Canal Street, Burlington, VT 05401.',
]

const rows: Record<string, readonly DemandRow[]> = {
  'the line of the policy that is meant, where several could be': [
    [
      'liability',
      'The deductible of the general liability policy shall be no more than $5,000 for any one occurrence.',
      [
        '# Amendment of Deductible',
        'The Deductible Schedule is deleted and replaced by: Bodily injury $5,000 per occurrence. Property damage $10,000 per occurrence.',
      ],
      'not met',
    ],
    [
      'liability',
      'Contractor shall carry general liability insurance of $1,000,000 each occurrence.',
      [
        '# Amendment of Deductible',
        'The Deductible Schedule is deleted and replaced by: Bodily injury $5,000 per occurrence. Property damage $10,000 per occurrence.',
      ],
      'met',
    ],
    [
      'property',
      'Tenant shall insure loss of income, with a waiting period of no more than 24 hours.',
      [
        '# Loss of Income',
        'Loss of income is insured during the time needed for repairs, beginning 48 hours after the loss.',
      ],
      'not met',
    ],
  ],
  'the amount that the clause refers back to': [
    [
      'property',
      'The equipment package has a replacement cost of about $95,000 and shall be insured for not less than that sum with a deductible of no more than $5,000.',
      [],
      'cannot tell',
    ],
  ],
  'a limit that an endorsement cuts for one cause of loss': [
    [
      'cyber',
      'Ransomware loss shall be covered for at least $1,000,000.',
      [
        '# Ransomware Sharing',
        'For any loss from ransomware, under all agreements together, we pay 80% of the loss above the retention and no more than $400,000.',
      ],
      'not met',
    ],
  ],
  'the line of business that an endorsement is for': [
    [
      'liability',
      'Northgate Holdings LLC shall also be an additional insured for liquor liability.',
      [
        '# Additional Insured, General Liability',
        'Any person or organization that you have agreed in a written contract to add is an additional insured.',
      ],
      'not met',
    ],
  ],
  'a line that an endorsement leaves out, or a party that it does not name': [
    [
      'liability',
      'Northgate Holdings LLC shall also be an additional insured under the liquor liability policy.',
      [
        'Liquor liability, each common cause | $1,000,000',
        ...blanketInsured,
        'This endorsement does not apply to the Liquor Liability part.',
      ],
      'not met',
    ],
    [
      'liability',
      'Northgate Holdings LLC shall be an additional insured under the general liability policy.',
      [
        'Liquor liability, each common cause | $1,000,000',
        ...blanketInsured,
        'This endorsement does not apply to the Liquor Liability part.',
      ],
      'met',
    ],
    [
      'liability',
      'Both policies shall be primary and shall not seek contribution from any insurance of the owner.',
      [
        '# Primary Insurance',
        'Insurance for the City of Barre is primary and does not contribute with its own insurance.',
      ],
      'not met',
    ],
    [
      'liability',
      'The insurer shall give Northgate Holdings LLC thirty days notice of cancellation.',
      [
        '# State Changes',
        'If we cancel for nonpayment we will give you 10 days notice, and for any other reason 30 days notice. A notice is also sent to a loss payee shown in the Declarations.',
      ],
      'not met',
    ],
  ],
  'a limit at each of several places': [
    [
      'property',
      'Contents shall be insured for no less than $350,000.',
      ['Contents, premises 2 | $140,000'],
      'cannot tell',
    ],
    [
      'property',
      'Contents shall be insured for no less than $100,000.',
      ['Contents, premises 2 | $140,000'],
      'met',
    ],
  ],
  'a share of the value, which may be more than its minimum': [
    [
      'property',
      'The deductible shall be no greater than $5,000 for any one loss.',
      [
        'Deductible, rented equipment | Two percent of the value of the damaged item, but not less than $2,500 per loss.',
      ],
      'cannot tell',
    ],
  ],
  'everybody whom a clause names or describes': [
    [
      'liability',
      'Northgate Holdings LLC and its managing member shall be additional insureds on the general liability policy.',
      [
        '# Additional Insured - Designated Person or Organization',
        'Who is an insured includes the organization named below: Northgate Holdings LLC, 9 Canal Street, Burlington, VT 05401.',
      ],
      'not met',
    ],
    [
      'liability',
      'The insurers of Contractor shall waive subrogation against Northgate Holdings LLC.',
      [
        '# Waiver of Rights',
        'We give up our right to recover from Inland Cascade Distributing Co. for loss from your products.',
      ],
      'not met',
    ],
    [
      'auto',
      'The auto insurance shall cover hired and non-owned autos with a combined single limit of $1,000,000.',
      ['Covered autos liability | 67, 68, 71 | $1,000,000 CSL'],
      'met',
    ],
  ],
  'a limit, of the same coverage': [
    [
      'liability',
      'Contractor shall carry general liability insurance of $1,000,000 each occurrence.',
      [
        '# Broadening Endorsement for Artisan Contractors',
        'At your request, we will pay for damage to property of others in your care at a job site, caused by you and not otherwise insured, up to $25,000 per occurrence and $50,000 in the policy period.',
      ],
      'met',
    ],
    [
      'liability',
      'Contractor shall carry general liability insurance of $1,000,000 each occurrence.',
      [],
      'met',
    ],
    [
      'liability',
      'Contractor shall carry general liability insurance of $2,000,000 each occurrence.',
      [],
      'not met',
    ],
    [
      'liability',
      'Contractor shall carry general liability insurance of $1,000,000 each occurrence and $2,000,000 in the aggregate.',
      [
        '# Assault or Battery Limited Coverage',
        'We will pay for bodily injury arising from assault or battery up to $250,000 each occurrence and $250,000 aggregate.',
      ],
      'met',
    ],
    [
      'liability',
      'Contractor shall carry general liability insurance of $1,000,000 each occurrence.',
      [
        '# Mobile Crane Limitation',
        'For injury arising from the use of a mobile crane the most we will pay is $100,000 each occurrence.',
      ],
      'met',
    ],
    [
      'liability',
      'Contractor shall carry general liability insurance of $1,000,000 each occurrence.',
      ['# Limits Amended', 'The each occurrence limit is changed to $500,000.'],
      'not met',
    ],
    [
      'liability',
      'Damage to premises rented to Contractor shall be insured for at least $300,000.',
      [
        '# Broadening Endorsement',
        'The limit for damage to premises rented to you is increased to $300,000.',
      ],
      'met',
    ],
    [
      'liability',
      'Damage to premises rented to Contractor shall be insured for at least $300,000.',
      [],
      'not met',
    ],
    [
      'liability',
      'Contractor shall carry liquor liability insurance of $1,000,000 each common cause.',
      [],
      'cannot tell',
    ],
    [
      'liability',
      'Contractor shall carry medical expense coverage of $5,000 per person.',
      ['# Exclusion of Medical Expense', 'Coverage C, Medical Payments, does not apply.'],
      'not met',
    ],
    [
      'cyber',
      'Provider shall carry cyber extortion coverage of not less than $1,000,000.',
      ['# Ransomware Endorsement', 'The cyber extortion limit is reduced to $500,000.'],
      'not met',
    ],
    ['cyber', 'Provider shall carry cyber extortion coverage of not less than $1,000,000.', [], 'met'],
    [
      'auto',
      'Contractor shall carry automobile liability of $1,000,000 each accident for any auto.',
      [],
      'met',
    ],
    [
      'auto',
      'Contractor shall carry uninsured motorist coverage of $500,000 each accident.',
      [
        '# Uninsured Motorists Coverage',
        'The most we will pay for uninsured motorists coverage is $100,000 each accident.',
      ],
      'not met',
    ],
    ['property', 'Tenant shall insure its personal property for $350,000.', [], 'met'],
    ['property', 'Tenant shall carry business income insurance of $300,000.', [], 'not met'],
  ],
  'additional insured status': [
    [
      'liability',
      'Owner shall be named as additional insured under the general liability policy for ongoing operations.',
      blanketInsured,
      'met',
    ],
    [
      'liability',
      'Owner shall be an additional insured for ongoing and completed operations.',
      blanketInsured,
      'not met',
    ],
    [
      'liability',
      'Owner shall be an additional insured for ongoing and completed operations.',
      [...blanketInsured, ...blanketCompleted],
      'met',
    ],
    [
      'liability',
      'Additional insured status for completed operations shall be maintained for five years after final payment.',
      [
        ...blanketCompleted,
        'This insurance ends three years after your work is complete or when the contract no longer requires it, whichever is sooner.',
      ],
      'not met',
    ],
    [
      'liability',
      'Additional insured status for completed operations shall be maintained for two years after final payment.',
      [...blanketCompleted, 'This insurance ends three years after your work is complete.'],
      'met',
    ],
    [
      'liability',
      'Additional insured status for completed operations shall be maintained for ten years after final payment.',
      blanketCompleted,
      'cannot tell',
    ],
    [
      'liability',
      'Northgate Holdings LLC shall be named as an additional insured.',
      [
        '# Additional Insured - Designated Organization',
        'Name of Person or Organization: Lakeside Partners LLC.',
        'The organization shown in the Schedule is an additional insured for liability arising from your operations.',
      ],
      'not met',
    ],
    [
      'liability',
      'Northgate Holdings LLC shall be named as an additional insured.',
      [
        '# Additional Insured - Designated Organization',
        'Name of Person or Organization: Northgate Holdings LLC.',
        'The organization shown in the Schedule is an additional insured for liability arising from your operations.',
      ],
      'met',
    ],
    ['liability', 'Owner shall be named as an additional insured.', [], 'not met'],
    [
      'auto',
      'Owner shall be an insured under the automobile policy for the acts of Contractor.',
      [
        '# Blanket Additional Insured',
        'Any person or organization that you must add by a written contract is an additional insured, but only for liability for your acts.',
      ],
      'met',
    ],
    [
      'liability',
      'Owner shall be an additional insured until the statute of repose has run.',
      [...blanketInsured, ...blanketCompleted],
      'cannot tell',
    ],
    [
      'liability',
      'Additional insured status shall be given by endorsements CG 20 10 and CG 20 37.',
      blanketInsured,
      'not met',
    ],
    [
      'liability',
      'The additional insured endorsement shall not be limited to the lesser of the policy limits and the limits required by this contract.',
      [
        ...blanketInsured,
        'The most we will pay for the additional insured is the amount required by the contract or the limits of insurance, whichever is less.',
      ],
      'not met',
    ],
  ],
  'primary and noncontributory insurance, waivers': [
    [
      'liability',
      'The insurance shall be primary and noncontributory.',
      [
        '# Primary and Noncontributory',
        'This insurance is primary to and will not seek contribution from any other insurance available to an additional insured where you have agreed to that in a written contract.',
      ],
      'met',
    ],
    [
      'liability',
      'The insurance shall be primary and noncontributory.',
      [
        '# Other Insurance',
        'This insurance is primary, except when other insurance applies as described below, when it is excess.',
      ],
      'not met',
    ],
    [
      'auto',
      'The automobile insurance shall be primary and noncontributory with the self-insurance of the County.',
      [
        '# Conditions',
        'For any covered auto you own, this coverage form is primary insurance. For any auto you do not own it is excess over other insurance.',
      ],
      'not met',
    ],
    [
      'liability',
      'The insurance afforded to Owner shall be primary and noncontributory.',
      [
        '# Primary Insurance',
        'This insurance is primary for any additional insured where required by written contract. We share with that other insurance by equal shares.',
      ],
      'not met',
    ],
    [
      'liability',
      'The insurance shall be primary.',
      [
        '# Primary Insurance',
        'This insurance is primary for any additional insured where required by written contract.',
      ],
      'met',
    ],
    ['liability', 'The insurance shall be primary and noncontributory.', [], 'not met'],
    [
      'liability',
      'The umbrella and the general liability policies shall be primary and noncontributory.',
      [
        '# Primary and Noncontributory',
        'This insurance is primary to and will not seek contribution from any other insurance available to an additional insured where you have agreed to that in a written contract.',
      ],
      'met',
    ],
    [
      'liability',
      'Contractor’s insurer shall waive subrogation against Owner.',
      [
        '# Waiver of Transfer of Rights of Recovery',
        'We waive any right of recovery against any person or organization where you agreed to do so in a written contract before the loss.',
      ],
      'met',
    ],
    ['liability', 'Contractor’s insurer shall waive subrogation against Owner.', [], 'not met'],
    [
      'liability',
      'Insurer shall waive subrogation against Northgate Holdings LLC.',
      [
        '# Waiver of Transfer of Rights of Recovery',
        'Name of Person or Organization: Lakeside Partners LLC.',
        'We waive any right of recovery against the organization shown in the Schedule.',
      ],
      'not met',
    ],
    [
      'liability',
      'Insurer shall waive subrogation against Northgate Holdings LLC.',
      [
        '# Waiver of Transfer of Rights of Recovery',
        'Name of Person or Organization: Northgate Holdings LLC.',
        'We waive any right of recovery against the organization shown in the Schedule.',
      ],
      'met',
    ],
    [
      'property',
      'Each party waives recovery against the other for loss insured by its property insurance, and its policy shall permit this waiver.',
      ['You may waive your rights against another party in writing before a loss to your covered property.'],
      'met',
    ],
  ],
  'notice to the other party': [
    [
      'liability',
      'Northgate Holdings LLC (the "Owner") shall be given 30 days notice of cancellation.',
      noticeToOwner,
      'met',
    ],
    [
      'liability',
      'Lakeside Partners LLC (the "Owner") shall be given 30 days notice of cancellation.',
      noticeToOwner,
      'not met',
    ],
    [
      'liability',
      'Northgate Holdings LLC (the "Owner") shall be given 60 days notice of cancellation.',
      noticeToOwner,
      'not met',
    ],
  ],
}

for (const [name, own] of Object.entries(rows))
  Deno.test(`a requirement is met only by proof of all that it asks: ${name}`, async () => {
    assert.deepEqual(await misjudged(own), [])
  })
