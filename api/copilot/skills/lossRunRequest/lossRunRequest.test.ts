import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

const keepFile = `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`
const now = { inforceAt: '2025-04-01', expiresAt: '2026-04-01' }

/** A client with two carriers today, and policies of a year ago and of long ago. */
async function openClient() {
  const copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const granite = await addCarrier(harborline, { name: 'Granite State Casualty' })
  const pine = await addCarrier(harborline, { name: 'Pine Mutual' })
  const policies = [
    { carrierId: granite, policyNumber: 'GSC-GL-44', ...now },
    { carrierId: granite, policyNumber: 'GSC-UM-99', type: 'UMBRELLA', ...now },
    { carrierId: pine, policyNumber: 'PM-WC-10', type: 'WORKERS_COMPENSATION', ...now },
    { carrierId: pine, policyNumber: 'PM-GL-09', inforceAt: '2024-04-01', expiresAt: '2025-04-01' },
    { carrierId: pine, policyNumber: 'PM-GL-01', inforceAt: '2017-04-01', expiresAt: '2018-04-01' },
  ] as const
  const ids = []
  for (const policy of policies) ids.push(await openPolicy(harborline, { accountId, ...policy }))
  return {
    ...copilot,
    policyId: ids[0] ?? '',
    [Symbol.asyncDispose]: () => copilot[Symbol.asyncDispose](),
  }
}

const bothCarriers = [
  ['GSC-GL-44', 'GSC-UM-99'],
  ['PM-WC-10', 'PM-GL-09'],
]
/** What staff say, and the policies in the email to each carrier. */
const requests: readonly (readonly [request: string, numbers: readonly (readonly string[])[]])[] = [
  ['Get the loss runs for Casco Roofing', bothCarriers],
  ['pull the loss runs on Casco Roofing', bothCarriers],
  ['order loss runs for Casco Roofing', bothCarriers],
  ['I need loss runs for Casco Roofing, five years', bothCarriers],
  ['Ask Pine Mutual for loss runs on Casco Roofing', [['PM-WC-10', 'PM-GL-09']]],
  ['10 years of loss runs for Casco Roofing from Pine Mutual', [['PM-WC-10', 'PM-GL-09', 'PM-GL-01']]],
  ['loss runs for the umbrella of Casco Roofing please', [['GSC-UM-99']]],
]

Deno.test('asks each carrier of the last five years for the loss runs of all its policies', async () => {
  await using copilot = await openClient()
  for (const [request, numbers] of requests) {
    const { artifacts } = await copilot.ask(request)
    const bodies: string[] = artifacts.map(({ email }: { email: { body: string } }) => email.body)
    const found = bodies.map((body) => body.match(/\b(?:GSC|PM)-[A-Z]+-\d+/g))
    assert.deepEqual(found, numbers, request)
    for (const body of bodies) assert.match(body, /currently valued loss runs for the last (?:five|10) years/)
  }
})

Deno.test('offers to request loss runs where none is on file', async () => {
  await using copilot = await openClient()
  for (const question of [
    'Do we have loss runs for Casco Roofing?',
    'Summarize the loss runs of Casco Roofing',
    'how bad are the losses of Casco Roofing',
  ]) {
    const { id, messages } = await copilot.ask(question)
    assert.match(messages.at(-1).content, /^No loss run is on file for \[Casco Roofing LLC\]/, question)
    const { artifacts } = await copilot.say(id, 'yes, please')
    assert.equal(artifacts.length, 2, question)
  }
})

Deno.test('finds the loss runs on file, and requests newer ones when told to', async () => {
  await using copilot = await openClient()
  const { policyId } = copilot
  const content = await pdfOf([
    { heading: 'LOSS RUN' },
    'Insured: Casco Roofing LLC. Valuation date: 03/01/2026',
    {
      rows: [
        ['Claim no.', 'Date of loss', 'Description', 'Status', 'Paid', 'Reserve', 'Incurred'],
        ['GL-25-0033', '04/19/2025', 'Kitchen fire', 'Open', '$42,000', '$118,000', '$160,000'],
      ],
    },
  ])
  const file = { fileId: await copilot.upload('Loss run 2026.pdf', content), type: 'OTHER' }
  await copilot.dana.data(keepFile, { policyId, file })
  await copilot.world.platform.jobs.runDue()
  const { id, messages, artifacts } = await copilot.ask('Get the loss runs for Casco Roofing')
  assert.match(
    messages.at(-1).content,
    /^On file for \[Casco[^]*- \[Loss run 2026\.pdf\]\(\/app\/policies\/[^/]+\/documents\/fi_\w+\), added Mar 16, 2026/,
  )
  assert.equal(artifacts.length, 0)
  const requested = await copilot.say(id, 'Request new loss runs from the carriers')
  assert.equal(requested.artifacts.length, 2)
})
