import { covers, defines, excludes, requires, type FormText } from '../formText.ts'

export const generalLiability: FormText = {
  number: 'GL 00 10',
  edition: '04 21',
  title: 'COMMERCIAL GENERAL LIABILITY COVERAGE FORM',
  sections: [
    {
      heading: 'SECTION I - COVERAGES',
      clauses: [
        covers(
          'Bodily injury and property damage liability',
          'We will pay those sums that the insured becomes legally obligated to pay as damages because of bodily injury or property damage to which this insurance applies. We will have the right and duty to defend the insured against any suit seeking those damages.',
          [
            'A customer slipped on our wet floor and broke a hip. Does this policy respond?',
            'Yes, damages for bodily injury are covered and you are defended.',
            'covered',
          ],
          [
            'Who pays for our lawyer if we get sued over an injury?',
            'The company has the duty to defend you.',
            'covered',
          ],
        ),
        covers(
          'Personal and advertising injury liability',
          'We will pay those sums that the insured becomes legally obligated to pay as damages because of personal and advertising injury caused by an offense arising out of your business, such as libel, slander, false arrest or wrongful eviction.',
          [
            'A competitor says our flyer libeled him. Are we protected?',
            'Yes, libel is personal and advertising injury.',
            'covered',
          ],
        ),
        covers(
          'Medical payments',
          'We will pay medical expenses for bodily injury caused by an accident on premises you own or rent, regardless of fault, if the expenses are incurred and reported to us within one year of the date of the accident.',
          [
            "Will a visitor's emergency room bill be paid even if we did nothing wrong?",
            'Yes, medical expenses are paid regardless of fault when reported within one year.',
            'covered',
          ],
        ),
      ],
    },
    {
      heading: 'EXCLUSIONS',
      clauses: [
        excludes(null, 'This insurance does not apply to:'),
        excludes(
          'Expected or intended injury',
          'Bodily injury or property damage expected or intended from the standpoint of the insured. This exclusion does not apply to bodily injury resulting from the use of reasonable force to protect persons or property.',
          [
            'Our doorman used reasonable force to protect a guest and hurt somebody. Excluded?',
            'No, the exclusion does not apply to reasonable force to protect persons or property.',
            'covered',
          ],
        ),
        excludes(
          'Pollution',
          'Bodily injury or property damage arising out of the actual, alleged or threatened discharge, dispersal, seepage, migration, release or escape of pollutants, except smoke or fumes from a hostile fire.',
          [
            "Solvent leaked from our drums into the neighbor's creek. Covered?",
            'No, the release of pollutants is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Aircraft, auto or watercraft',
          'Bodily injury or property damage arising out of the ownership, maintenance, use or entrustment to others of any aircraft, auto or watercraft owned or operated by any insured. This exclusion does not apply to a watercraft while ashore on premises you own or rent.',
          [
            'One of our drivers rear-ended someone in the company van. Is that here?',
            'No, autos are excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Damage to your work',
          'Property damage to your work arising out of it or any part of it and included in the products-completed operations hazard. This exclusion does not apply if the damaged work was performed on your behalf by a subcontractor.',
          [
            'The tile our subcontractor laid cracked after we finished the job. Is the damage shut out?',
            'No, the exclusion does not apply to work performed by a subcontractor.',
            'covered',
          ],
          [
            'We must redo a deck that we built ourselves because it rotted. Any coverage?',
            'No, damage to your own work is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Liquor liability',
          'Bodily injury or property damage for which any insured may be held liable by reason of causing or contributing to the intoxication of any person, if you are in the business of manufacturing, distributing, selling or serving alcoholic beverages.',
          [
            'A patron we overserved crashed his truck. Anything for us?',
            'No, causing intoxication is excluded for those in the business of serving alcohol.',
            'excluded',
          ],
        ),
        excludes(
          "Employer's liability",
          'Bodily injury to an employee of the insured arising out of and in the course of employment by the insured. This exclusion does not apply to liability assumed by the insured under an insured contract.',
          [
            'One of our own workers was hurt on the job. Does this policy pay?',
            'No, injury to employees in the course of employment is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Professional services',
          'Bodily injury or property damage due to the rendering of or failure to render any professional service, including engineering, architectural, surveying or inspection services.',
          [
            'Our engineer made a calculation error. Are we insured for that here?',
            'No, professional services are excluded.',
            'excluded',
          ],
        ),
      ],
    },
    {
      heading: 'SECTION II - WHO IS AN INSURED',
      clauses: [
        requires(
          'Any organization you newly acquire or form, other than a partnership, joint venture or limited liability company, is a Named Insured until the 90th day after you acquire or form it or the end of the policy period, whichever is earlier.',
          [
            'For how long is a corporation we just bought protected?',
            'Until the 90th day or the end of the policy period, whichever is earlier.',
          ],
        ),
        requires(
          'Your volunteer workers are insureds, but only while performing duties related to the conduct of your business.',
          ['Are volunteers insureds?', 'Yes, while performing duties related to your business.', 'covered'],
        ),
      ],
    },
    {
      heading: 'SECTION IV - CONDITIONS',
      clauses: [
        requires(
          'You must see to it that we are notified as soon as practicable of an occurrence or an offense which may result in a claim, including how, when and where it took place and the names of any injured persons and witnesses.',
          ['How soon must we report an accident?', 'As soon as practicable.'],
        ),
        requires(
          'We may cancel this policy by mailing or delivering to the first Named Insured written notice of cancellation at least 10 days before the effective date of cancellation if we cancel for nonpayment of premium, or 30 days before the effective date if we cancel for any other reason.',
          ['How much warning do we get if the carrier cancels because we did not pay?', '10 days.'],
        ),
        requires(
          'If we decide not to renew this policy, we will mail written notice of the nonrenewal not less than 45 days before the expiration date.',
          ['How many days of notice are there for nonrenewal?', '45 days.'],
        ),
      ],
    },
    {
      heading: 'SECTION V - DEFINITIONS',
      clauses: [
        defines(
          'Occurrence means an accident, including continuous or repeated exposure to substantially the same general harmful conditions.',
          [
            'What exactly is an occurrence?',
            'An accident, including continuous or repeated exposure to the same harmful conditions.',
          ],
        ),
        defines(
          'Pollutants mean any solid, liquid, gaseous or thermal irritant or contaminant, including smoke, vapor, soot, fumes, acids, alkalis, chemicals and waste. For example, a cleanup that costs $75,000 is not paid merely because it was ordered by an authority.',
          [
            'What do they call a pollutant?',
            'Any solid, liquid, gaseous or thermal irritant or contaminant.',
          ],
        ),
        defines(
          'Coverage territory means the United States of America, its territories and possessions, Puerto Rico and Canada.',
          ['Are we insured for work in Canada?', 'Yes, Canada is in the coverage territory.', 'definition'],
        ),
      ],
    },
  ],
  unanswerable: [
    'What is the earthquake deductible?',
    'Which adjuster handles our claims?',
    'How many trucks are scheduled?',
    'What is our experience modification factor?',
  ],
}
