import { covers, defines, excludes, requires, type FormText } from '../formText.ts'

export const employmentPractices: FormText = {
  number: 'EP 30 01',
  edition: '05 20',
  title: 'EMPLOYMENT PRACTICES LIABILITY COVERAGE PART',
  sections: [
    {
      heading: 'I. INSURING AGREEMENT',
      clauses: [
        covers(
          'Employment practices liability',
          'The Insurer shall pay on behalf of the Insured all Loss which the Insured is legally obligated to pay as a result of a Claim first made during the Policy Period for an Employment Practices Wrongful Act.',
          [
            'A fired manager sues for wrongful termination. Are we covered?',
            'Yes, loss from an employment practices wrongful act is paid.',
            'covered',
          ],
        ),
        covers(
          'Third party claims',
          'Coverage is extended to Claims brought by customers, vendors or other third parties for discrimination or sexual harassment by an Insured Person.',
          [
            'A customer alleges that our clerk discriminated against her. Covered?',
            'Yes, third party claims for discrimination are covered.',
            'covered',
          ],
        ),
      ],
    },
    {
      heading: 'III. EXCLUSIONS',
      clauses: [
        excludes(null, 'The Insurer shall not be liable for Loss on account of any Claim:'),
        excludes(
          'Wage and hour',
          'For violation of any wage and hour law, including unpaid overtime and misclassification. The Insurer will pay Defense Costs for such Claims up to $100,000.',
          [
            'Employees want unpaid overtime. Do we get the wages?',
            'No, wage and hour violations are excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Bodily injury',
          'For bodily injury, sickness, disease or death of any person. This exclusion does not apply to emotional distress resulting from an Employment Practices Wrongful Act.',
          [
            'The plaintiff claims emotional distress from harassment. Is that shut out?',
            'No, emotional distress is excepted.',
            'covered',
          ],
        ),
        excludes(
          'Plant closing laws',
          'For violation of the Worker Adjustment and Retraining Notification Act or any similar law.',
          [
            'We closed the plant without notice and get sued. Insured?',
            'No, plant closing laws are excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Accommodation costs',
          'For the cost of modifying any building or property to provide a reasonable accommodation required by the Americans with Disabilities Act.',
          [
            'A court orders us to build a ramp. Will they pay for it?',
            'No, costs of accommodation are excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Labor disputes',
          'Arising out of a strike, lockout, picket line, or hiring of replacement workers.',
          ['Are strike damages covered?', 'No, strikes are excluded.', 'excluded'],
        ),
      ],
    },
    {
      heading: 'V. CONDITIONS AND DEFINITIONS',
      clauses: [
        requires(
          'The Insured shall give written notice of any Claim as soon as practicable after the general counsel or human resources director becomes aware of it, but no later than 90 days after the end of the Policy Period.',
          ['What is the latest date for reporting a claim?', '90 days after the end of the policy period.'],
        ),
        requires(
          'The Insurer may not cancel this Policy except for nonpayment of premium, upon 20 days prior written notice.',
          ['On what ground may the insurer cancel?', 'Only for nonpayment of premium, upon 20 days notice.'],
        ),
        defines(
          'Insured Person means any past, present or future director, officer, employee, volunteer or intern of the Named Insured.',
          ['Are interns insured persons?', 'Yes, insured person includes interns.'],
        ),
        defines(
          'Employment Practices Wrongful Act means wrongful termination, discrimination, harassment, retaliation, failure to promote, or wrongful discipline.',
          ['Is retaliation a wrongful act under this policy?', 'Yes, it includes retaliation.'],
        ),
      ],
    },
  ],
  unanswerable: [
    'What is the towing limit?',
    'How much is the hurricane deductible?',
    'What is the payroll of each class code?',
    'Where are the vehicles garaged?',
  ],
}
