import { covers, defines, excludes, requires, type FormText } from '../formText.ts'

export const umbrella: FormText = {
  number: 'CU 02 10',
  edition: '06 22',
  title: 'COMMERCIAL LIABILITY UMBRELLA COVERAGE FORM',
  sections: [
    {
      heading: 'SECTION I - COVERAGES',
      clauses: [
        covers(
          'Umbrella liability',
          'We will pay on behalf of the insured the ultimate net loss in excess of the retained limit because of bodily injury or property damage to which this insurance applies.',
          [
            'When does the umbrella start to pay?',
            'It pays the ultimate net loss in excess of the retained limit.',
            'covered',
          ],
        ),
        covers(
          'Defense when underlying insurance is used up',
          'We will have the right and duty to defend the insured against any suit when the underlying insurance does not provide coverage or its limits have been exhausted.',
          [
            'The primary policy is used up. Will the umbrella defend us?',
            'Yes, when underlying limits have been exhausted.',
            'covered',
          ],
        ),
        excludes(null, 'This insurance does not apply to:'),
        excludes(
          'Asbestos',
          'Any liability arising out of the manufacture, mining, use, sale, installation, removal or distribution of, or exposure to, asbestos.',
          ['Old asbestos turned up in a job of ours. Does it pay?', 'No, asbestos is excluded.', 'excluded'],
        ),
        excludes(
          'Workers compensation and no-fault laws',
          'Any obligation of the insured under a workers compensation, disability benefits, unemployment compensation or no-fault law.',
          ['Are unemployment benefits paid?', 'No, obligations under such laws are excluded.', 'excluded'],
        ),
        excludes(
          'Uninsured motorists',
          'Any obligation to provide uninsured or underinsured motorists coverage or personal injury protection, unless it is added by endorsement.',
          [
            'Does the excess layer cover uninsured motorists?',
            'No, unless it is added by endorsement.',
            'excluded',
          ],
        ),
        excludes(
          'Fiduciary liability',
          'Any liability arising out of a breach of duty as a fiduciary of an employee benefit plan under the Employee Retirement Income Security Act of 1974.',
          [
            'We managed the pension plan badly. Covered?',
            'No, breach of fiduciary duty is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Pollution',
          'Liability arising out of the discharge or escape of pollutants. This exclusion does not apply to the extent that such insurance is provided by the underlying auto policy for fuel of a covered auto.',
          [
            'Fuel escaped from our truck after a wreck, and the auto policy covers that. Is the umbrella shut out?',
            'No, not to the extent that the underlying auto policy provides such insurance.',
            'covered',
          ],
        ),
      ],
    },
    {
      heading: 'SECTION IV - CONDITIONS',
      clauses: [
        requires(
          'You must maintain the underlying insurance in full effect during the policy period. If you fail to do so, this insurance applies as if the underlying insurance were in force.',
          [
            'What if we let a primary policy lapse?',
            'This insurance applies as if the underlying insurance were in force.',
          ],
        ),
        requires(
          'We may cancel this policy by mailing written notice at least 10 days before cancellation for nonpayment of premium, or 60 days before cancellation for any other reason.',
          ['What notice do we get if it is canceled for a reason other than payment?', '60 days.'],
        ),
        requires(
          'This insurance is excess over any other valid and collectible insurance, whether primary, excess or contingent, except insurance written specifically to be excess of this insurance.',
          [
            'Is the umbrella primary over other insurance?',
            'No, it is excess over any other collectible insurance.',
          ],
        ),
        defines(
          'Retained limit means the available limits of underlying insurance shown in the Schedule of Underlying Insurance, or the self-insured retention, whichever applies.',
          [
            'What is the retained limit?',
            'The available limits of underlying insurance or the self-insured retention.',
          ],
        ),
        defines(
          'Ultimate net loss means the total amount of damages for which the insured is legally liable in payment of covered claims, reduced by recoveries and salvages.',
          [
            'What does ultimate net loss mean?',
            'The total amount of damages the insured is legally liable for, less recoveries.',
          ],
        ),
      ],
    },
  ],
  unanswerable: [
    'What is the deductible for wind and hail?',
    'What is the medical payments limit per person?',
    'Is there a scheduled crane?',
    'How much is the business income waiting period?',
  ],
}
