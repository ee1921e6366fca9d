import assert from 'node:assert/strict'
import { wrongAnswers } from '../testing/wrongAnswers.ts'

Deno.test('no answer promises what an exclusion, an endorsement or the place takes away', async () => {
  const wrong = await wrongAnswers(
    [
      'Businessowners Declarations',
      {
        columns: [170, 330],
        rows: [
          ['Policy number', 'BP 61-220914'],
          ['Named insured', 'Juniper Flats Bakery, Inc., 88 Mesa Avenue, Grand Junction, CO 81501'],
          ['Policy period', '05/01/2026 to 05/01/2027'],
          ['Total policy premium', '$6,210'],
          ['Fire safety surcharge', '$48.20'],
          ['Amount due', '$6,258.20'],
          ['Employee Dishonesty', '$25,000'],
          ['Spoilage', '$10,000'],
          ['Certified acts of terrorism', 'REJECTED'],
        ],
      },
      'Locations',
      {
        columns: [30, 220, 60, 80, 80],
        rows: [
          ['No.', 'Where', 'You', 'Building', 'Contents'],
          ['1', '88 Mesa Avenue, Grand Junction, CO 81501', 'Rent', 'None', '$180,000'],
          ['2', '9 Orchard Lane, Palisade, CO 81526', 'Own', '$610,000', '$245,000'],
        ],
      },
      { text: 'This policy is issued by an insurer not authorized to do business in Colorado.' },
      '\f',
      'Businessowners Coverage Form',
      {
        text: 'We insure the buildings and contents at the locations shown against direct physical loss from any cause that is not excluded below.',
      },
      'Exclusions',
      {
        text: '(a) Earthquake, landslide or any other movement of earth, but we pay for fire that follows.',
      },
      {
        text: '(b) Assault or battery, whether committed by a guest or an employee, and any failure to prevent it.',
      },
      { text: '(c) Theft, loss or misuse of payment card numbers or other personal information.' },
      'Conditions',
      { text: 'A suit against us must start within one year after the loss.' },
      {
        text: 'A place unoccupied for 60 days in a row has no cover for vandalism, theft or water damage.',
      },
      '\f',
      'Endorsement 1 - Sewer or Drain Back-Up',
      {
        text: 'We will pay for loss caused by water that backs up through a sewer or drain, up to $25,000 at location 2. Location 1 has no coverage under this endorsement. The property deductible applies.',
      },
      '\f',
      'Endorsement 2 - Spoilage and Food Contamination',
      {
        text: 'The most we pay for spoiled food is $25,000 in any one occurrence, in place of the Spoilage limit in the Declarations.',
      },
      {
        text: 'We pay up to the Food Contamination limit for lost income. Not more than $5,000 of that limit may be used for advertising.',
      },
      '\f',
      'Endorsement 3 - Colorado Changes',
      { text: 'The one year for a suit against us is changed to two years.' },
      '\f',
      'Endorsement 4 - Farmers Markets',
      {
        text: 'The liability insurance applies to your stand at a farmers market of not more than three days, within Colorado, Utah and New Mexico.',
      },
    ],
    {
      'Is earthquake covered?': /^No\. .*Earthquake/,
      'Two customers had a fight and one got hurt. Covered?': /^No\. .*Assault or battery/,
      'Does it cover theft of cash by our bookkeeper?': /^Yes\. .*Employee Dishonesty \$25,000/,
      'How long do we have to sue the carrier?': /within two years/,
      'What is the building limit on Mesa Avenue?': /^None\. .*no building limit at 88 Mesa Avenue/,
      'The Orchard Lane building is empty for three months and pipes burst. Covered?':
        /^No\. .*unoccupied for 60 days/,
      'Sewer back-up at the shop on Mesa Avenue, covered?': /^No\. Location 1 has no coverage/,
      'The power went out and all our food spoiled. How much?': /^\$25,000\./,
      'We have a stand at a farmers market in Wyoming. Are we covered?':
        /^No\. .*Colorado, Utah and New Mexico/,
      'We have a stand at a farmers market in Utah. Are we covered?': /^(?!No)/,
      'How much do they owe in total with the surcharge?': /\$6,258\.20/,
      'Is the carrier admitted?': /^No\. .*not authorized/,
      'Is terrorism included?': /^No\. .*REJECTED/,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('a professional policy says no to older work, to a date that has passed, and to what stays excluded', async () => {
  const wrong = await wrongAnswers(
    [
      'ENGINEERS PROFESSIONAL LIABILITY DECLARATIONS',
      {
        columns: [170, 330],
        rows: [
          ['1. Named Insured', 'Sandia Ridge Engineers PC, 400 Copper Avenue, Albuquerque, NM 87102'],
          ['2. Policy period', 'March 1, 2026 to March 1, 2027'],
          ['3. Limit of liability', '$1,000,000 each claim\n$2,000,000 policy aggregate'],
          ['4. Professional services', 'civil and structural engineering and land survey'],
          ['5. Retroactive date', 'March 1, 2014'],
        ],
      },
      '\f',
      'POLICY FORM',
      {
        text: 'We will pay all sums that you become legally obligated to pay as damages because of a claim. The negligent act must have taken place on or after the retroactive date.',
      },
      { text: 'A subconsultant is not an Insured.' },
      'Exclusions',
      { text: 'We do not cover a claim arising from:' },
      { text: '(f) ownership or use of premises, vehicles, boats or drones;' },
      { text: '(l) condominium projects, whether residential or mixed use.' },
      '\f',
      'ENDORSEMENT 1 - CONDOMINIUM EXCLUSION AMENDED',
      {
        text: 'Exclusion (l) does not apply to geotechnical reports and land surveys for a condominium project.',
      },
      '\f',
      'ENDORSEMENT 2 - DRONE SURVEY',
      {
        text: 'In exclusion (f) the words "or drones" are deleted for photographs taken by a licensed pilot. Injury or damage from a collision of the drone remains excluded.',
      },
      '\f',
      'ENDORSEMENT 3 - PRIOR FIRM',
      {
        text: 'The Named Insured includes Rio Puerco Soil Testing Inc., but only for services performed before June 30, 2019.',
      },
    ],
    {
      'Drawings we did in 2011 are blamed for a crack. Are we covered?':
        /^No\. The retroactive date is March 1, 2014/,
      'Is Rio Puerco Soil Testing insured for work in 2021?': /^No\. .*before June 30, 2019/,
      'Drone hit a parked car during a survey. Covered?': /^No\. .*remains excluded/,
      'Can we do the structural design of a new condo tower?': /^(?!Yes)/,
    },
  )
  assert.deepEqual(wrong, [])
})
