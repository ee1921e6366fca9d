import { covers, defines, excludes, requires, type FormText } from '../formText.ts'

export const property: FormText = {
  number: 'CP 10 44',
  edition: '10 20',
  title: 'BUILDING AND PERSONAL PROPERTY COVERAGE FORM',
  sections: [
    {
      heading: 'A. COVERAGE',
      clauses: [
        covers(
          'Building and personal property',
          'We will pay for direct physical loss of or damage to Covered Property at the premises described in the Declarations caused by or resulting from any Covered Cause of Loss.',
          [
            'Hail ruined the roof. Is that insured?',
            'Yes, direct physical loss from a covered cause is paid.',
            'covered',
          ],
        ),
        covers(
          'Newly acquired property',
          'We will pay for loss to buildings you acquire at locations other than the described premises, but not more than $250,000 at each building, for 30 days after you acquire them.',
          [
            'We bought another warehouse last week. Is it insured, and for how much?',
            'Yes, up to $250,000 at each building for 30 days.',
            'covered',
            250_000,
          ],
        ),
        covers(
          'Preservation of property',
          'If it is necessary to move Covered Property from the described premises to preserve it from loss, we will pay for any direct physical loss to it while it is being moved or while temporarily stored, for 30 days.',
          ['For how many days is property insured that we moved to save it?', '30 days.', 'condition'],
        ),
        defines(
          'Building means the structure described in the Declarations, including completed additions, fixtures, permanently installed machinery and equipment, and outdoor fixtures.',
          [
            'Are permanently installed machines part of the building?',
            'Yes, building includes permanently installed machinery and equipment.',
          ],
        ),
      ],
    },
    {
      heading: 'B. EXCLUSIONS AND LIMITATIONS',
      clauses: [
        excludes(
          null,
          'We will not pay for loss or damage caused by or resulting from any of the following.',
        ),
        excludes(
          'Ordinance or law',
          'The enforcement of any ordinance or law regulating the construction, use or repair of any property, or requiring the tearing down of any property.',
          [
            'The city makes us widen the stairs when we rebuild. Is the extra cost paid?',
            'No, the enforcement of ordinance or law is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Nuclear hazard and war',
          'Nuclear reaction, radiation or radioactive contamination, and war, including undeclared or civil war, insurrection, rebellion or revolution.',
          ['Is war damage paid?', 'No, war is excluded.', 'excluded'],
        ),
        excludes(
          'Water',
          'Flood, surface water, mudslide, and water that backs up or overflows from a sewer, drain or sump.',
          [
            'The sewer backed up into the ground floor. Any money?',
            'No, water that backs up from a sewer is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Artificially generated current',
          'Artificially generated electrical, magnetic or electromagnetic energy that damages any electrical or electronic wire, device or appliance. But if fire results, we will pay for the loss caused by that fire.',
          [
            'A power surge fried the control panels. Covered?',
            'No, artificially generated current is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Mechanical breakdown',
          'Mechanical breakdown, including rupture or bursting caused by centrifugal force, and explosion of steam boilers owned or leased by you.',
          ['The boiler blew up. Will they pay?', 'No, explosion of steam boilers is excluded.', 'excluded'],
        ),
        excludes(
          'Continuous seepage',
          'Continuous or repeated seepage or leakage of water, or the presence or condensation of humidity, that occurs over a period of 14 days or more.',
          [
            'A pipe dripped unnoticed for two months. Insured?',
            'No, seepage over 14 days or more is excluded.',
            'excluded',
          ],
        ),
      ],
    },
    {
      heading: 'F. ADDITIONAL CONDITIONS',
      clauses: [
        requires(
          'If a Coinsurance percentage is shown in the Declarations, we will not pay the full amount of any loss if the value of Covered Property at the time of loss times the Coinsurance percentage is greater than the Limit of Insurance for the property.',
          ['What happens if we are insured for too little?', 'Under coinsurance, the full loss is not paid.'],
        ),
        requires(
          'In case of loss, you must give us prompt notice of the loss, protect the property from further damage, and keep a record of your expenses to do so.',
          [
            'What do we have to do right after a loss?',
            'Give prompt notice, protect the property and keep a record of expenses.',
          ],
        ),
        requires(
          'We may cancel this policy by mailing written notice at least 10 days before cancellation for nonpayment of premium, or 30 days before cancellation for any other reason.',
          ['How many days notice if the insurer cancels midterm for claims?', '30 days.'],
        ),
        requires(
          'If you and we disagree on the value of the property or the amount of loss, either may make written demand for an appraisal, and each party will select a competent and impartial appraiser.',
          ['We cannot agree on what the loss is worth. What now?', 'Either side may demand an appraisal.'],
        ),
        requires(
          'Replacement cost is not available until the lost or damaged property is actually repaired or replaced, and unless the repair is made as soon as reasonably possible after the loss.',
          [
            'Can we take replacement cost in cash without repairing?',
            'No, only once the property is actually repaired or replaced.',
          ],
        ),
      ],
    },
  ],
  unanswerable: [
    'What is the each occurrence liability limit for products?',
    'What is the retroactive date?',
    'How many drivers are listed?',
    'What does the policy say about pregnancy leave?',
  ],
}
