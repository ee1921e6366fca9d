import assert from 'node:assert/strict'
import { wrongAnswers } from '../testing/wrongAnswers.ts'

Deno.test('a list that runs on in its paragraph excludes each of its items', async () => {
  const wrong = await wrongAnswers(
    [
      'INLAND TRANSIT POLICY - DECLARATIONS',
      {
        columns: [170, 330],
        rows: [
          ['Policy number', 'ITP 4-20871'],
          ['Named insured', 'Sawtooth Flatbed Inc., 12 Depot Road, Twin Falls, ID 83301'],
          ['Policy period', '02/01/2026 to 02/01/2027'],
        ],
      },
      {
        columns: [60, 170, 60, 200],
        rows: [
          ['Unit', 'Power unit', 'VIN', 'Trailer'],
          ['K-2', '2018 WESTERN STAR 4900', '771204', '48 ft flatbed'],
          ['K-6', '2021 MACK ANTHEM', '330951', '53 ft reefer'],
        ],
      },
      {
        text: 'Limit any one vehicle $150,000. Deductible each loss $2,500. Endorsements: TX-1, TX-2, TX-3.',
      },
      '\f',
      'WORDING',
      {
        text: 'A. We will pay for loss to goods of others for which you are liable as a carrier while in a vehicle shown.',
      },
      {
        text: 'B. We will not pay for loss: (1) to furs, fine art or live animals; (2) from rust or wetness of a load that was not covered; (3) by change in temperature, unless caused by fire or collision; (4) by delay or loss of market; (5) by dishonest acts of your drivers; (6) to goods in the charge of another carrier.',
      },
      '--- ENDORSEMENTS ---',
      {
        text: 'TX-1 REFRIGERATION. For unit K-6, exclusion B(3) does not apply to loss from breakdown of the cooling unit. Limit for this extension $45,000, deductible $5,000.',
      },
      {
        text: 'TX-3 CONSUMER GOODS. For electronics and seafood the limit is $40,000, and theft is covered only from a guarded lot.',
      },
      { text: 'TX-2 MACHINERY. Unit K-2, the limit is $225,000 while carrying farm machinery.' },
    ],
    {
      'The delivery got there two days late and the buyer refused it. Are we covered?': /^No\. .*by delay/,
      'One of our own drivers stole part of the load. Does it pay?': /^(?!Yes).*dishonest acts/,
      'The cooler on the reefer quit and the lettuce went bad. How much would we get?': /\$45,000/,
      'Can we haul horses?': /^No\. .*live animals/,
      'What is the limit on the Western Star with a combine on it?': /\$225,000/,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('what an endorsement takes away is neither promised nor counted as a limit', async () => {
  const wrong = await wrongAnswers(
    [
      'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
      {
        columns: [300, 150],
        rows: [
          ['Policy number', 'CL 7-118204'],
          ['Named insured', 'Bluebell Nurseries LLC'],
          ['Policy period', '04/01/2026 to 04/01/2027'],
          ['General Aggregate Limit', '$2,000,000'],
          ['Each Occurrence Limit', '$1,000,000'],
          ['Medical Expense Limit, any one person', '$10,000'],
          ['Products - Completed Operations Aggregate Limit', '$1,500,000'],
        ],
      },
      '\f',
      'COVERAGE A - BODILY INJURY AND PROPERTY DAMAGE',
      {
        text: 'We will pay those sums that the insured becomes legally obligated to pay as damages because of bodily injury or property damage caused by an occurrence.',
      },
      'COVERAGE C - MEDICAL EXPENSE',
      {
        text: 'We will pay medical expenses for bodily injury caused by an accident on premises you own or rent, regardless of fault.',
      },
      '\f',
      'ENDORSEMENT 1 - MEDICAL EXPENSE REMOVED',
      { text: 'Coverage C does not apply to any location, and the Medical Expense Limit is deleted.' },
      '\f',
      'ENDORSEMENT 2 - PRIMARY',
      {
        text: 'This insurance is primary to and will not seek contribution from any other insurance available to an additional insured.',
      },
    ],
    {
      'A shopper fell in the greenhouse. Will it pay her hospital bill whoever is at fault?':
        /^No\. Coverage C/,
      'A visitor slipped on our wet floor and got hurt. Are we covered?':
        /^It depends\. .*legally obligated.*Coverage C does not apply/,
      "What's the med pay limit?": /Medical Expense Limit is deleted(?!.*10,000)/,
      "What's the most in a year for claims from finished work?": /\$1,500,000/,
      'Is our coverage primary for the GC?': /primary to and will not seek contribution/,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('a threshold that an endorsement moves decides by the number asked about', async () => {
  const wrong = await wrongAnswers(
    [
      'ENGINEERS PROFESSIONAL LIABILITY',
      {
        columns: [170, 330],
        rows: [
          ['Certificate no.', 'EPL/26/3310'],
          ['Named firm', 'Hollis & Wren Engineers PC'],
          ['Period of insurance', '1 May 2026 to 1 May 2027'],
          ['Retroactive date', '1 May 2012'],
          ['Limit', '$1,000,000 per claim'],
        ],
      },
      'What we do not insure',
      { text: 'Projects in which an insured holds more than 10% ownership.' },
      { text: 'Buildings taller than 6 stories.' },
      {
        text: 'We do not insure professional services for any residential condominium. This does not apply to the Larkspur Lofts project.',
      },
      { text: 'Claim expenses reduce the limit.' },
      '\f',
      {
        text: 'Slip endorsement one. Ownership. In the list of what we do not insure, 10% is changed to 30%.',
      },
    ],
    {
      'A partner has a 20% ownership stake in the project. Are we covered?':
        /^It depends\. 20% is not within this exclusion: .*more than 30%/,
      'A partner has a 45% ownership stake in the project. Are we covered?': /^No\. .*more than 30%/,
      'Can we design a 12-story building?': /^No\. .*taller than 6 stories/,
      'We designed the Larkspur Lofts condos. Are we covered?':
        /^(?!No).*professional services for any residential condominium\. This does not apply to the Larkspur/,
      'How far back does our work have to be?': /May 1, 2012/,
      "Do the attorneys' fees come out of the million?": /^Defense is paid within the limits\./,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('a sublimit and the events of an endorsement have the amounts that stand elsewhere', async () => {
  const wrong = await wrongAnswers(
    [
      'LIQUOR LIABILITY DECLARATIONS',
      {
        columns: [250, 250],
        rows: [
          ['Policy number', 'LL-5508-19'],
          ['Named insured', 'Copper Kettle Taproom LLC'],
          ['Policy period', '06/01/2026 to 06/01/2027'],
          ['Each common cause', '$1,000,000'],
          ['Assault or battery sublimit', '$250,000 each event'],
        ],
      },
      '\f',
      'LIQUOR LIABILITY FORM',
      {
        text: '1. We will pay damages because of injury if liability is imposed by reason of serving any alcoholic beverage at the premises shown. What we spend on defense does not reduce the limits.',
      },
      {
        text: '2. We do not insure: (a) any event away from the premises shown; (b) assault or battery by anyone.',
      },
      '\f',
      'ENDORSEMENT 1 - ASSAULT OR BATTERY',
      { text: 'Exclusion (b) is deleted, and the assault or battery sublimit in the Declarations applies.' },
      '\f',
      'ENDORSEMENT 2 - EVENTS',
      {
        text: 'Exclusion (a) does not apply to the events listed: River Days, Main Street, August 8, 2026. For these events the limit for each common cause is $400,000.',
      },
    ],
    {
      'Two guys got in a fistfight at the bar and one is suing. Any coverage for that?': /\$250,000/,
      'What limit do we have at River Days?': /^\$400,000/,
      "We poured at a cousin's graduation party. Covered?": /^No\. .*any event away from the premises/,
      'Does defense eat up the million?': /^Defense is paid in addition to the limits\./,
      'What is our auto liability limit?': /^The documents don't say\.$/,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('a state that other states insurance leaves out is not covered', async () => {
  const wrong = await wrongAnswers(
    [
      'WORKERS COMPENSATION AND EMPLOYERS LIABILITY INFORMATION PAGE',
      {
        text: '3.A. Workers Compensation Insurance: Part One of the policy applies to the workers compensation law of the states listed here: OR, ID',
      },
      {
        text: '3.B. Employers Liability Insurance: Bodily injury by accident $500,000 each accident; bodily injury by disease $500,000 policy limit.',
      },
      {
        text: '3.C. Other States Insurance: Part Three applies to all states except ND OH WA WY and the states listed in item 3.A.',
      },
      {
        text: 'Part Two does not cover: 1. liability assumed under a contract; 2. damages from harassment, discrimination or termination of any employee; 3. bodily injury intentionally caused by you.',
      },
    ],
    {
      'We won a job in Washington. Is our crew covered there?': /^No\. .*EXCEPT|^No\. .*except ND OH WA WY/i,
      'Are we covered in Idaho?': /^Yes\./,
      'Is a crew covered in Nevada?': /^It depends\./,
      'A man we fired says it was discrimination. Does employers liability respond?':
        /^No\. .*discrimination/,
      'What is the most Part One pays for medical bills?': /^The documents don't say\.$/,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('an amount that changes on a date is told with what holds until then, and a tail is not the premium', async () => {
  const wrong = await wrongAnswers(
    [
      'EMPLOYMENT PRACTICES LIABILITY DECLARATIONS',
      { text: 'A claims made policy; defense costs are inside the limit.' },
      {
        columns: [60, 200, 240],
        rows: [
          ['Item A', 'Policy', 'EPX-440127'],
          ['Item B', 'Insured entity', 'Marigold Dental Group Inc.'],
          ['Item C', 'Policy period', 'October 1, 2026 to October 1, 2027'],
          ['Item D', 'Limit', '$1,000,000 for all loss in the policy period'],
          ['Item E', 'Wage and hour defense', '$75,000, defense costs only'],
          ['Item F', 'Third party sublimit', '$300,000, part of the limit'],
          ['Item G', 'Premium', '$14,910'],
        ],
      },
      '\f',
      'What is insured',
      {
        text: 'The Insurer will pay loss because of a claim by a customer for harassment or discrimination, within the third party sublimit.',
      },
      {
        text: 'If the policy ends, an extended reporting period of one year is available for 110 percent of the premium.',
      },
      '\f',
      'Endorsement 1 - Wage and hour',
      { text: 'Item E is increased to $200,000 for claims first made on or after March 1, 2027.' },
    ],
    {
      'How much do we have for a wage and hour suit?': /\$200,000.*March 1, 2027\. Until then: .*\$75,000/,
      'What would a tail cost?': /^(?!.*14,910).*110 percent of the premium/,
      'A customer says the front desk harassed her. Any coverage for that?': /\$300,000/,
      'Do defense costs erode the limit?': /^Defense is paid within the limits\./,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('amended declarations and a schedule of notices answer with their own rows', async () => {
  const wrong = await wrongAnswers(
    [
      'FARM POLICY DECLARATIONS',
      {
        columns: [260, 160],
        rows: [
          ['Policy number', 'FP-3 22904'],
          ['Named insured', 'Willow Bend Dairy LLC'],
          ['Policy period', '03/01/2026 to 03/01/2027'],
          ['H. Farm liability, each occurrence', '$500,000'],
          ['J. Medical payments, each person', '$5,000'],
        ],
      },
      '\f',
      'CONDITIONS',
      { text: 'We may cancel by mailing the first Named Insured 10 days notice.' },
      '\f',
      'ENDORSEMENT 1 - AMENDED DECLARATIONS',
      {
        columns: [260, 100, 100],
        rows: [
          ['Item', 'Was', 'Is now'],
          ['Farm liability, each occurrence', '$500,000', '$1,000,000'],
        ],
      },
      { text: 'The premium is increased by $210 for the rest of the term.' },
      '\f',
      'ENDORSEMENT 2 - NOTICE OF CANCELLATION TO OTHERS',
      { text: 'If we cancel this policy, we will mail notice to the entity below the number of days shown.' },
      {
        columns: [300, 100],
        rows: [
          ['Entity', 'Days'],
          ['Kettle Creek Creamery Cooperative', '45'],
          ['Juniper County Farm Bank', '20'],
        ],
      },
    ],
    {
      'What is the farm liability limit?': /^Farm liability, each occurrence: \$1,000,000\./,
      'How many days notice does Kettle Creek get?': /\b45\b/,
    },
  )
  assert.deepEqual(wrong, [])
})
