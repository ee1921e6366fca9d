import assert from 'node:assert/strict'
import { openDesk } from '../testing/openDesk.ts'
import { pdfOf } from '../testing/pdfOf.ts'

const policy = [
  { heading: 'COMMERCIAL GENERAL LIABILITY POLICY DECLARATIONS' },
  'Policy Number: GSC-4821907-24',
  'Named Insured: Casco Roofing LLC',
  'Policy Period: 03/01/2026 to 03/01/2027',
  'Each Occurrence Limit: $1,000,000',
  'General Aggregate Limit: $2,000,000',
  'Deductible: $2,500 property damage per claim',
  { heading: 'EXCLUSIONS' },
  'Roofing operations: we will not pay for damage caused by rain entering an open roof unless a watertight temporary cover is in place at the end of each work day.',
  'Injury to employees of subcontractors is not covered.',
  { heading: 'CG 20 10 ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS' },
  'Section II is amended to include as an additional insured any person or organization that you have agreed in a written contract to add, but only for your ongoing operations.',
]

/** What staff ask about a client, who is in the records with a policy and its document, and how Cara answers. */
const questions: readonly (readonly [string, RegExp])[] = [
  ['what is casco roofings deductible', /^The deductible is \$2,500/],
  [
    'Does Casco Roofing have coverage if rain comes in through an open roof overnight?',
    /unless a watertight temporary cover is in place/,
  ],
  ['whats the aggregate on the casco GL', /\$2,000,000/],
  [
    'who is the additional insured on casco roofings gl',
    /any person or organization that you have agreed in a written contract to add/,
  ],
  [
    'pull up everything on Casco Roofing',
    /^On record for \[Casco Roofing LLC\][^]*marta@cascoroofing\.example[^]*GSC-4821907-24[^]*requests?/,
  ],
  ['tell me about casco roofing', /^On record for \[Casco Roofing LLC\]/],
  ['prepare a proposal for casco roofing', /^I have no quote for this client\. Attach the quotes/],
  ['can you remind me friday to call marta', /^I can’t set reminders/],
  ['translate this to spanish: your certificate is attached', /^I can’t translate/],
  ['what can you do?', /^I prepare the work[^]*\*\*Issue\*\* certificates/],
]

Deno.test('answers what staff ask about a client', async () => {
  await using desk = await openDesk()
  await desk.keep('GL policy.pdf', 'POLICY_DOCUMENT', await pdfOf(policy))
  for (const [question, answer] of questions) {
    const { messages } = await desk.ask(question)
    assert.match(messages.at(-1).content, answer, question)
  }
})

interface Turn {
  readonly artifacts: readonly {
    readonly type: string
    readonly email?: {
      readonly subject: string
      readonly body: string
      readonly to: readonly { email: string }[]
    }
  }[]
}

function emailIn({ artifacts }: Turn) {
  return artifacts.findLast(({ type }) => type === 'EMAIL')?.email
}

Deno.test('an answer becomes an email, which the next messages change', async () => {
  await using desk = await openDesk()
  await desk.keep('GL policy.pdf', 'POLICY_DOCUMENT', await pdfOf(policy))
  const { id } = await desk.ask('Does Casco Roofing have coverage for employees of subcontractors?')
  const first = emailIn(await desk.say(id, 'email that to marta'))
  assert.match(first?.body ?? '', /^Hello Marta,\n\n[^]*Injury to employees of subcontractors is not covered/)
  assert.deepEqual(first?.to, [{ email: 'marta@cascoroofing.example' }])
  const second = emailIn(await desk.say(id, 'also tell her we will call on Friday'))
  assert.match(second?.body ?? '', /not covered[^]*\n\nWe will call on Friday\.\n\nThank you,/)
  const third = emailIn(await desk.say(id, 'cc lena@cascoroofing.example'))
  assert.deepEqual(third?.to, [
    { email: 'marta@cascoroofing.example' },
    { email: 'lena@cascoroofing.example' },
  ])
  const fourth = emailIn(await desk.say(id, 'change Friday to Monday'))
  assert.match(fourth?.body ?? '', /We will call on Monday\./)
})

Deno.test('another holder takes the place of the first, with its own address', async () => {
  await using desk = await openDesk()
  const { id } = await desk.ask(
    'make a cert for Summit Builders Inc, 400 Harbor Street, Portland ME 04101 for casco roofing',
  )
  const { proposals } = await desk.say(id, 'use Town of Bath, 55 Front Street, Bath, ME 04530 instead')
  const waiting = proposals.filter(({ state }: { state: string }) => state === 'PENDING')
  assert.equal(waiting.length, 1)
  assert.match(JSON.stringify(waiting[0].preview), /Town of Bath, 55 Front Street, Bath, ME 04530/)
})

Deno.test('says that it cannot price insurance', async () => {
  await using desk = await openDesk()
  const { messages } = await desk.ask('how much would a $5M umbrella cost roughly?')
  assert.match(messages.at(-1).content, /^I can’t estimate a price/)
})

Deno.test('the result of a contract review answers what is missing, and is told to the client', async () => {
  await using desk = await openDesk()
  await desk.keep('GL policy.pdf', 'POLICY_DOCUMENT', await pdfOf(policy))
  const contract = await desk.upload(
    'Subcontract.pdf',
    await pdfOf([
      { heading: 'SUBCONTRACT AGREEMENT' },
      'Between Summit Builders Inc. (Contractor) and Casco Roofing LLC (Subcontractor).',
      { heading: 'Insurance' },
      'Subcontractor shall carry commercial general liability insurance of $1,000,000 each occurrence.',
      'All policies shall include a waiver of subrogation in favor of Contractor.',
    ]),
  )
  const { id } = await desk.ask('does casco roofing meet this contract?', { files: [contract] })
  const { messages } = await desk.say(id, 'what do they need to buy?')
  assert.match(messages.at(-1).content, /They do not meet:[^]*waiver of subrogation/)
  const email = emailIn(await desk.say(id, 'write marta what is missing'))
  assert.match(email?.body ?? '', /^Hello Marta,[^]*waiver of subrogation/)
  for (const request of [
    'Just the gaps, in a short email to Marta',
    'only the unmet requirements as an email to Marta',
  ]) {
    const { artifacts } = await desk.say(id, request)
    const documents = artifacts.filter(({ type }: { type: string }) => type === 'HTML_DOCUMENT')
    assert.equal(documents.length, 1, 'the review is not made again')
    const gaps = emailIn({ artifacts })
    assert.deepEqual(gaps?.to, [{ email: 'marta@cascoroofing.example' }])
    assert.match(gaps?.body ?? '', /^Hello Marta,[^]*They do not meet:\n- [^]*waiver of subrogation/)
    assert.doesNotMatch(gaps?.body ?? '', /We still have to check/)
  }
})
