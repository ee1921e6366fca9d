import assert from 'node:assert/strict'
import { emailThreadKind } from '../../../communication/index.ts'
import { addCarrier } from '../../../knowledge/testing/openPolicy.ts'
import { replace } from '../../../platform/index.ts'
import { openDesk } from '../../testing/openDesk.ts'

/** What staff tell Cara to write to a carrier, and the words of the email. */
const requests: readonly (readonly [request: string, words: RegExp])[] = [
  [
    'email Granite State Casualty’s underwriter and ask for a revised quote',
    /Could you please send us a revised quote\?/,
  ],
  [
    'email the underwriter at Granite State Casualty and ask whether they can add a waiver',
    /Could you let us know whether you can add a waiver\?/,
  ],
  [
    'Email Granite State Casualty that the insured moved to 12 Mill Road',
    /The insured moved to 12 Mill Road\./,
  ],
  ['tell the underwriter the inspection is done', /The inspection is done\./],
  ['write the carrier and ask for the status of the endorsement', /the status of the endorsement\?/],
  ['ask Granite State Casualty for a higher limit', /a higher limit\?/],
  ['Write to Granite State Casualty: we need the policy by Friday.', /We need the policy by Friday\./],
]

Deno.test('asks for the address of a carrier that is not on record, and writes to it', async () => {
  await using desk = await openDesk()
  const { accountId } = desk
  for (const [request, words] of requests) {
    const { id, artifacts, messages } = await desk.ask(request, { accountId })
    assert.match(
      messages.at(-1).content,
      /^No address of Granite State Casualty is on record\. Which email address should I write to\?$/,
      request,
    )
    assert.equal(artifacts.length, 0, request)
    const after = await desk.say(id, 'uw@granitestate.example')
    const [{ email }] = after.artifacts
    assert.deepEqual(email.to, [{ email: 'uw@granitestate.example' }], request)
    assert.match(email.body, words, request)
    assert.match(
      email.body,
      /^Hello,\n\nInsured: Casco Roofing LLC\nPolicy: General Liability GSC-4821907-24/,
      request,
    )
  }
})

Deno.test('writes to the address from which the carrier last wrote, if its sender was verified', async () => {
  await using desk = await openDesk()
  const { accountId, world } = desk
  const from = 'lisa.moore@granitestate.example'
  await desk.receive('We can offer the umbrella at $4,000.', {
    from,
    name: 'Lisa Moore',
    subject: 'Umbrella',
  })
  const request = 'email Granite State Casualty’s underwriter and ask for an extension of the quote'
  const unverified = await desk.ask(request, { accountId })
  assert.match(unverified.messages.at(-1).content, /Which email address should I write to\?$/)

  const [row] = [...world.harborline.table(emailThreadKind).values()].filter(
    (thread) => thread.fromEmail === from,
  )
  const thread = row && (await world.harborline.read(emailThreadKind, row.id))
  assert.ok(thread)
  const verified = { ...thread.value, isSenderVerified: true }
  await world.harborline.commit({ type: 'SYSTEM', id: null }, [replace(thread, verified, 'RECEIVE_EMAIL')])
  const { artifacts, messages } = await desk.ask(request, { accountId })
  assert.deepEqual(artifacts[0].email.to, [{ email: from }])
  assert.match(artifacts[0].email.body, /^Hello Lisa,[^]*Could we have an extension of the quote\?/)
  assert.match(
    messages.at(-1).content,
    /I took the address lisa\.moore@granitestate\.example from its last email/,
  )
})

Deno.test('asks which policy is meant when the account has none with the carrier', async () => {
  await using desk = await openDesk()
  await addCarrier(desk.world.harborline, { name: 'Harbor Mutual Insurance Company' })
  const { messages, artifacts } = await desk.ask(
    'Email Harbor Mutual’s underwriter and ask for the loss runs',
    {
      accountId: desk.accountId,
    },
  )
  assert.match(
    messages.at(-1).content,
    /^Casco Roofing LLC has no policy with Harbor Mutual Insurance Company on record\./,
  )
  assert.equal(artifacts.length, 0)
})

Deno.test('a submission may be for a line that the account does not have', async () => {
  await using desk = await openDesk()
  const { artifacts } = await desk.ask(
    'email Granite State Casualty’s underwriter and ask for a quote for cyber',
    {
      accountId: desk.accountId,
    },
  )
  assert.match(artifacts[0].email.body, /Requested: cyber/)
  assert.doesNotMatch(artifacts[0].email.body, /Expiring program/)
})

const toCarrier = 'Write to the carrier of the general liability policy of Casco Roofing LLC'
/** What staff dictate to a carrier, and the subject. */
const subjects: readonly (readonly [request: string, subject: string])[] = [
  [
    `${toCarrier}: please confirm by Friday that the payroll was changed to 240,000 and tell them we need the endorsement`,
    'Confirmation that payroll was changed to 240,000: Casco Roofing LLC',
  ],
  [`${toCarrier}: please confirm the effective date.`, 'Confirmation of effective date: Casco Roofing LLC'],
  [
    `${toCarrier}: I need the audit worksheet by next Tuesday`,
    'Audit worksheet needed by next Tuesday: Casco Roofing LLC',
  ],
  [
    'Write to the carrier about the general liability policy of Casco Roofing LLC and ask when the audit is due',
    'When the audit is due: Casco Roofing LLC',
  ],
  [
    'Email the underwriter about the inspection for Casco Roofing LLC and ask for the report',
    'Inspection: Casco Roofing LLC',
  ],
  [
    'Tell the underwriter that Casco Roofing LLC moved to 12 Mill Road',
    'Casco Roofing LLC moved to 12 Mill Road',
  ],
  [
    'Tell the underwriter that the sales are $1,250,000.50, up from last year',
    'Sales are $1,250,000.50: Casco Roofing LLC',
  ],
]
Deno.test('the subject names the matter, whole amounts and the client once', async () => {
  await using desk = await openDesk()
  for (const [request, subject] of subjects) {
    const { id } = await desk.ask(request, { accountId: desk.accountId })
    const { artifacts } = await desk.say(id, 'uw@granitestate.example')
    assert.equal(artifacts[0]?.email.subject, subject, request)
  }
})
