import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { type RuledPart, ruledPdf } from '../../reading/testing/ruledPdf.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

const brewery: readonly RuledPart[] = [
  'COMMERCIAL PACKAGE POLICY – COMMON DECLARATIONS',
  {
    columns: [90, 230, 60, 130],
    rows: [
      ['Policy No.', 'PKG 71-3308', 'Policy\nPeriod', '03/01/2026 – 03/01/2027'],
      [
        'Named\nInsured',
        'Foundry Brewing, Inc.\n14 Quarry Lane, Barre, VT 05641',
        'Agent',
        'Lindholm Agency',
      ],
    ],
  },
  'COMMERCIAL PROPERTY – DESCRIBED PREMISES',
  {
    columns: [40, 40, 230, 200],
    rows: [
      ['Prem', 'Bldg', 'Address', 'Construction / Occupancy'],
      ['1', '1', '14 Quarry Lane, Barre, VT 05641', 'Masonry, brewery'],
      ['2', '1', '208 Depot Street, Rutland, VT 05701', 'Frame, taproom'],
    ],
  },
  {
    columns: [40, 150, 80, 60, 100, 80],
    rows: [
      ['Prem', 'Coverage', 'Limit', 'Coins.', 'Valuation', 'Deductible'],
      ['1', 'Building', '$1,200,000', '90%', 'Replacement\nCost', '$2,500'],
      ['1', 'Business Personal\nProperty', '$380,000', '90%', 'Replacement\nCost', '$2,500'],
      ['2', 'Business Personal\nProperty', '$145,000', '80%', 'Actual Cash\nValue', '$1,000'],
      ['2', 'Business Income', '$90,000', '50%', '', '72 hours'],
    ],
  },
  'Deductibles other than those shown above',
  {
    columns: [310, 200],
    rows: [
      ['Wind or Hail', '2% of the limit per building,\nminimum $10,000'],
      [
        'Water damage (other than flood), including leaking\npipes that burst and sprinklers',
        '$7,500 per occurrence –\nPremises 2 only',
      ],
      ['Theft', '$4,000 all premises'],
    ],
  },
  'Mortgageholders',
  {
    columns: [60, 450],
    rows: [['Prem 1\nBldg 1', 'Granite Savings Bank, ISAOA, 9 Main Street, Barre, VT\n05641. Loan No. 88-1']],
  },
  'WATER EXCLUSION ENDORSEMENT CP 10 32',
  {
    text: 'We will not pay for loss caused by flood, surface water, or water which backs up from a sewer or drain, except: Sewer Back-up – sublimit $20,000 at Premises 1, deductible $1,000.',
  },
]

const hauler: readonly RuledPart[] = [
  'BUSINESS AUTO DECLARATIONS',
  {
    columns: [90, 420],
    rows: [
      ['Policy Number', 'BA 5520-18'],
      ['Named Insured', 'Tamsin Gravel LLC'],
    ],
  },
  'ITEM THREE – SCHEDULE OF COVERED AUTOS YOU OWN',
  {
    columns: [30, 150, 150, 90, 90],
    rows: [
      ['No.', 'Year Make Model', 'VIN', 'Comp Ded', 'Coll Ded'],
      ['1', '2021 Ford F-350', '1FT8W3BT6MED41877', '$500', '$1,000'],
      ['2', '2019 Ram 2500', '3C6UR5DJ8KG208834', '$500', '$1,000'],
      ['3', '2016 Isuzu Stake', 'JALC4W165G7003318', 'No coverage', 'No coverage'],
    ],
  },
  {
    text: 'Newly acquired autos: we cover a newly acquired auto only if we already cover all autos you own for that coverage and you tell us within 45 days after you acquire it.',
  },
]

async function askOf(parts: readonly RuledPart[]) {
  const reading = await readDocument(await ruledPdf(parts), { name: 'policy.pdf' })
  return openAnswers([{ id: 'fi_1', name: 'policy.pdf', reading, facts: readPolicyFacts(reading) }])
}

const cases: readonly [string, readonly RuledPart[], Readonly<Record<string, string>>][] = [
  [
    'says no to a coverage that the schedule shows an auto without',
    hauler,
    {
      'The Isuzu was hit in the yard by our own driver. Is there collision on it?':
        'No. For the collision of the 2016 Isuzu Stake, the schedule shows “No coverage”.',
    },
  ],
  [
    'names the mortgagee with the building it is for',
    brewery,
    {
      'Who is the mortgagee and for which building?':
        'The mortgagee is Granite Savings Bank, ISAOA, 9 Main Street, Barre, VT 05641. Loan No. 88-1 (for Prem 1 Bldg 1, 14 Quarry Lane, Barre, VT 05641).',
    },
  ],
  [
    'says in a sentence what a row of a place has in a column',
    brewery,
    {
      'What is the coinsurance on the contents at Depot Street?':
        'The coinsurance for Business Personal Property at Premises 2 (208 Depot Street, Rutland, VT 05701) is 80%.',
      'What is the coinsurance at premises 2?':
        'The coinsurance at Premises 2 (208 Depot Street, Rutland, VT 05701): Business Personal Property, 80%; Business Income, 50%.',
      'What is the business income limit at Depot Street?':
        'The limit for Business Income at Premises 2 (208 Depot Street, Rutland, VT 05701) is $90,000.',
      'The kitchen burned. Are we covered for lost income?':
        'It depends on the cause of the loss. The declarations have Business Income at Premises 2 (208 Depot Street, Rutland, VT 05701), $90,000, 50%, 72 hours.',
    },
  ],
  [
    'says that a sublimit is at another place than the one asked about',
    brewery,
    {
      'Is sewer backup covered at Depot Street?':
        'No. Sewer Back-up is stated only at Premises 1 (14 Quarry Lane, Barre, VT 05641), up to $20,000; you asked about Premises 2 (208 Depot Street, Rutland, VT 05701). The policy says: “We will not pay for loss caused by flood, surface water, or water which backs up from a sewer or drain, except: Sewer Back-up – sublimit $20,000 at Premises 1, deductible $1,000.”',
      'What is the theft deductible at Depot Street? And is sewer backup covered there?':
        'What is the theft deductible at Depot Street? Theft: $4,000.\n\nAnd is sewer backup covered there? No. Sewer Back-up is stated only at Premises 1 (14 Quarry Lane, Barre, VT 05641), up to $20,000; you asked about Premises 2 (208 Depot Street, Rutland, VT 05701). The policy says: “We will not pay for loss caused by flood, surface water, or water which backs up from a sewer or drain, except: Sewer Back-up – sublimit $20,000 at Premises 1, deductible $1,000.”',
      'Do we have sewer backup at Quarry Lane?':
        'Yes, at Premises 1 (14 Quarry Lane, Barre, VT 05641), up to $20,000. The policy says: “We will not pay for loss caused by flood, surface water, or water which backs up from a sewer or drain, except: Sewer Back-up – sublimit $20,000 at Premises 1, deductible $1,000.”',
    },
  ],
  [
    'gives the deductible of what happened, and a percentage in dollars',
    brewery,
    {
      'If a pipe bursts and soaks the bar at Depot Street, is there water damage deductible?':
        'The deductible for water damage (other than flood), including leaking pipes that burst and sprinklers is $7,500 per occurrence – Premises 2 only. That is Premises 2 (208 Depot Street, Rutland, VT 05701).',
      'What is the wind deductible in dollars?':
        'Wind or Hail 2% of the limit per building, minimum $10,000. That is $24,000 for the building at 14 Quarry Lane, Barre, VT 05641 (limit $1,200,000).',
    },
  ],
  [
    'answers about an auto that is not listed yet with the condition for new ones',
    hauler,
    {
      'Is the new 2027 Ram covered before we add it?':
        'It depends. Newly acquired autos: we cover a newly acquired auto only if we already cover all autos you own for that coverage and you tell us within 45 days after you acquire it.',
    },
  ],
]

for (const [name, parts, answers] of cases)
  Deno.test(name, async () => {
    const ask = await askOf(parts)
    for (const [question, expected] of Object.entries(answers)) {
      const { answer, citations } = await ask(question)
      assert.equal(answer, expected, question)
      assert.ok(citations.length > 0, question)
      assert.equal((await ask(question)).answer, expected, `${question} asked again`)
    }
  })

Deno.test('a question asked again in a conversation has the same answer', async () => {
  const ask = await askOf(brewery)
  const question = 'Is it covered if it backs up?'
  const { answer } = await ask(question)
  const again = await ask(question, { earlier: [{ question, answer }] })
  assert.equal(again.answer, answer)
})

Deno.test('does not call the premium of a row its deductible', async () => {
  const ask = await askOf([
    ...hauler.slice(0, 2),
    {
      columns: [150, 60, 180, 90],
      rows: [
        ['Coverage', 'Symbol', 'Limit', 'Premium'],
        ['Covered Autos Liability', '7', '$1,000,000 CSL', '$9,640'],
        ['Comprehensive', '7', 'ACV less deductible shown', '$1,118'],
        ['Collision', '7', 'ACV less deductible shown', '$2,604'],
      ],
    },
  ])
  const { answer } = await ask('And the deductible for it?')
  assert.doesNotMatch(answer, /: \$(?:2,604|1,118)/)
})
