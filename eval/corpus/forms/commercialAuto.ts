import { covers, defines, excludes, requires, type FormText } from '../formText.ts'

export const commercialAuto: FormText = {
  number: 'CA 01 30',
  edition: '11 20',
  title: 'BUSINESS AUTO COVERAGE FORM',
  sections: [
    {
      heading: 'SECTION II - COVERED AUTOS LIABILITY COVERAGE',
      clauses: [
        covers(
          'Auto liability',
          'We will pay all sums an insured legally must pay as damages because of bodily injury or property damage caused by an accident and resulting from the ownership, maintenance or use of a covered auto.',
          [
            'Our delivery van hit a parked car. Does this pay?',
            'Yes, damages from the use of a covered auto are paid.',
            'covered',
          ],
        ),
        covers(
          'Supplementary payments',
          'We will pay for the insured up to $2,000 for the cost of bail bonds, including bonds for related traffic law violations, required because of an accident we cover.',
          ['A driver needs bail after an accident. How much is paid?', 'Up to $2,000.', 'limit', 2000],
        ),
        requires(
          'Anyone else while using with your permission a covered auto you own, hire or borrow is an insured, except the owner from whom you hire or borrow it.',
          [
            'A friend borrowed our truck with our permission. Is he insured?',
            'Yes, anyone using a covered auto with your permission.',
            'covered',
          ],
        ),
      ],
    },
    {
      heading: 'B. EXCLUSIONS',
      clauses: [
        excludes(null, 'This insurance does not apply to any of the following:'),
        excludes(
          'Care, custody or control',
          "Property damage to or involving property owned or transported by the insured or in the insured's care, custody or control.",
          [
            'Freight we were hauling got crushed. Insured under liability?',
            'No, property transported by the insured is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Racing',
          'Covered autos while used in any professional or organized racing or demolition contest or stunting activity, or while being prepared for such a contest.',
          [
            'We entered the truck in a demolition derby. Covered?',
            'No, demolition contests are excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Movement by mechanical device',
          'Bodily injury or property damage resulting from the movement of property by a mechanical device, other than a hand truck, unless the device is attached to the covered auto.',
          [
            'A forklift dropped a pallet on a bystander at the dock. Is it in this policy?',
            'No, movement by a mechanical device not attached to the auto is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Pollution',
          'Bodily injury or property damage arising out of the discharge or release of pollutants that are being transported by the covered auto.',
          [
            'Chemicals spilled from our tanker. Does it pay?',
            'No, pollutants being transported are excluded.',
            'excluded',
          ],
        ),
      ],
    },
    {
      heading: 'SECTION III - PHYSICAL DAMAGE COVERAGE',
      clauses: [
        covers(
          'Comprehensive',
          'Under Comprehensive Coverage we will pay for loss to a covered auto or its equipment from any cause except collision with another object or overturn.',
          [
            'A tree fell on the pickup. Which coverage pays?',
            'Comprehensive pays for any cause except collision or overturn.',
            'covered',
          ],
        ),
        covers(
          'Towing',
          'We will pay up to $100 for towing and labor costs incurred each time a covered auto of the private passenger type is disabled.',
          ['The sedan broke down. How much towing is paid?', 'Up to $100.', 'limit', 100],
        ),
        excludes(
          'Wear, freezing and tires',
          'We will not pay for loss due and confined to wear and tear, freezing, mechanical or electrical breakdown, or blowouts, punctures or other road damage to tires.',
          ['A tire blew on the highway. Will they replace it?', 'No, blowouts are excluded.', 'excluded'],
        ),
      ],
    },
    {
      heading: 'SECTION IV - CONDITIONS AND DEFINITIONS',
      clauses: [
        requires(
          'In the event of accident, claim, suit or loss, you must give us or our representative prompt notice of it, including how, when and where it occurred.',
          ['What must we tell them after a crash?', 'Prompt notice of how, when and where it occurred.'],
        ),
        requires(
          'We may cancel this policy by mailing written notice at least 10 days before cancellation for nonpayment of premium, or 45 days before cancellation for any other reason.',
          ['How many days before a cancellation for other reasons are we told?', '45 days.'],
        ),
        defines(
          'Auto means a land motor vehicle, trailer or semitrailer designed for travel on public roads, but does not include mobile equipment.',
          ['Is a trailer an auto?', 'Yes, a trailer designed for travel on public roads is an auto.'],
        ),
        defines(
          'Hired autos are only those autos you lease, hire, rent or borrow. This does not include any auto you lease, hire, rent or borrow from your employees.',
          [
            'Does a car rented from an employee count as a hired auto?',
            'No, autos from your employees are not included.',
          ],
        ),
      ],
    },
  ],
  unanswerable: [
    'How much is the business personal property limit?',
    'What is the aggregate for completed operations?',
    'Is there a claims hotline number in Spanish?',
    'What is the fuel tax rate?',
  ],
}
