import { covers, defines, excludes, requires, type FormText } from '../formText.ts'

export const cyber: FormText = {
  number: 'CY 10 01',
  edition: '02 24',
  title: 'CYBER AND PRIVACY LIABILITY POLICY',
  sections: [
    {
      heading: 'I. INSURING AGREEMENTS',
      clauses: [
        covers(
          'Privacy and security liability',
          'We will pay on your behalf damages and claim expenses that you become legally obligated to pay because of a claim first made during the policy period for a privacy event or a security failure.',
          [
            'Hackers published customer records and we are sued. Is that insured?',
            'Yes, damages and claim expenses for a privacy event are paid.',
            'covered',
          ],
        ),
        covers(
          'Breach response',
          'We will pay the reasonable costs of a forensic investigator, legal counsel, notification of affected persons and credit monitoring for up to 24 months following a privacy event.',
          ['How long is credit monitoring paid for affected people?', 'Up to 24 months.', 'condition'],
          [
            'Who pays for notifying the affected customers?',
            'The policy pays reasonable notification costs.',
            'covered',
          ],
        ),
        covers(
          'Cyber extortion',
          'We will reimburse extortion payments and expenses that you incur with our prior written consent in response to a credible threat to release data or disrupt your systems.',
          [
            'Ransomware locked our servers. Can we get the ransom back?',
            'Yes, extortion payments with prior written consent.',
            'covered',
          ],
        ),
        covers(
          'Business interruption',
          'We will pay the income loss you sustain because your computer system is interrupted by a security failure, after the waiting period of 8 hours.',
          ['How long must systems be down before lost income counts?', '8 hours.', 'condition'],
        ),
      ],
    },
    {
      heading: 'III. EXCLUSIONS',
      clauses: [
        excludes(null, 'This policy does not apply to any claim or loss:'),
        excludes(
          'Bodily injury and property damage',
          'For bodily injury or property damage. This exclusion does not apply to mental anguish resulting from a privacy event.',
          [
            'A victim claims mental anguish after the breach. Shut out?',
            'No, mental anguish from a privacy event is excepted.',
            'covered',
          ],
        ),
        excludes(
          'Prior knowledge',
          'Arising out of any fact or circumstance of which a control group member had knowledge before the inception date of this policy.',
          [
            'The CFO knew of the intrusion before we bought this. Any trouble?',
            'Yes, prior knowledge is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Infrastructure failure',
          'Arising out of the failure of electrical power, internet or telecommunications infrastructure that is not under your operational control.',
          [
            'The internet provider had an outage. Do we get paid?',
            'No, infrastructure outside your control is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Unencrypted devices',
          'Arising out of the loss or theft of a portable device whose data was not encrypted.',
          [
            'A laptop without encryption was stolen. Is the breach insured?',
            'No, unencrypted portable devices are excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Wire transfer',
          'For the loss, transfer or theft of money, securities or tangible property, including by fraudulent instruction, except as provided by endorsement.',
          [
            'Our bookkeeper wired money after a fake e-mail. Insured?',
            'No, fraudulent transfers are excluded except by endorsement.',
            'excluded',
          ],
        ),
        excludes(
          'War',
          'Arising out of war, invasion, or a hostile cyber operation carried out by a state against essential services.',
          [
            'A foreign state attacked the power grid with malware. Covered?',
            'No, hostile cyber operations are excluded.',
            'excluded',
          ],
        ),
      ],
    },
    {
      heading: 'V. CONDITIONS AND DEFINITIONS',
      clauses: [
        requires(
          'You must give us written notice of any claim as soon as practicable, and in no event later than 60 days after the end of the policy period.',
          ['What is the last moment to report a claim?', '60 days after the end of the policy period.'],
        ),
        requires(
          'We may cancel this policy only for nonpayment of premium, by giving you 20 days written notice.',
          ['Can they cancel because of claims?', 'No, only for nonpayment of premium, on 20 days notice.'],
        ),
        defines(
          'Privacy event means the theft, loss or unauthorized disclosure of personal information that is in your care, custody or control, including by a vendor acting on your behalf.',
          [
            'Does a leak at our vendor count as a privacy event?',
            'Yes, including by a vendor acting on your behalf.',
          ],
        ),
        defines(
          'Security failure means a failure or breach of the security of your computer system, including unauthorized access, denial of service and malicious code.',
          ['Is a denial of service attack a security failure?', 'Yes, it includes denial of service.'],
        ),
      ],
    },
  ],
  unanswerable: [
    'What is the liquor liability limit?',
    'What is the building coinsurance percentage?',
    'Which firewall brand must we use?',
    'What is the hourly rate of the breach coach?',
  ],
}
