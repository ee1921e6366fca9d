import assert from 'node:assert/strict'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../testing/openCopilot.ts'
import { pdfOf } from '../testing/pdfOf.ts'

const createPreset = `mutation ($input: CreateCustomPresetInput!) {
  createCustomPreset(input: $input) { ... on CreateCustomPresetSuccess { customPreset { id } } }
}`

const answering = {
  title: 'Answer by email',
  description: 'Answers with quotes.',
  basePrompt: "Answer the client's question by email with quotes from the policy.",
}

async function openAgency(basePrompt: string) {
  const copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty' })
  const terms = {
    policyNumber: 'GSC GL 4471902',
    inforceAt: '2026-04-01',
    expiresAt: '2027-04-01',
    premium: 842_500,
  }
  await openPolicy(harborline, { accountId, carrierId, ...terms })
  const input = { title: 'House preset', description: 'How we do it.', basePrompt }
  const { createCustomPreset } = await copilot.dana.data(createPreset, { input })
  const customPresetId: string = createCustomPreset.customPreset.id
  return {
    ...copilot,
    accountId,
    customPresetId,
    [Symbol.asyncDispose]: () => copilot[Symbol.asyncDispose](),
  }
}

Deno.test('a preset sets the work, the tone and the wording of the letter', async () => {
  await using agency = await openAgency(
    [
      'Write a renewal letter to the client. Use a formal tone.',
      '- Mention that we compare at least three carriers at every renewal.',
      '- Never mention the premium.',
      '- Sign as "The Harborline Team".',
      'Always attach the loss runs.',
    ].join('\n'),
  )
  const { accountId, customPresetId } = agency
  const workspace = await agency.ask('', { accountId, customPresetId })
  const [{ email, versions }] = workspace.artifacts
  assert.match(email.subject, /renewal/)
  assert.match(email.body, /^Dear Marta,/)
  assert.match(email.body, /We compare at least three carriers at every renewal\./)
  assert.match(email.body, /\nThe Harborline Team$/)
  assert.doesNotMatch(email.body, /premium/i)
  assert.equal(versions.length, 2)
  assert.match(workspace.messages.at(-1).content, /could not apply[^]*Always attach the loss runs\./)

  const followUp = await agency.say(workspace.id, 'Add a line saying the office is closed on July 3')
  assert.match(followUp.artifacts[0].email.body, /The office is closed on July 3\.\n/)
  assert.equal(followUp.artifacts.length, 1)
})

Deno.test('a preset that asks for a document gets one from a skill that only answers', async () => {
  await using agency = await openAgency(
    'Explain what the policy document says about the question, as a memo in Warm Human.',
  )
  const policy = await pdfOf([
    'COMMERCIAL GENERAL LIABILITY POLICY',
    'This insurance does not apply to water that backs up from a sewer or drain.',
  ])
  const files = [await agency.upload('[Policy] GL policy.pdf', policy)]
  const { accountId, customPresetId } = agency
  const { artifacts } = await agency.ask('Does the policy cover sewer backup?', {
    accountId,
    customPresetId,
    files,
  })
  assert.equal(artifacts[0].type, 'HTML_DOCUMENT')
  assert.equal(artifacts[0].title, 'Does the policy cover sewer backup?')
  assert.equal(artifacts[0].htmlDocument.styleId, 'builtin:warm-human')

  const { artifacts: followed } = await agency.ask('The client asked: "Is sewer backup covered?"', {
    accountId,
    customPresetId: (await agency.dana.data(createPreset, { input: answering })).createCustomPreset
      .customPreset.id,
    files: [await agency.upload('[Policy] GL policy.pdf', policy)],
  })
  assert.deepEqual(followed[0].email.to, [{ email: 'marta@cascoroofing.example' }])
  assert.match(followed[0].email.body, /^Hello Marta,[^]*backs up from a sewer or drain/)
})

Deno.test('of what a preset wants included, only what the letter lacks is called unmet', async () => {
  await using agency = await openAgency(
    [
      'Write a renewal letter to the client.',
      'Always include the policy number, the carrier, the expiration date and whom to call.',
      'It must mention our new parking lot.',
    ].join('\n'),
  )
  const { accountId, customPresetId } = agency
  const { messages } = await agency.ask('', { accountId, customPresetId })
  assert.match(
    messages.at(-1).content,
    /Check it yourself:\n\n- Whom to call\n- It must mention our new parking lot\.$/,
  )
})

Deno.test('a preset that lists several things and wants an email in so many bullets gets both', async () => {
  await using agency = await openAgency(
    [
      'Read the attached policy.',
      'List the crane limits, the rigging deductible, and every condition about operators or inspections.',
      'Then draft an email to the client with three bullet points. Then fill the ACORD 125.',
    ].join(' '),
  )
  const policy = await pdfOf(
    [
      { heading: 'COMMERCIAL GENERAL LIABILITY POLICY' },
      'Crane operations, each occurrence $750,000. Crane operations, aggregate $1,500,000.',
      'Rigging deductible $5,000 per claim.',
    ],
    [
      { heading: 'CONDITIONS OF CRANE WORK' },
      'All operators must hold a current certification for the class of crane that they run.',
      'Daily inspections of wire rope and hooks must be recorded before the first lift.',
    ],
  )
  const { accountId, customPresetId } = agency
  const { artifacts, messages } = await agency.ask('', {
    accountId,
    customPresetId,
    files: [await agency.upload('[Policy] crane.pdf', policy)],
  })
  const said: string = messages.at(-1).content
  assert.match(said, /\*\*The crane limits\*\*[^]*\$750,000[^]*\*\*The rigging deductible\*\*[^]*\$5,000/)
  assert.match(
    said,
    /\*\*Every condition about operators or inspections\*\*[^]*current certification[^]*wire rope/,
  )
  assert.match(said, /Drafted as an email\./)
  assert.match(said, /is not done\. Ask for it in a message of its own:\n\n- Then fill the ACORD 125\./)
  const [{ email }] = artifacts
  assert.deepEqual(email.to, [{ email: 'marta@cascoroofing.example' }])
  assert.equal(email.body.match(/^- /gm)?.length, 3)
  assert.match(
    email.body,
    /- Crane limits: [^]*- Rigging deductible: [^]*- Operators or inspections: [^]*wire rope/,
  )
})

Deno.test('an email that a preset wants goes to the client whose policy on file was attached', async () => {
  await using agency = await openAgency(
    'Read the attached policy. List the crane limits, the rigging deductible, and every condition about operators. Then draft an email to the client.',
  )
  const { harborline } = agency.world
  const { id: accountId } = await openAccount(harborline, {
    detail: { name: 'Tidewater Crane Co.' },
    contact: { name: 'Ana Reyes', email: 'ana@tidewater.example' },
  })
  const terms = { policyNumber: 'TW-881', inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  const policyId = await openPolicy(harborline, { accountId, ...terms })
  const content = await pdfOf([
    { heading: 'COMMERCIAL GENERAL LIABILITY POLICY DECLARATIONS' },
    {
      rows: [
        ['Named Insured', 'Tidewater Crane Co., dba Tidewater Rigging'],
        ['Policy Number', 'TW-881'],
      ],
    },
    'Crane operations, each occurrence $750,000. Rigging deductible $5,000 per claim.',
  ])
  const file = { fileId: await agency.upload('crane.pdf', content), type: 'POLICY_DOCUMENT' }
  await agency.dana.data(
    `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`,
    { policyId, file },
  )
  await agency.world.platform.jobs.runDue()
  const { artifacts } = await agency.ask('', {
    customPresetId: agency.customPresetId,
    files: [await agency.upload('crane.pdf', content)],
  })
  assert.deepEqual(artifacts[0].email.to, [{ email: 'ana@tidewater.example' }])
  assert.equal(artifacts[0].email.subject, 'What your policy says')
})
