import type { LimitName } from '../../api/knowledge/facts/policyFacts.ts'
import { covers, excludes, requires, type Clause } from './formText.ts'

/** A form attached to the policy that changes it. */
export interface Endorsement {
  readonly number: string
  readonly edition: string
  readonly title: string
  /** Label and value rows printed above the text. */
  readonly schedule?: readonly (readonly [label: string, value: string])[]
  readonly clauses: readonly Clause[]
  readonly namedInsureds?: readonly string[]
  readonly isBlanket?: boolean
  /** Limits after the change, in dollars. */
  readonly limits?: Partial<Record<LimitName, number>>
  readonly deductible?: { readonly name: string; readonly amount: number; readonly isMain: boolean }
  readonly extraLimit?: { readonly name: string; readonly limit: number }
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}

export const blanketAdditionalInsured: Endorsement = {
  number: 'GL 20 33',
  edition: '12 19',
  title: 'ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS - AUTOMATIC STATUS',
  isBlanket: true,
  clauses: [
    covers(
      'Automatic additional insureds',
      'Section II is amended to include as an additional insured any person or organization for whom you are performing operations when you have agreed in a written contract that such person or organization be added as an additional insured on your policy.',
      [
        'A general contractor requires to be put on our policy by contract. Does he need to be named?',
        'No, he is an additional insured automatically when a written contract requires it.',
        'covered',
      ],
    ),
    requires(
      'With respect to the insurance afforded to these additional insureds, this insurance does not apply to bodily injury or property damage arising out of their sole negligence.',
      [
        'Is the additional insured protected for its own sole negligence?',
        'No, not for sole negligence.',
        'excluded',
      ],
    ),
  ],
}

export function namedAdditionalInsured(name: string, address: string): Endorsement {
  return {
    number: 'GL 20 26',
    edition: '04 19',
    title: 'ADDITIONAL INSURED - DESIGNATED PERSON OR ORGANIZATION',
    schedule: [['Name of Additional Insured Person(s) or Organization(s)', `${name}, ${address}`]],
    namedInsureds: [name],
    clauses: [
      requires(
        'Section II is amended to include as an additional insured the person or organization shown in the Schedule, but only with respect to liability caused, in whole or in part, by your acts or omissions in the performance of your ongoing operations.',
        [
          'Is the organization in the schedule insured for everything it does?',
          'No, only for liability caused by your acts or omissions.',
        ],
      ),
    ],
  }
}

export const blanketWaiver: Endorsement = {
  number: 'GL 24 04',
  edition: '05 20',
  title: 'WAIVER OF TRANSFER OF RIGHTS OF RECOVERY AGAINST OTHERS TO US',
  schedule: [
    ['Name of Person or Organization', 'Any person or organization where required by written contract'],
  ],
  clauses: [
    requires(
      'We waive any right of recovery against the person or organization shown in the Schedule because of payments we make for injury or damage arising out of your ongoing operations.',
      [
        'Did the company give up its subrogation rights?',
        'Yes, it waives any right of recovery against those shown in the schedule.',
        'covered',
      ],
    ),
  ],
}

export const primaryWording: Endorsement = {
  number: 'GL 20 01',
  edition: '12 19',
  title: 'PRIMARY AND NONCONTRIBUTORY - OTHER INSURANCE CONDITION',
  clauses: [
    requires(
      'This insurance is primary to and will not seek contribution from any other insurance available to an additional insured under your policy, provided that you have agreed in writing that this insurance would be primary.',
      [
        'Will our policy pay first for an additional insured?',
        'Yes, it is primary and will not seek contribution when agreed in writing.',
        'covered',
      ],
    ),
  ],
}

export function rentedPremisesLimit(limit: number): Endorsement {
  return {
    number: 'XC 99 12',
    edition: '03 22',
    title: 'AMENDMENT - DAMAGE TO PREMISES RENTED TO YOU LIMIT',
    limits: { glRentedPremisesDamageLimit: limit },
    clauses: [
      covers(
        null,
        `The Damage to Premises Rented to You Limit shown in the Declarations is deleted and replaced by ${dollars(limit)}.`,
        [
          'The landlord asks how much we carry for fire damage to the rented space.',
          `${dollars(limit)}, as raised by endorsement.`,
          'limit',
          limit,
        ],
      ),
    ],
  }
}

export function propertyDeductible(amount: number): Endorsement {
  return {
    number: 'XC 03 20',
    edition: '07 21',
    title: 'DEDUCTIBLE CHANGE',
    deductible: { name: 'Property', amount, isMain: true },
    clauses: [
      requires(
        `The property deductible shown in the Declarations is replaced by ${dollars(amount)} per occurrence.`,
        ['What do we bear ourselves in a fire loss?', `${dollars(amount)} per occurrence.`, 'limit', amount],
      ),
    ],
  }
}

export function waterBackUp(limit: number, deductible: number): Endorsement {
  return {
    number: 'XC 12 04',
    edition: '02 22',
    title: 'WATER BACK-UP AND SUMP OVERFLOW',
    extraLimit: { name: 'Water Back-Up', limit },
    deductible: { name: 'Water Back-Up', amount: deductible, isMain: false },
    clauses: [
      covers(
        'Water back-up',
        `We will pay for direct physical loss caused by water that backs up or overflows from a sewer, drain or sump, up to ${dollars(limit)} in any one policy year. The exclusion of such water does not apply to this coverage.`,
        [
          'The floor drain pushed water into the stockroom. How much is available?',
          `Up to ${dollars(limit)} in any one policy year.`,
          'covered',
          limit,
        ],
      ),
      requires(`A deductible of ${dollars(deductible)} applies to each water back-up loss.`, [
        'What is our share of a drain back-up?',
        `${dollars(deductible)}.`,
        'limit',
        deductible,
      ]),
    ],
  }
}

export const subcontractorWork: Endorsement = {
  number: 'GL 22 94',
  edition: '10 20',
  title: 'EXCLUSION - DAMAGE TO WORK PERFORMED BY SUBCONTRACTORS ON YOUR BEHALF',
  clauses: [
    excludes(
      'Work of subcontractors',
      'The exception for work performed on your behalf by a subcontractor is deleted. This insurance does not apply to property damage to your work arising out of it, whether or not a subcontractor performed it.',
      [
        'The endorsements: is damage to finished work by our subs still insured?',
        'No, the subcontractor exception is deleted.',
        'excluded',
      ],
    ),
  ],
}

export function fraudulentInstruction(limit: number, retention: number): Endorsement {
  return {
    number: 'CY 21 10',
    edition: '02 24',
    title: 'FRAUDULENT INSTRUCTION COVERAGE',
    extraLimit: { name: 'Fraudulent Instruction', limit },
    deductible: { name: 'Fraudulent Instruction', amount: retention, isMain: false },
    clauses: [
      covers(
        'Fraudulent instruction',
        `We will reimburse the loss of money you transfer in good faith in reliance on a fraudulent instruction, up to ${dollars(limit)} in the aggregate, subject to a retention of ${dollars(retention)}. The wire transfer exclusion does not apply to this coverage.`,
        [
          'Accounting paid a bogus invoice from a hacked mailbox. What can we recover?',
          `Up to ${dollars(limit)} in the aggregate.`,
          'covered',
          limit,
        ],
      ),
    ],
  }
}

export function stateCancellation(state: string, days: number): Endorsement {
  return {
    number: 'IL 02 77',
    edition: '08 20',
    title: `${state.toUpperCase()} CHANGES - CANCELLATION AND NONRENEWAL`,
    clauses: [
      requires(
        `The Cancellation condition is replaced. If this policy has been in effect for more than 60 days, we may cancel by mailing notice at least 10 days before cancellation for nonpayment of premium, or ${days} days before cancellation for any other reason permitted by ${state} law.`,
        [
          `Which notice does ${state} law give us for a cancellation other than for nonpayment?`,
          `${days} days.`,
          'condition',
        ],
      ),
    ],
  }
}

export const totalAbuseExclusion: Endorsement = {
  number: 'GL 21 46',
  edition: '07 18',
  title: 'ABUSE OR MOLESTATION EXCLUSION',
  clauses: [
    excludes(
      'Abuse or molestation',
      'This insurance does not apply to bodily injury arising out of the actual or threatened abuse or molestation by anyone of any person while in the care, custody or control of any insured.',
      [
        'Somebody was molested in our care. Does the policy answer?',
        'No, abuse or molestation is excluded.',
        'excluded',
      ],
    ),
  ],
}

export function hiredAuto(limit: number): Endorsement {
  return {
    number: 'BP 04 11',
    edition: '07 20',
    title: 'HIRED AUTO AND NON-OWNED AUTO LIABILITY',
    extraLimit: { name: 'Hired Auto and Non-Owned Auto Liability', limit },
    clauses: [
      covers(
        'Hired and non-owned auto',
        `The insurance provided for liability is extended to bodily injury or property damage arising out of the use of a hired auto or a non-owned auto in your business, up to ${dollars(limit)} each accident.`,
        [
          'An employee hit someone while running an errand in her own car. Are we protected, up to how much?',
          `Yes, up to ${dollars(limit)} each accident.`,
          'covered',
          limit,
        ],
      ),
    ],
  }
}
