import { covers, defines, excludes, requires, type FormText } from '../formText.ts'

export const directorsAndOfficers: FormText = {
  number: 'DO 40 02',
  edition: '01 23',
  title: 'DIRECTORS AND OFFICERS LIABILITY POLICY',
  sections: [
    {
      heading: 'I. INSURING AGREEMENTS',
      clauses: [
        covers(
          'Side A: directors and officers',
          'The Insurer shall pay Loss of any Insured Person arising from a Claim for a Wrongful Act, except when and to the extent that the Company has indemnified the Insured Person.',
          [
            'The company cannot indemnify a director who is sued. Does the policy pay him?',
            'Yes, loss that the company has not indemnified.',
            'covered',
          ],
        ),
        covers(
          'Side B: reimbursement of the company',
          'The Insurer shall pay on behalf of the Company Loss for which the Company has indemnified an Insured Person, as permitted or required by law.',
          [
            "We paid our CEO's defense. Do we get it back?",
            'Yes, loss for which the company has indemnified an insured person.',
            'covered',
          ],
        ),
        excludes(
          'Fraud and illegal profit',
          'The Insurer shall not be liable for Loss arising out of any deliberately fraudulent act or the gaining of any illegal profit, if established by a final and non-appealable adjudication.',
          [
            'An officer was finally convicted of fraud. Does the policy pay?',
            'No, deliberately fraudulent acts are excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Securities offering',
          'The Insurer shall not be liable for Loss arising out of any public offering of securities by the Company.',
          ['We go public and investors sue. Covered?', 'No, public offerings are excluded.', 'excluded'],
        ),
        excludes(
          'Insured versus insured',
          'The Insurer shall not be liable for Loss on account of a Claim brought by the Company against an Insured Person. This exclusion does not apply to a derivative action brought without the assistance of any Insured Person.',
          [
            'Shareholders bring a derivative suit on their own. Is that excluded?',
            'No, derivative actions without assistance of an insured person are excepted.',
            'covered',
          ],
        ),
        excludes(
          'Professional services',
          'The Insurer shall not be liable for Loss arising out of the performance of or failure to perform professional services for others.',
          [
            'Is malpractice of our consultants included here?',
            'No, professional services are excluded.',
            'excluded',
          ],
        ),
      ],
    },
    {
      heading: 'IV. CONDITIONS AND DEFINITIONS',
      clauses: [
        requires(
          'Defense Costs are part of, and not in addition to, the Limit of Liability, and payment of Defense Costs reduces the Limit of Liability.',
          ['Do legal fees eat up the limit?', 'Yes, defense costs reduce the limit of liability.'],
        ),
        requires(
          'The Insureds may purchase a Discovery Period of one year by paying 125 percent of the annual premium within 60 days after the end of the Policy Period.',
          ['What does the discovery period cost?', '125 percent of the annual premium.'],
        ),
        requires(
          'The Insurer may not cancel this Policy except for nonpayment of premium, upon 15 days prior written notice to the Company.',
          ['How much notice is given for a cancellation?', '15 days, for nonpayment only.'],
        ),
        defines(
          'Wrongful Act means any actual or alleged breach of duty, neglect, error, misstatement, misleading statement, omission or act by an Insured Person in that capacity.',
          [
            'Would a misleading statement be a wrongful act?',
            'Yes, wrongful act includes a misleading statement.',
          ],
        ),
      ],
    },
  ],
  unanswerable: [
    'What is the limit for employee dishonesty?',
    'How much is hired auto coverage?',
    "What is the board chair's home address?",
  ],
}
