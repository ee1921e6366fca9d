import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

const declarations = [
  { heading: 'BUSINESSOWNERS POLICY DECLARATIONS' },
  'Pinecrest Mutual Insurance Company',
  {
    rows: [
      ['Policy Number', 'BOP-PC-4471'],
      ['Named Insured', 'Copper Kettle Day Spa LLC'],
      ['Policy Period', '03/01/2026 - 03/01/2027'],
      ['Described Business', 'Day spa with facials and massage'],
      ['Mortgage holder', 'None'],
      ['Total Annual Premium', '$2,914.00'],
    ],
  },
  {
    rows: [
      ['Premises', 'Building limit', 'Business personal property limit'],
      ['18 Quarry Street, Barre, VT 05641', 'Not covered (tenant)', '$95,000'],
      ['4 Mill Lane, Stowe, VT 05672', '$310,000', '$40,000'],
    ],
  },
  'Liability and Medical Expenses - each occurrence: $1,000,000',
  'Water Back-Up: $25,000',
]
const form = [
  { heading: 'BUSINESSOWNERS COVERAGE FORM' },
  { heading: 'B. Exclusions' },
  'We will not pay for loss caused directly or indirectly by any of the following.',
  'a. War, nuclear hazard and governmental seizure.',
  'b. Flood, surface water, and water that backs up from a sewer or drain.',
  'c. Bodily injury or property damage caused by the rendering of or failure to render any professional service, including facial and massage services.',
]
const endorsement = [
  { heading: 'PC-BP 4410 0123 BEAUTY SERVICES LIABILITY ENDORSEMENT' },
  'We will pay damages because of a negligent act in facials or waxing by a licensed person. This endorsement does not apply to laser treatment, injections, micro-needling or tanning beds.',
]

Deno.test('the insured reads what is excluded in plain words, what an endorsement takes away first', async () => {
  await using copilot = await openCopilot()
  const files = [await copilot.upload('Policy.pdf', await pdfOf(declarations, form, endorsement))]
  const { id, artifacts } = await copilot.ask('Summarize this policy for the insured', { files })
  const page = await (await copilot.dana.fetch(`/html/${id}/${artifacts[0].id}`)).text()
  const [, below = ''] = page.split('What is not covered')
  const order = [
    'Laser treatment, injections, micro-needling',
    'Professional services, including facial',
    'Flood',
    'War',
  ]
  const places = order.map((words) => below.indexOf(words))
  assert(
    places.every((place) => place >= 0),
    places.join(', '),
  )
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  )
  assert.match(below, /Covered in part: sewer and drain back-up, \$25,000/)
  assert.doesNotMatch(below, /Mortgage holder|Building limit|any of the following|Bodily injury/)
})
