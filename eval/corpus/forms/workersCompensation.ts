import { covers, defines, excludes, requires, type FormText } from '../formText.ts'

export const workersCompensation: FormText = {
  number: 'WC 00 01 A',
  edition: '03 19',
  title: 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY',
  sections: [
    {
      heading: 'PART ONE - WORKERS COMPENSATION INSURANCE',
      clauses: [
        covers(
          'Workers compensation',
          'We will pay promptly when due the benefits required of you by the workers compensation law. Bodily injury by accident must occur during the policy period.',
          [
            'A roofer of ours fell off a ladder. Who pays his benefits?',
            'The policy pays the benefits required by the workers compensation law.',
            'covered',
          ],
        ),
        covers(
          'Defense',
          'We have the right and duty to defend at our expense any claim, proceeding or suit against you for benefits payable by this insurance.',
          ['Will they defend us in a benefits hearing?', 'Yes, at their expense.', 'covered'],
        ),
        excludes(
          'Payments you must make',
          'You are responsible for any payments in excess of the benefits regularly provided by the workers compensation law because of your serious and willful misconduct or because you knowingly employ an employee in violation of law.',
          [
            'We knowingly hired a minor against the law and he was hurt. Is the extra penalty paid?',
            'No, you are responsible for such payments.',
            'excluded',
          ],
        ),
      ],
    },
    {
      heading: 'PART TWO - EMPLOYERS LIABILITY INSURANCE',
      clauses: [
        covers(
          'Employers liability',
          'We will pay all sums that you legally must pay as damages because of bodily injury to your employees, including damages for care and loss of services and for consequential bodily injury to a spouse, child or parent.',
          [
            "An injured worker's wife sues us for loss of services. Insured?",
            'Yes, damages for care and loss of services are paid.',
            'covered',
          ],
        ),
        excludes(
          'Liability assumed by contract',
          'This insurance does not cover liability assumed under a contract. This exclusion does not apply to a warranty that your work will be done in a workmanlike manner.',
          [
            'We promised a general contractor in writing to hold him harmless. Does Part Two pay?',
            'No, liability assumed under a contract is not covered.',
            'excluded',
          ],
        ),
        excludes(
          'Intentional injury',
          'This insurance does not cover bodily injury intentionally caused or aggravated by you.',
          [
            'The owner punched an employee. Is it covered?',
            'No, intentionally caused injury is not covered.',
            'excluded',
          ],
        ),
        excludes(
          'Employment practices',
          'This insurance does not cover damages arising out of coercion, criticism, demotion, evaluation, reassignment, discipline, defamation, harassment, humiliation or discrimination against any employee.',
          [
            'A demoted foreman sues. Is there help in this policy?',
            'No, damages arising out of demotion are not covered.',
            'excluded',
          ],
        ),
        excludes(
          'Work outside the country',
          'This insurance does not cover bodily injury occurring outside the United States of America, its territories or possessions, and Canada, except for a resident who is temporarily outside these countries.',
          [
            'A resident employee got hurt on a short trip to Mexico. Is it shut out?',
            'No, residents temporarily outside are excepted.',
            'covered',
          ],
        ),
      ],
    },
    {
      heading: 'PART FOUR - YOUR DUTIES IF INJURY OCCURS',
      clauses: [
        requires(
          'Tell us at once if injury occurs that may be covered by this policy, and provide for immediate medical and other services required by the workers compensation law.',
          ['How soon must we tell the carrier about an injury?', 'At once.'],
        ),
      ],
    },
    {
      heading: 'PART FIVE - PREMIUM',
      clauses: [
        requires(
          'The final premium will be determined after this policy ends by using the actual, not the estimated, premium basis. You will let us examine and audit all your records, and audits may be conducted within three years after the policy period ends.',
          [
            'For how long can they audit us after the term?',
            'Within three years after the policy period ends.',
          ],
        ),
        requires(
          'Remuneration of executive officers is the premium basis unless they are excluded by endorsement. For example, an officer paid $52,000 a year is included at no less than the state minimum.',
          [
            'Is the pay of officers counted for the premium?',
            'Yes, unless they are excluded by endorsement.',
          ],
        ),
      ],
    },
    {
      heading: 'PART SIX - CONDITIONS',
      clauses: [
        requires(
          'We may cancel this policy. We must mail or deliver to you not less than 30 days advance written notice stating when the cancellation is to take effect.',
          ['What advance notice must the company give to cancel?', 'Not less than 30 days.'],
        ),
        requires(
          'You will do everything necessary to protect our rights to recover our payments from those liable for the injury and to help us enforce them.',
          [
            'May the company go after the party that caused the injury?',
            'Yes, you must protect its rights to recover.',
          ],
        ),
        defines(
          "Workers compensation law means the workers or workmen's compensation law and occupational disease law of each state named in Item 3.A. of the Information Page. It does not include any federal workers compensation law.",
          [
            'Are federal compensation laws included?',
            'No, workers compensation law does not include any federal law.',
          ],
        ),
      ],
    },
  ],
  unanswerable: [
    'How much is the building insured for?',
    'Is there a sublimit for ransomware?',
    'What is the general aggregate?',
    'What is the name of the nurse hotline?',
  ],
}
