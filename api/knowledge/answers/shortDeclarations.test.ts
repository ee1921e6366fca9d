import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { openVectors } from '../../reading/passages/openVectors.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { candidatesOf, embeddedText } from './answerCandidates.ts'
import { openAnswers } from './openAnswers.ts'

/** A page of declarations, and what an agent asks about it: the amount or time that is answered, or null when it does not say. */
interface ShortDeclarations {
  readonly left: readonly number[]
  /** A paragraph, or the cells of a row. */
  readonly rows: readonly (string | readonly string[])[]
  readonly answers: Readonly<Record<string, RegExp | null>>
  /** All that an answer quotes. */
  readonly quotes?: Readonly<Record<string, readonly string[]>>
}

const declarations: Readonly<Record<string, ShortDeclarations>> = {
  'cyber insuring agreements with limits and retentions': {
    left: [60, 310, 400, 490],
    rows: [
      'CYBER AND PRIVACY LIABILITY POLICY - DECLARATIONS',
      'THIS IS A CLAIMS-MADE POLICY. DEFENSE COSTS REDUCE THE LIMIT.',
      ['Insuring Agreement', 'Limit', 'Retention', 'Retroactive date'],
      ['A. Privacy and network security liability', '$2,000,000', '$15,000', '03/01/2021'],
      ['B. Regulatory proceedings', '$1,000,000', '$15,000', '03/01/2021'],
      ['C. Payment card (PCI) assessments', '$250,000', '$10,000', 'N/A'],
      ['D. Breach response', '$1,000,000', '$5,000', 'N/A'],
      ['E. Cyber extortion', '$500,000', '$25,000', 'N/A'],
      ['F. Business interruption', '$750,000', '10 hours', 'N/A'],
      ['G. Social engineering fraud', '$100,000', '$20,000', 'N/A'],
      ['Policy aggregate', '$2,000,000'],
    ],
    answers: {
      'What if someone tricks our bookkeeper into wiring money, how much would they pay?': /\$100,000/,
      "What's the waiting period before lost income is paid?": /10 hours/,
      'What do we pay first if we get ransomware?': /\$25,000/,
      'Is there a sublimit for credit card fines?': /\$250,000/,
      'What is the most for everything in one year?': /\$2,000,000/,
      'How much for notifying patients after a breach?': /\$1,000,000/,
      'What limit for bodily injury do we have?': null,
    },
  },
  'a statement of values with several premises': {
    left: [60, 90, 330, 420, 500],
    rows: [
      'COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS',
      'STATEMENT OF VALUES',
      ['No.', 'Premises', 'Building', 'Contents', 'Deductible'],
      ['1', '4410 Orchard Spur Road, Yakima, WA 98903', '$6,850,000', '$1,240,000', '$10,000'],
      ['2', '77 Packline Way, Sunnyside, WA 98944', '$2,310,000', '$785,000', '$10,000'],
      ['3', '1206 Depot Street, Hermiston, OR 97838', 'none', '$62,000', '$1,000'],
    ],
    answers: {
      'What is the building insured for over in Sunnyside?': /building limit at 77 Packline Way.*\$2,310,000/,
      'How much do we have on the Yakima building itself?': /\$6,850,000/,
      "What's insured inside the Hermiston office?": /\$62,000/,
      'What year was the Yakima building built?': null,
    },
  },
  'a deductible that is stated for each vehicle': {
    left: [50, 100, 260, 360, 430, 500],
    rows: [
      'BUSINESS AUTO DECLARATIONS',
      'ITEM TWO - COVERAGES AND PREMIUMS',
      ['Coverage', '', 'Symbols', 'Limit', '', 'Premium'],
      ['Liability', '', '1', '$1,000,000', '', '$14,212'],
      ['Collision', '', '7', 'Deductible in Item Three', '', '$4,305'],
      'ITEM THREE - COVERED AUTOS YOU OWN',
      ['No.', 'Year, make and model', 'Garaging', 'Cost new', 'Comp ded.', 'Coll ded.'],
      ['1', '2021 Ford Transit 250', 'Tulsa', '$41,500', '$500', '$1,000'],
      ['2', '2024 Ram 2500 crew cab', 'Broken Arrow', '$67,300', '$1,000', '$2,500'],
    ],
    answers: { 'Collision deductible on the 2024 Ram?': /\$2,500/ },
  },
  'cargo limits with deductibles below': {
    left: [60, 400],
    rows: [
      'MOTOR TRUCK CARGO LIABILITY',
      'LIMITS',
      ['Any one vehicle', '$100,000'],
      ['Any one loss, disaster or casualty', '$300,000'],
      ['At any one terminal', '$150,000'],
      ['Earned freight charges', '$5,000'],
      ['Debris removal and pollutant clean-up', '$10,000'],
      ['Refrigeration breakdown', '$50,000'],
      'DEDUCTIBLES',
      ['All losses except as below', '$1,000'],
      ['Theft of target commodities', '$10,000'],
      ['Refrigeration breakdown', '$2,500'],
      'COMMODITIES HAULED: produce 60%, dry goods 40%. RADIUS: 500 miles.',
      'Target commodities are alcohol, tobacco, electronics and copper. For theft of these, we pay no more than $25,000 for any one vehicle.',
    ],
    answers: {
      'The reefer unit quit and the lettuce spoiled. What is the most we collect?': /\$50,000/,
      'Load of TVs stolen off the truck, what would they pay?': /\$25,000/,
      'Deductible if copper is stolen?': /\$10,000/,
      'How much cargo do we have on one truck?': /\$100,000/,
      'What if freight burns at our dock, how much is covered there?': /\$150,000/,
      'What percentage of our loads is produce?': /60%/,
    },
  },
  'an equipment schedule with unscheduled tools': {
    left: [60, 110, 330, 450],
    rows: [
      'CONTRACTORS EQUIPMENT FLOATER - SCHEDULE',
      ['ITEM', 'DESCRIPTION', 'SERIAL NUMBER', 'AMOUNT OF INSURANCE'],
      ['1', '2020 Bobcat T66 skid steer', 'B4SB12890', '$58,000'],
      ['2', '2018 Komatsu PC138 excavator', 'KMTPC2114', '$121,500'],
      ['3', '2022 Wacker plate compactor', 'WP1550-77', '$3,400'],
      'Unscheduled coverage',
      ['', 'Hand and power tools, any one tool', '', '$1,500'],
      ['', 'Hand and power tools, any one loss', '', '$20,000'],
      ['', 'Equipment leased or rented from others, any one item', '', '$150,000'],
      ['', "Employees' tools and clothing", '', '$5,000'],
      ['', 'Rental expense reimbursement, per day', '', '$400'],
      'Deductible: $1,000 each loss, except theft from an unattended vehicle: 10% of the loss, minimum $2,500.',
      'Newly acquired equipment is covered for 45 days at up to 25% of the total scheduled amount.',
    ],
    answers: {
      'What is the skid steer insured for?': /\$58,000/,
      'How much is item 2 insured for?': /\$121,500/,
      'Somebody cleaned out the tool trailer. What is the most we get?': /\$20,000/,
      'We are renting a lift that costs 140k. How high is the limit for that?': /\$150,000/,
      'What do we eat if tools are stolen out of a parked truck?': /10%/,
      'If we rent a replacement, how much a day?': /\$400/,
      'How many days do we have to report a new machine?': /45 days/,
      'What is the deductible?': /\$1,000/,
    },
  },
  'a workers compensation information page': {
    left: [60, 300, 360, 440],
    rows: [
      'WORKERS COMPENSATION AND EMPLOYERS LIABILITY INFORMATION PAGE',
      '3.A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: Iowa and Nebraska.',
      '3.B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in Item 3.A.',
      ['Bodily Injury by Accident', '$500,000', 'each accident'],
      ['Bodily Injury by Disease', '$750,000', 'policy limit'],
      '3.C. Other States Insurance: Part Three applies to the states listed here: All states except ND, OH, WA and WY.',
      '4. The premium for this policy will be determined by our Manuals of Rules, Classifications, Rates and Rating Plans.',
      ['Classification', 'Code', 'Remuneration', 'Premium'],
      ['Carpentry', '5403', '310,000', '21,452'],
      'Experience modification 0.88',
    ],
    answers: {
      'Which states are covered?':
        /Iowa and Nebraska\..*\bOther states\b.*all states except ND, OH, WA and WY/i,
      'What states do we have comp in?': /Iowa and Nebraska/,
      'If we send a crew to Ohio, are we covered?': /Iowa and Nebraska/,
      'EL limits?': /^The limits are \$500,000 each accident; \$750,000 disease, policy limit\.$/,
      'What is the experience mod?': /0\.88/,
    },
  },
  'a package with parts that it does not have': {
    left: [60, 400],
    rows: [
      'COMMON POLICY DECLARATIONS',
      'This policy consists of the following coverage parts',
      ['Commercial Property', '$4,410'],
      ['Commercial General Liability', '$3,870'],
      ['Commercial Auto', 'Not covered'],
      ['Inland Marine', '$655'],
      'COMMERCIAL PROPERTY COVERAGE PART',
      ['Building', '$1,250,000'],
      ['Business personal property', '$410,000'],
      'Deductible $5,000.',
      'CRIME COVERAGE PART',
      ['Employee theft, per loss', '$25,000 deductible $500'],
      'COMMERCIAL GENERAL LIABILITY COVERAGE PART',
      ['EACH OCCURRENCE', '$1,000,000'],
      ['MEDICAL EXPENSE - ANY ONE PERSON', 'EXCLUDED'],
      ['EMPLOYEE BENEFITS LIABILITY', 'NONE'],
      ['DEDUCTIBLE - PROPERTY DAMAGE, PER CLAIM', '$2,500'],
      'ANY PERSON OR ORGANIZATION YOU AGREE IN A WRITTEN CONTRACT TO ADD IS AN ADDITIONAL INSURED FOR YOUR ONGOING OPERATIONS.',
    ],
    answers: {
      'Do we have auto coverage in the package?': /^No\. Commercial auto is not covered\.$/,
      'Is there any auto liability?': /^No\. Commercial auto is not covered\.$/,
      'What limit do we have for medical payments?': /^None\. Medical expense is excluded\.$/,
      'Do we carry employee benefits liability?': /^No\. Employee benefits liability is not covered\.$/,
      'Do we have inland marine?': /^(?!No\b)/,
      'What is our property deductible?': /^(?!.*\$500\b).*\$5,000/,
      'How much is the deductible for a property damage claim?':
        /^The deductible for property damage is \$2,500 per claim\./,
      'Is Millrace School District an additional insured?': /^Only if a written contract requires it\./,
    },
  },
  'business auto with a schedule of vehicles': {
    left: [60, 90, 260, 380, 500],
    rows: [
      'BUSINESS AUTO DECLARATIONS',
      ['', 'Covered autos liability', '$1,000,000'],
      ['', 'Towing and labor', 'Not provided'],
      'ITEM THREE - SCHEDULE OF COVERED AUTOS YOU OWN',
      ['No.', 'Year, make, model', 'VIN', 'Garaged', 'Cost new'],
      ['1', '2023 Ford Transit 250', '1FTBR1Y80PKA00377', 'Eau Claire, WI', '48,200'],
      ['2', '2019 Isuzu NPR', 'JALC4W163K7000514', 'Menomonie, WI', '91,000'],
    ],
    answers: {
      'Do we have towing?': /^No\. Towing and labor is not provided\.$/,
      'Is the Isuzu on the policy?': /^Yes\. .*2019 Isuzu NPR/,
      'Is the Isuzu on the policy and where is it garaged?': /Yes\. .*2019 Isuzu NPR.*Menomonie, WI/s,
      'Where do we garage the Transit?': /2023 Ford Transit 250.*Eau Claire, WI/,
    },
  },
  'an umbrella above listed policies': {
    left: [60, 300, 400],
    rows: [
      'COMMERCIAL UMBRELLA LIABILITY DECLARATIONS',
      'LIMITS OF INSURANCE',
      ['Each occurrence', '$5,000,000'],
      ['Aggregate', '$5,000,000'],
      ['Self-insured retention', '$10,000'],
      ['Crisis response expense $50,000'],
      'SCHEDULE OF UNDERLYING INSURANCE',
      ['General liability', 'Boreal Mutual', '$1,000,000 each occurrence'],
      ['Automobile liability', 'Boreal Mutual', '$2,000,000 each accident'],
      ['Employers liability', 'Granite Fund', '$500,000 each accident'],
    ],
    answers: {
      'What is the umbrella each occurrence limit today?': /\$5,000,000/,
      'What is the limit?': /\$5,000,000/,
      'What is our umbrella aggregate?': /\$5,000,000/,
      'What is the self-insured retention?': /\$10,000/,
      'How much crisis expense does the umbrella have?': /\$50,000/,
      'What underlying general liability limit do we need?': /\$1,000,000/,
    },
    quotes: { 'What is the each occurrence limit?': ['Each occurrence $5,000,000'] },
  },
  'professional liability limits with a deductible': {
    left: [60, 400],
    rows: [
      'ARCHITECTS AND ENGINEERS PROFESSIONAL LIABILITY - DECLARATIONS',
      'THIS IS A CLAIMS-MADE POLICY.',
      ['Limit of liability, each claim', '$2,000,000'],
      ['Limit of liability, policy aggregate', '$4,000,000'],
      ['Deductible, each claim', '$25,000'],
      ['Disciplinary proceedings', '$30,000'],
      ['Retroactive date', '07/01/2014'],
    ],
    answers: {
      'What is our professional liability limit?': /\$2,000,000/,
      'What is the E&O limit per claim right now?': /\$2,000,000/,
      'What is the PL aggregate?': /\$4,000,000/,
      'How much do they pay if the state board comes after our license?': /\$30,000/,
    },
  },
  'personal injury and uninsured motorists limits of an auto policy': {
    left: [60, 240, 400],
    rows: [
      'BUSINESS AUTO DECLARATIONS',
      ['Coverage', 'Symbol', 'Limit'],
      ['Covered autos liability', '1', '$1,000,000 each accident'],
      ['Medical payments', '7', '$5,000 each person'],
      ['Uninsured motorists', '6', '$500,000 each accident'],
      ['Hired auto physical damage', '8', '$75,000 any one auto'],
    ],
    answers: {
      'What is our auto liability limit?': /\$1,000,000/,
      'How much UM do we carry?': /\$500,000/,
      'What is the limit if we wreck a rented truck?': /\$75,000/,
    },
  },
}

for (const [name, { left, rows, answers, quotes = {} }] of Object.entries(declarations))
  Deno.test(`answers from ${name}`, async () => {
    const bytes = await drawnPdf((pdf) => {
      pdf.addPage().fontSize(9)
      let y = 50
      for (const row of rows) {
        if (typeof row === 'string') {
          const isTitle = row === row.toUpperCase()
          pdf.font(isTitle ? 'Helvetica-Bold' : 'Helvetica').text(row, 50, y, { width: 500 })
          y = pdf.y + 8
          continue
        }
        pdf.font('Helvetica')
        for (const [at, cell] of row.entries())
          if (cell !== '') pdf.text(cell, left[at] ?? 0, y, { lineBreak: false })
        y += 15
      }
    })
    const reading = await readDocument(bytes, { name })
    const vectors = openVectors()
    // The thread of the vectors keeps no test running.
    const keptRunning = setInterval(() => undefined, 60_000)
    const ask = openAnswers([
      {
        id: name,
        name,
        reading,
        facts: readPolicyFacts(reading),
        vectors: await vectors.embed(candidatesOf({ id: name, reading }).map(embeddedText)),
      },
    ])
    const wrong: string[] = []
    for (const [question, expected] of Object.entries(answers)) {
      const { status, answer } = await ask(question, { embed: (text) => vectors.embedOne(text) })
      const isRight = expected === null ? status === 'NOT_FOUND' : expected.test(answer)
      if (!isRight) wrong.push(`${question} ${answer}`)
    }
    for (const [question, expected] of Object.entries(quotes)) {
      const { citations } = await ask(question, { embed: (text) => vectors.embedOne(text) })
      const quoted = citations.map(({ quote }) => quote)
      if (quoted.join() !== expected.join()) wrong.push(`${question} ${quoted.join()}`)
    }
    clearInterval(keptRunning)
    vectors.close()
    assert.deepEqual(wrong, [])
  })
