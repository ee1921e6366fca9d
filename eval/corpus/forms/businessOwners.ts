import { covers, defines, excludes, requires, type FormText } from '../formText.ts'

export const businessOwners: FormText = {
  number: 'BP 01 20',
  edition: '01 22',
  title: 'BUSINESSOWNERS COVERAGE FORM',
  sections: [
    {
      heading: 'SECTION I - PROPERTY',
      clauses: [
        covers(
          'Covered property',
          'We will pay for direct physical loss of or damage to Covered Property at the premises described in the Declarations caused by or resulting from any Covered Cause of Loss.',
          [
            'A fire destroyed our shelves and stock. Do we get anything?',
            'Yes, direct physical loss of covered property is paid.',
            'covered',
          ],
        ),
        covers(
          'Business income',
          'We will pay for the actual loss of Business Income you sustain due to the necessary suspension of your operations during the period of restoration, within 12 consecutive months after the date of direct physical loss.',
          [
            'For how long is lost income paid while we rebuild?',
            'Within 12 consecutive months after the loss.',
            'covered',
          ],
        ),
        covers(
          'Debris removal',
          'We will pay your expense to remove debris of Covered Property, but not more than 25 percent of the amount we pay for the direct physical loss plus the deductible.',
          [
            'Does anybody pay for hauling away the rubble?',
            'Yes, up to 25 percent of the loss plus the deductible.',
            'covered',
          ],
        ),
        defines(
          'Business personal property means furniture, fixtures, machinery, equipment and stock that you own and use in your business, and your interest as tenant in improvements and betterments.',
          [
            'What falls under business personal property?',
            'Furniture, fixtures, machinery, equipment, stock and improvements of a tenant.',
          ],
        ),
        defines(
          'Period of restoration means the period that begins 72 hours after the time of direct physical loss and ends when the property should be repaired, rebuilt or replaced with reasonable speed.',
          ['When does the period of restoration start?', '72 hours after the direct physical loss.'],
        ),
      ],
    },
    {
      heading: 'B. EXCLUSIONS',
      clauses: [
        excludes(
          null,
          'We will not pay for loss or damage caused directly or indirectly by any of the following.',
        ),
        excludes(
          'Earth movement',
          'Earth movement, including earthquake, landslide, mine subsidence and soil conditions that cause settling or cracking. But if earth movement results in fire or explosion, we will pay for the loss caused by that fire or explosion.',
          ['The ground shook and our walls cracked. Insured?', 'No, earthquake is excluded.', 'excluded'],
          [
            'An earthquake broke a gas line and the shop burned. Is the fire paid?',
            'Yes, loss caused by the resulting fire is paid.',
            'covered',
          ],
        ),
        excludes(
          'Flood and surface water',
          'Flood, surface water, waves, tides, overflow of any body of water, or their spray, whether or not driven by wind.',
          ['The river rose into our basement. Covered?', 'No, flood is excluded.', 'excluded'],
        ),
        excludes(
          'Power failure',
          'The failure of power or other utility service supplied to the described premises, if the failure occurs away from the described premises.',
          [
            'The grid went down across town and our freezers thawed. Anything?',
            'No, utility failure away from the premises is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Fungi and rot',
          'Presence, growth, proliferation or spread of fungi, wet rot or dry rot. This exclusion does not apply when fungi, wet rot or dry rot results from fire or lightning.',
          [
            'Mold grew behind the wall. Is it insured?',
            'No, fungi are excluded, except when they result from fire or lightning.',
            'excluded',
          ],
        ),
        excludes(
          'Wear and tear',
          'Wear and tear, rust, corrosion, decay, hidden or latent defect, and nesting or infestation by insects, birds or rodents.',
          [
            'Rats chewed through the wiring. Do they pay?',
            'No, infestation by rodents is excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Dishonesty',
          'Dishonest or criminal acts by you, your partners, members, officers or managers, whether acting alone or in collusion with other persons.',
          [
            'My business partner stole merchandise. Can we claim?',
            'No, dishonest acts by partners are excluded.',
            'excluded',
          ],
        ),
      ],
    },
    {
      heading: 'SECTION II - LIABILITY',
      clauses: [
        covers(
          'Business liability',
          'We will pay those sums that the insured becomes legally obligated to pay as damages because of bodily injury, property damage or personal and advertising injury to which this insurance applies.',
          [
            'A shopper was hurt when a rack fell on her. Are we protected?',
            'Yes, damages because of bodily injury are covered.',
            'covered',
          ],
        ),
        covers(
          'Medical expenses',
          'We will pay medical expenses for bodily injury caused by an accident on premises you own or rent, if the expenses are incurred within one year of the accident.',
          [
            'Within what time must medical bills arise to be paid?',
            'Within one year of the accident.',
            'condition',
          ],
        ),
        excludes(
          'Electronic data',
          'Damages arising out of the loss of, loss of use of, damage to or inability to access electronic data.',
          [
            "We wiped a client's hard drive by accident. Covered?",
            'No, damages arising from loss of electronic data are excluded.',
            'excluded',
          ],
        ),
        excludes(
          'Employment practices',
          'Injury to a person arising out of any refusal to employ that person, termination, discipline, defamation, harassment or discrimination.',
          [
            'A former cashier alleges harassment. Does this help us?',
            'No, employment practices are excluded.',
            'excluded',
          ],
        ),
      ],
    },
    {
      heading: 'SECTION III - COMMON POLICY CONDITIONS',
      clauses: [
        requires(
          'We may cancel this policy by mailing written notice at least 10 days before cancellation for nonpayment of premium, or 60 days before cancellation for any other reason.',
          [
            'If the company drops us for another reason than payment, when do we hear?',
            '60 days before cancellation.',
          ],
        ),
        requires(
          'If a building has been vacant for more than 60 consecutive days before loss occurs, we will not pay for loss caused by vandalism, sprinkler leakage, glass breakage, water damage or theft.',
          [
            'The shop stood empty for three months and vandals came. Will they pay?',
            'No, not after 60 consecutive days of vacancy.',
            'excluded',
          ],
        ),
        requires(
          'You must send us a signed, sworn proof of loss containing the information we request within 60 days after our request.',
          ['When is the proof of loss due?', 'Within 60 days after the request.'],
        ),
        requires(
          'No one may bring a legal action against us under this insurance unless the action is brought within two years after the date on which the direct physical loss occurred.',
          [
            'What is the deadline to sue the insurer over a property loss?',
            'Two years after the date of loss.',
          ],
        ),
      ],
    },
  ],
  unanswerable: [
    'Who is the wholesale broker?',
    'What is the limit for employers liability disease?',
    'Which vehicles are scheduled?',
    'Is there coverage for kidnap and ransom?',
  ],
}
