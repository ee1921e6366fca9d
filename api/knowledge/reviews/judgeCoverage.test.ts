import assert from 'node:assert/strict'
import { type DemandRow, misjudged } from './testing/misjudged.ts'

const rows: Record<string, readonly DemandRow[]> = {
  'deductibles and retentions': [
    ['property', 'No property deductible shall exceed $5,000.', [], 'met'],
    ['property', 'No property deductible shall exceed $1,000.', [], 'not met'],
    [
      'property',
      'No property deductible shall exceed $5,000.',
      ['# Wind and Hail', 'The deductible that applies to loss caused by wind or hail is $25,000.'],
      'not met',
    ],
    [
      'property',
      'No property deductible shall exceed $5,000.',
      [
        '# Wind and Hail',
        'A deductible of 2% of the value of the property applies to loss caused by wind or hail.',
      ],
      'cannot tell',
    ],
    [
      'cyber',
      'No retention under the cyber policy, for any coverage, shall exceed $25,000.',
      ['# Fraudulent Instruction', 'The retention that applies to fraudulent instruction loss is $50,000.'],
      'not met',
    ],
    [
      'cyber',
      'No retention under the cyber policy, for any coverage, shall exceed $25,000.',
      ['# Fraudulent Instruction', 'The retention that applies to fraudulent instruction loss is $15,000.'],
      'met',
    ],
    [
      'liability',
      'No deductible or self-insured retention shall exceed $2,500.',
      [
        '# Deductible Liability Insurance',
        'Our obligation to pay applies only to damages in excess of a deductible of $5,000 per occurrence.',
      ],
      'not met',
    ],
    [
      'liability',
      'No deductible or self-insured retention shall exceed $10,000.',
      [
        '# Deductible Liability Insurance',
        'A deductible of $5,000 per occurrence applies, which you must reimburse after we pay.',
      ],
      'met',
    ],
    ['auto', 'The collision deductible on any truck shall be $2,000 or less.', [], 'met'],
    [
      'auto',
      'The collision deductible on any truck shall be $2,000 or less.',
      ['# Heavy Trucks', 'The collision deductible is $2,500 for a truck of more than 26,000 pounds.'],
      'not met',
    ],
    [
      'property',
      'No property deductible shall exceed $5,000.',
      ['# Theft', 'Loss by theft has a deductible of ten thousand dollars.'],
      'cannot tell',
    ],
    ['liability', 'No deductible shall exceed $2,500.', [], 'cannot tell'],
    [
      'liability',
      'The policy shall be without any deductible or retention.',
      [
        '# Deductible Liability Insurance',
        'A deductible of $1,000 applies to each claim for property damage.',
      ],
      'not met',
    ],
  ],
  'the amount of a unit, where one line states several': [
    [
      'auto',
      'Uninsured motorists coverage shall be $250,000 each person and $500,000 each accident.',
      ['Uninsured motorists | $250,000 each person / $500,000 each accident'],
      'met',
    ],
    [
      'auto',
      'Uninsured motorists coverage shall be $250,000 each person and $500,000 each accident.',
      ['Uninsured motorists | $250,000 / $500,000'],
      'met',
    ],
    [
      'auto',
      'Uninsured motorists coverage shall be $250,000 each person and $1,000,000 each accident.',
      ['Uninsured motorists | $250,000 per person, $500,000 per accident'],
      'not met',
    ],
  ],
  'physical damage of rented vehicles, which is no rented premises': [
    [
      'auto',
      'Vehicles rented in place of a damaged truck shall be insured for physical damage up to $75,000.',
      ['Physical damage, hired autos | $85,000'],
      'met',
    ],
    [
      'auto',
      'Contractor shall carry physical damage coverage on hired autos of at least $100,000.',
      ['Hired auto physical damage | $60,000'],
      'not met',
    ],
  ],
  'an item that an endorsement changes by its number': [
    [
      'liability',
      'Consultant shall carry general liability insurance with a general aggregate of $4,000,000.',
      [
        '# Limits',
        'ITEM 3. Limits of Insurance: (a) $1,000,000 each occurrence (b) $2,000,000 general aggregate',
        '# Endorsement 2',
        'Item 3(b) is amended to $4,000,000.',
      ],
      'met',
    ],
  ],
  'who is insured, and what defense costs do': [
    [
      'liability',
      'The general liability policy shall extend to the work of its volunteers as insureds.',
      ['# Who Is An Insured', 'A volunteer is not an insured.'],
      'not met',
    ],
    [
      'liability',
      'The general liability policy shall extend to the work of its volunteers as insureds.',
      ['# Who Is An Insured', 'Your volunteers are insureds while performing duties for you.'],
      'met',
    ],
    [
      'cyber',
      'Defense costs shall not reduce the limits of the cyber policy.',
      ['Costs of defense are part of the limit.'],
      'not met',
    ],
    [
      'cyber',
      'Defense costs shall not erode the limit of the cyber policy.',
      ['Defense costs do not reduce the limit of liability.'],
      'met',
    ],
  ],
  'what may not be excluded': [
    [
      'liability',
      'The policy shall contain no exclusion of silica dust.',
      [
        '# Exclusions',
        'This insurance does not apply to injury arising from respirable crystalline silica dust.',
      ],
      'not met',
    ],
    [
      'liability',
      'The policy may not exclude residential construction.',
      [
        '# Exclusions',
        'h. This insurance does not apply to residential construction.',
        '# Residential Give-Back',
        'Exclusion h is deleted.',
      ],
      'met',
    ],
    [
      'cyber',
      'The cyber policy may not exclude loss from unencrypted portable devices.',
      [
        '# Exclusions',
        '5. This insurance does not apply to theft or loss of a laptop or other portable device whose data was unencrypted.',
        '# Portable Devices',
        'Exclusion 5 is deleted in its entirety.',
      ],
      'met',
    ],
    [
      'cyber',
      'The cyber policy may not exclude loss from unencrypted portable devices.',
      [
        '# Exclusions',
        '5. This insurance does not apply to theft or loss of a laptop or other portable device whose data was unencrypted.',
      ],
      'not met',
    ],
    [
      'liability',
      'The policy may not exclude injury to employees of subcontractors.',
      [
        '# Action Over Exclusion',
        'This insurance does not apply to bodily injury to an employee of any contractor or subcontractor.',
      ],
      'not met',
    ],
    [
      'liability',
      'The policy shall cover services performed in Canada.',
      [
        '# Exclusions',
        'g. This insurance does not apply to services performed outside the United States or Canada.',
      ],
      'met',
    ],
    [
      'liability',
      'The policy shall cover services performed in Mexico.',
      [
        '# Exclusions',
        'g. This insurance does not apply to services performed outside the United States or Canada.',
      ],
      'not met',
    ],
    [
      'liability',
      'The policy may not exclude explosion, collapse or underground hazards.',
      [
        '# Exclusions',
        'This insurance does not apply to property damage arising from collapse of a structure.',
      ],
      'not met',
    ],
    [
      'liability',
      'Contractor shall carry coverage for assault and battery of at least $250,000.',
      [
        '# Assault or Battery Limited Coverage',
        'We will pay for bodily injury arising from assault or battery up to $250,000 each occurrence.',
      ],
      'met',
    ],
    [
      'liability',
      'Contractor shall carry coverage for assault and battery of at least $250,000.',
      ['# Exclusions', 'This insurance does not apply to assault or battery.'],
      'not met',
    ],
    [
      'liability',
      'The policy may not exclude work on exterior scaffolds.',
      ['# Scaffold Limitation', 'This insurance does not apply to work on any exterior scaffold.'],
      'not met',
    ],
    [
      'auto',
      'Damage by overspray of asphalt shall be insured.',
      ['# Overspray', 'This insurance does not apply to property damage by overspray of asphalt.'],
      'not met',
    ],
    [
      'cyber',
      'Ransomware events shall not be subject to coinsurance.',
      ['# Ransomware', 'You bear 20 percent of all loss from a ransomware event as coinsurance.'],
      'not met',
    ],
  ],
  'the place': [
    [
      'liability',
      'Tenant shall carry medical payments of $5,000 per person for the premises at 480 Mill Street.',
      ['# Medical Payments Change', 'Medical payments do not apply at Location 2.'],
      'not met',
    ],
    [
      'liability',
      'Tenant shall carry medical payments of $5,000 per person for the premises at 480 Mill Street.',
      ['# Medical Payments Change', 'Medical payments do not apply at Location 1.'],
      'met',
    ],
    [
      'liability',
      'Tenant shall carry medical payments of $5,000 per person at the premises.',
      ['# Medical Payments Change', 'Medical payments do not apply at Location 2.'],
      'cannot tell',
    ],
    [
      'property',
      'Tenant shall carry sewer back-up coverage of $50,000 at the premises at 480 Mill Street.',
      [
        '# Sewer Back-Up',
        'We will pay up to $75,000 for loss caused by back-up of a sewer or drain. Location 2 has no coverage for back-up.',
      ],
      'not met',
    ],
    [
      'property',
      'Tenant shall carry sewer back-up coverage of $50,000.',
      ['# Sewer Back-Up', 'We will pay up to $75,000 for loss caused by back-up of a sewer or drain.'],
      'met',
    ],
    [
      'property',
      'Tenant shall carry sewer back-up coverage of $50,000 at the premises at 480 Mill Street.',
      [
        '# Sewer Back-Up',
        'We will pay up to $75,000 for loss caused by back-up of a sewer or drain. This applies only at Location 1.',
      ],
      'not met',
    ],
    [
      'property',
      'Tenant shall carry sewer back-up coverage of $50,000 at the premises at 12 Quarry Road.',
      [
        '# Sewer Back-Up',
        'We will pay up to $75,000 for loss caused by back-up of a sewer or drain. This applies only at Location 1.',
      ],
      'met',
    ],
  ],
  'a coverage that the clause does not name': [
    ['cyber', 'Media liability of $1,000,000 shall be included.', ['Media liability | $1,000,000'], 'met'],
    ['cyber', 'Media liability of $1,000,000 shall be included.', ['Media liability | $250,000'], 'not met'],
    [
      'liability',
      'Every enrolled child shall be covered by participant accident medical insurance of $25,000.',
      [],
      'cannot tell',
    ],
    [
      'liability',
      'Vehicles used at the site shall be insured for liability of $500,000 combined single limit.',
      [],
      'cannot tell',
    ],
    [
      'property',
      'Landlord shall be named as loss payee.',
      [
        '# Loss Payable Provisions',
        'Loss Payee: First Granite Bank, 1 Main Street, Barre, VT 05641.',
        'We will pay you and the loss payee as interests may appear.',
      ],
      'not met',
    ],
    [
      'property',
      'Tenant shall insure its personal property at replacement cost.',
      ['# Optional Coverages', 'Replacement cost does not apply to personal property.'],
      'not met',
    ],
  ],
  'notice, terms and times': [
    ['liability', 'Owner shall be given 30 days notice of cancellation.', [], 'not met'],
    [
      'liability',
      'Owner shall be given 30 days notice of cancellation.',
      [
        '# Notice to Others',
        'If we cancel this policy, we will mail notice to any person or organization that you agreed in a written contract to notify, at least 30 days before cancellation.',
      ],
      'met',
    ],
    [
      'liability',
      'Owner shall be given 60 days notice of cancellation.',
      [
        '# Notice to Others',
        'If we cancel this policy, we will mail notice to any person or organization that you agreed in a written contract to notify, at least 30 days before cancellation.',
      ],
      'not met',
    ],
    [
      'liability',
      'Owner shall be given 30 days notice of cancellation.',
      [
        '# Cancellation',
        'We may cancel by mailing to the first Named Insured written notice 30 days before the effective date.',
      ],
      'not met',
    ],
    [
      'liability',
      'The general aggregate shall apply separately to this project.',
      [
        '# Designated Construction Project General Aggregate',
        'A separate general aggregate limit applies to each construction project.',
      ],
      'met',
    ],
    ['liability', 'The general aggregate shall apply separately to this project.', [], 'not met'],
    ['cyber', 'The retroactive date shall be January 1, 2022 or earlier.', [], 'met'],
    ['cyber', 'The retroactive date shall be January 1, 2019 or earlier.', [], 'not met'],
    [
      'cyber',
      'The waiting period for business interruption shall be eight hours or less.',
      ['# Business Interruption', 'The waiting period for business interruption is 12 hours.'],
      'not met',
    ],
    [
      'cyber',
      'The waiting period for business interruption shall be eight hours or less.',
      ['# Business Interruption', 'The waiting period for business interruption is 8 hours.'],
      'met',
    ],
    [
      'liability',
      'The insurer shall be licensed in Vermont and rated A- VII or better by A.M. Best.',
      ['This insurance is issued by a surplus lines insurer that is not licensed by the state.'],
      'not met',
    ],
    [
      'liability',
      'The insurer shall be licensed in Vermont and rated A- VII or better by A.M. Best.',
      [],
      'cannot tell',
    ],
    [
      'property',
      'Tenant shall carry equipment breakdown insurance on boilers and coolers.',
      [
        '# Equipment Breakdown Coverage',
        'Equipment breakdown limit | $500,000',
        'We will pay for direct damage to covered equipment caused by a breakdown.',
      ],
      'met',
    ],
    [
      'property',
      'Tenant shall carry business income insurance for not less than twelve months.',
      ['# Business Income', 'Business income is paid for up to six months after the loss.'],
      'not met',
    ],
    [
      'liability',
      'If Contractor uses drones, it shall carry unmanned aircraft liability of $1,000,000.',
      [],
      'cannot tell',
    ],
  ],
}

for (const [name, own] of Object.entries(rows))
  Deno.test(`a requirement is met only by proof of all that it asks: ${name}`, async () => {
    assert.deepEqual(await misjudged(own), [])
  })
