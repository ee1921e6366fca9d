import assert from 'node:assert/strict'
import { type DemandRow, misjudged } from './testing/misjudged.ts'

const rows: Record<string, readonly DemandRow[]> = {
  "a form for contractors' work, where the landlord is to be insured": [
    [
      'liability',
      'Tenant shall name Bayside Realty Trust as an additional insured as a manager or lessor of premises.',
      [
        '# CG 20 10 12 19 Additional Insured - Owners, Lessees or Contractors',
        'Any person or organization is an additional insured where required by written contract.',
      ],
      'not met',
    ],
    [
      'liability',
      'Tenant shall name Bayside Realty Trust as an additional insured as a manager or lessor of premises.',
      [
        '# CG 20 11 12 19 Additional Insured - Managers or Lessors of Premises',
        'Any person or organization is an additional insured where required by written contract.',
      ],
      'met',
    ],
  ],
  'an endorsement that is for a class of others': [
    [
      'package',
      'Mill Street Holdings LLC, as the owner of the building, shall be named as an additional insured on the general liability policy.',
      [
        '# Additional Insured - Vendors',
        'Any vendor that sells your product in the regular course of its business is an additional insured if you so agreed in a written contract.',
      ],
      'not met',
    ],
    [
      'package',
      'The Harbor Authority and its employees must be additional insureds on the general liability policy.',
      [
        '# Additional Insureds',
        'Harbor Authority is an additional insured for your festival operations on its land. Any landlord or vendor of your beer is an additional insured when required by written agreement.',
      ],
      'not met',
    ],
    [
      'package',
      'The insurers must waive recovery against the Harbor Authority.',
      [
        '# Additional Insureds',
        'Harbor Authority is an additional insured for your festival operations on its land. Any landlord or vendor of your beer is an additional insured when required by written agreement. Our right of recovery against an additional insured is waived if the written agreement requires it.',
      ],
      'met',
    ],
    [
      'package',
      'The Authority and its board must be additional insureds on the general liability policy, and the insurer must waive recovery against an additional insured.',
      [
        '# Additional Insured - Where Required',
        'Any person or organization is an additional insured when required by written agreement.',
        'Our right of recovery against an additional insured is waived if the written agreement requires it.',
      ],
      'met',
    ],
  ],
  'a standard form that is listed by its number alone': [
    [
      'liability',
      'Coverage shall be primary and non-contributory.',
      ['Forms attached: CG 00 01 04 13, CG 20 01 12 19, CG 24 04 12 19'],
      'met',
    ],
  ],
  'an additional insured after the work, in other words': [
    [
      'liability',
      'Northgate Holdings LLC shall be an additional insured both while the work is under way and after the work is finished.',
      [
        '# Additional Insured - Owners, Lessees or Contractors',
        'Any person or organization that you have agreed in a written contract to add is an additional insured for liability caused by your ongoing operations.',
      ],
      'not met',
    ],
  ],
  'an exclusion that is given back to some': [
    [
      'package',
      'Tenant’s liability coverage shall not exclude assault and battery.',
      [
        '# Exclusions',
        'Assault or battery by a patron, and the failure to prevent it; but this exclusion does not apply to a bystander who is injured by an employee.',
      ],
      'not met',
    ],
  ],
  'an aggregate for each of something else': [
    [
      'liability',
      'The general aggregate shall apply separately to each location.',
      [
        '# Amendment of Limits',
        'The General Aggregate Limit applies separately to each of your construction projects away from premises you own or rent.',
      ],
      'not met',
    ],
    [
      'liability',
      'The general aggregate shall apply separately to the Project.',
      [
        '# Amendment of Limits',
        'The General Aggregate Limit applies separately to each of your construction projects away from premises you own or rent.',
      ],
      'met',
    ],
  ],
  'less notice for nonpayment than for any other reason': [
    [
      'liability',
      'The insurer shall give Contractor 30 days notice of cancellation for any reason, including nonpayment of premium.',
      [
        '# Notice of Cancellation to Others',
        'We will mail 30 days notice of cancellation to any person or organization required by written contract, or 10 days notice if we cancel for nonpayment of premium.',
      ],
      'not met',
    ],
  ],
  'a limit as an endorsement leaves it': [
    [
      'professional',
      'The professional liability policy shall have an annual aggregate of at least $4,000,000.',
      [
        '# Amended Limits',
        'The Declarations are amended: Disciplinary proceedings, $50,000 aggregate in place of $25,000.',
        'Aggregate limit, $3,000,000 in place of $4,000,000.',
      ],
      'not met',
    ],
    [
      'auto',
      'Hired auto physical damage of at least $75,000 per auto.',
      [
        'Hired auto physical damage | $50,000',
        '# Amendment of Limits',
        'Coverage | From | To',
        'Uninsured motorists | $1,000,000 | $300,000',
        'Hired auto physical damage | $50,000 | $85,000',
      ],
      'met',
    ],
    [
      'professional',
      'Professional liability with a limit available to the Sawtooth County Justice Center project of at least $3,000,000 each claim.',
      [
        '# Specific Project Endorsement',
        'Project: Sawtooth County Justice Center.',
        'For this project only, the limit of liability is increased by $1,000,000 each claim, in excess of the limit in the Declarations.',
      ],
      'met',
    ],
  ],
  'a deductible of something else': [
    [
      'professional',
      'The professional liability deductible shall not exceed $25,000 each claim.',
      [
        '# Condominium Sublimit',
        'The most we will pay for all such claims is $500,000 for the policy period.',
        'A deductible of $75,000 each claim applies.',
      ],
      'met',
    ],
    [
      'professional',
      'No deductible of the professional liability policy shall exceed $25,000 each claim.',
      [
        '# Condominium Sublimit',
        'The most we will pay for all such claims is $500,000 for the policy period.',
        'A deductible of $75,000 each claim applies.',
      ],
      'not met',
    ],
    [
      'property',
      'Tenant shall carry plate glass insurance with a deductible of no more than $500.',
      ['The deductible for property losses is $2,500. For broken glass it is $500.'],
      'met',
    ],
    [
      'package',
      'The liability policy may have no deductible.',
      ['# General Liability', 'No deductible applies to general liability.'],
      'met',
    ],
  ],
  'terms and limits of another part of the policy': [
    [
      'package',
      'Tenant shall insure its contents at replacement cost.',
      [
        '# Building and Personal Property Conditions',
        'Covered property is valued at replacement cost.',
        '# Inland Marine Coverage Form',
        'Valuation is actual cash value.',
      ],
      'met',
    ],
    [
      'property',
      'Plate glass shall be insured by Tenant for full replacement.',
      ['# Limitations', 'Glass of the shop front is limited to $1,500 per pane and $5,000 in all.'],
      'not met',
    ],
    [
      'property',
      'Tenant shall insure its contents for not less than $350,000.',
      ['We also insure contents away from your places of business for up to $15,000.'],
      'met',
    ],
    [
      'auto',
      'Automobile medical payments of $5,000 each person.',
      ['Auto medical payments | $5,000 each person'],
      'met',
    ],
  ],
  'a waiver for those in a schedule, or an endorsement for the insured’s own fault': [
    [
      'liability',
      'The insurers shall waive subrogation against Northgate Holdings LLC, its lender and its affiliates.',
      [
        '# Waiver of Transfer of Rights',
        'We waive any right of recovery we may have against the organization shown in the Schedule.',
        'Schedule: Northgate Holdings LLC',
      ],
      'not met',
    ],
    [
      'liability',
      'Northgate Holdings LLC shall be an additional insured, including for its sole negligence.',
      [
        '# Additional Insured',
        'Any person or organization that you have agreed in a written contract to add is an additional insured, only with respect to liability caused in whole or in part by your acts.',
      ],
      'not met',
    ],
  ],
  'a policy on another form than the contract allows': [
    [
      'liability',
      'The policy may not be written on a claims-made basis.',
      ['# Claims Made', 'This is a claims-made policy.'],
      'not met',
    ],
    [
      'liability',
      'Coverage shall not be limited to designated premises or operations.',
      [
        '# Limitation of Coverage to Designated Premises, Project or Operation',
        'This insurance applies only to bodily injury arising out of the premises shown in the Schedule.',
      ],
      'not met',
    ],
    [
      'property',
      'Tenant shall insure its signs for their full replacement cost.',
      ['# Limitations', 'Outdoor signs are limited to $2,500.'],
      'not met',
    ],
    [
      'cyber',
      'Regulatory fines and penalties must be covered.',
      ['# Exclusions', 'This policy does not cover fines or penalties imposed by a regulator.'],
      'not met',
    ],
  ],
  'workers compensation of each state, and of another policy': [
    ['liability', 'Contractor shall carry workers’ compensation as Vermont requires.', [], 'cannot tell'],
    [
      'workersCompensation',
      'Contractor shall carry workers’ compensation insurance for all persons employed in Vermont, at the limits the statute provides.',
      [],
      'met',
    ],
    [
      'workersCompensation',
      'Contractor shall carry workers’ compensation insurance as required by the laws of New Hampshire.',
      [],
      'not met',
    ],
  ],
  'an excess policy above this one': [
    [
      'liability',
      'Contractor shall carry an excess policy of at least $3,000,000 above the liability policies.',
      [],
      'cannot tell',
    ],
  ],
}

for (const [subject, demands] of Object.entries(rows))
  Deno.test(`${subject} proves no more than it says`, async () => {
    assert.deepEqual(await misjudged(demands), [])
  })
