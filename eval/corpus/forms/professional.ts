import { covers, defines, excludes, requires, type FormText } from '../formText.ts'

export const professional: FormText = {
  number: 'PL 20 05',
  edition: '09 21',
  title: 'PROFESSIONAL LIABILITY POLICY',
  sections: [
    {
      heading: 'A. INSURING AGREEMENT',
      clauses: [
        requires(
          'This is a claims-made policy. It applies only to claims first made against the insured during the policy period and reported to us as soon as practicable.',
          [
            'Does the policy go by when the claim is made or when the error happened?',
            'It is claims-made: claims first made during the policy period.',
          ],
        ),
        covers(
          'Professional liability',
          'We will pay damages and claim expenses that the insured becomes legally obligated to pay because of a negligent act, error or omission in the performance of professional services.',
          [
            'A client says our report was wrong and wants damages. Are we insured?',
            'Yes, negligent acts, errors or omissions in professional services.',
            'covered',
          ],
        ),
        covers(
          'Disciplinary proceedings',
          'We will reimburse up to $10,000 of the costs to defend a disciplinary proceeding brought by a licensing board during the policy period.',
          [
            'The licensing board is after us. How much of our costs are paid?',
            'Up to $10,000.',
            'limit',
            10_000,
          ],
        ),
        covers(
          'Subpoena assistance',
          'If you receive a subpoena for documents or testimony arising out of professional services, we will retain an attorney to advise you at our expense.',
          [
            'We were subpoenaed as a witness about a job. Any help?',
            "Yes, an attorney is retained at the company's expense.",
            'covered',
          ],
        ),
      ],
    },
    {
      heading: 'D. EXCLUSIONS',
      clauses: [
        excludes(null, 'We will not pay damages or claim expenses for any claim:'),
        excludes(
          'Dishonest acts',
          'Arising out of a dishonest, fraudulent, criminal or malicious act. We will defend such a claim until a final adjudication establishes the act.',
          [
            'They accuse us of fraud. Do we at least get a defense?',
            'Yes, until a final adjudication establishes the act.',
            'covered',
          ],
        ),
        excludes(
          'Warranties and guarantees',
          'Arising out of any express warranty or guarantee, or any cost estimate being exceeded.',
          [
            'The project cost more than our estimate and the owner sues. Covered?',
            'No, exceeding a cost estimate is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Insured against insured',
          'Brought by or on behalf of one insured against another insured.',
          [
            'One partner of the firm sues another. Is that covered?',
            'No, claims by one insured against another are excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Fee disputes',
          'Arising out of any dispute over fees, commissions or charges, or any return of fees already paid.',
          ['A client wants our fees back. Is that insured?', 'No, return of fees is excluded.', 'excluded'],
        ),
        excludes(
          'Bodily injury from pollution',
          'Arising out of the actual or alleged release of pollutants or exposure to mold, lead or asbestos.',
          [
            'A tenant blames our inspection for lead exposure. Insured?',
            'No, exposure to lead is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Ownership interests',
          'Made by an entity that any insured owns, operates or controls, or in which an insured holds more than 15 percent.',
          [
            'A company of which we hold a quarter sues us. Covered?',
            'No, entities with more than 15 percent are excluded.',
            'excluded',
          ],
        ),
      ],
    },
    {
      heading: 'F. CONDITIONS',
      clauses: [
        requires(
          'If we or you cancel or do not renew this policy, you may buy an extended reporting period of 12, 24 or 36 months by written request within 30 days after the policy ends.',
          ['When must we ask for tail coverage?', 'Within 30 days after the policy ends.'],
        ),
        requires(
          'We will not settle any claim without your consent. If you refuse a settlement we recommend, our liability is limited to the amount for which the claim could have been settled.',
          ['Can they settle behind our back?', 'No, not without your consent.'],
        ),
        requires(
          'We may cancel this policy by mailing written notice at least 10 days before cancellation for nonpayment of premium, or 60 days before cancellation for any other reason.',
          ['How many days of warning before a cancellation that is not about payment?', '60 days.'],
        ),
        defines(
          'Professional services means services that the insured is licensed or qualified to perform for others for a fee, as described in the Declarations.',
          [
            'How are professional services defined?',
            'Services the insured is licensed or qualified to perform for others for a fee.',
          ],
        ),
        defines(
          'Claim means a written demand for money or services received by the insured, including service of suit or institution of arbitration.',
          ['Does an arbitration count as a claim?', 'Yes, a claim includes institution of arbitration.'],
        ),
      ],
    },
  ],
  unanswerable: [
    'How much is the glass deductible?',
    'What vehicle identification numbers are insured?',
    'Is the landlord a loss payee?',
    'Who audited the firm last year?',
  ],
}
