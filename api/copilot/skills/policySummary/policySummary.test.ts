import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
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
  { heading: 'PREMIUM' },
  {
    rows: [
      ['Property', '$1,140'],
      ['Liability', '$1,774'],
    ],
  },
  { heading: 'LIABILITY' },
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
  const { id, artifacts, messages } = await copilot.ask('Summarize this policy for the insured', { files })
  assert.doesNotMatch(messages.at(-1).content, /1,140|1,774/)
  const [, told = ''] = messages.at(-1).content.split('**What is not covered**')
  assert.match(told, /^- Laser treatment, injections, micro-needling or tanning beds\. \(page 3\)$/m)
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

const keepFile = `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`

const information = [
  { heading: 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY - INFORMATION PAGE' },
  {
    rows: [
      ['Insurer', 'Alder Ridge Casualty Company'],
      ['Policy No.', 'AR-WC-7'],
      ['Insured', 'Copper Kettle Day Spa LLC'],
      ['Policy Period', '01/01/2026 to 01/01/2027'],
    ],
  },
  'Part Two: Bodily Injury by Accident $500,000 each accident; Bodily Injury by Disease $500,000 policy limit.',
  {
    rows: [
      ['Code', 'Classification', 'Est. Annual Remuneration', 'Rate per $100', 'Premium'],
      ['5403', 'Carpentry NOC within buildings', '$640,000', '6.12', '$39,168'],
      ['8810', 'Clerical office', '$90,000', '0.21', '$189'],
    ],
  },
]

Deno.test('a summary of a program covers every policy in force, and takes no payroll for a limit', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Copper Kettle Day Spa LLC' } })
  const terms = { accountId, inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  const policies = [
    { type: 'BUSINESS_OWNERS', policyNumber: 'BOP-PC-4471', pages: declarations },
    { type: 'WORKERS_COMPENSATION', policyNumber: 'AR-WC-7', pages: information },
  ] as const
  for (const { pages, ...policy } of policies) {
    const policyId = await openPolicy(harborline, { ...terms, ...policy })
    const fileId = await copilot.upload(`${policy.policyNumber}.pdf`, await pdfOf(pages))
    await copilot.dana.data(keepFile, { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } })
  }
  await openPolicy(harborline, { ...terms, type: 'UMBRELLA', policyNumber: 'UM-90' })
  await copilot.world.platform.jobs.runDue()
  const { id, messages, artifacts } = await copilot.ask(
    'Write a one page summary of the insurance program of Copper Kettle Day Spa in plain English',
  )
  const { content } = messages.at(-1)
  assert.match(content, /BOP-PC-4471\.pdf and AR-WC-7\.pdf|AR-WC-7\.pdf and BOP-PC-4471\.pdf/)
  assert.match(content, /\*\*Not in it:\*\* Umbrella UM-90/)
  assert.match(content, /Employers liability, each accident \| \$500,000/)
  assert.doesNotMatch(content, /640,000|39,168|Rate per/)
  const page = await (await copilot.dana.fetch(`/html/${id}/${artifacts[0].id}`)).text()
  assert.match(page, /Business Owners[^]*Workers Compensation|Workers Compensation[^]*Business Owners/)
})
