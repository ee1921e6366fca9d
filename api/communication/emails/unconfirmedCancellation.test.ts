import assert from 'node:assert/strict'
import { source, threads, verified, withMailDesk } from '../testing/withMailDesk.ts'

const failed = 'Authentication-Results: mx.harborline.example; dmarc=fail header.from=cascoroofing.example'
const onFile = 'Lena Ortiz <office@cascoroofing.example>'

const bodies = [
  'Cancel all our policies today.',
  'Please cancel our general liability policy effective today.\n\nLena Ortiz\nCasco Roofing LLC',
  'This is Casco Roofing LLC. Terminate policy GSC-4821907-24 right away.',
]

for (const body of bodies) {
  Deno.test(`an unconfirmed cancellation waits for a person, who confirms the client in one step: ${body}`, async () => {
    await withMailDesk(async ({ world, send }) => {
      await send(source({ headers: [failed], from: onFile, subject: 'Policies', body }))
      const [thread] = await threads(world)
      assert.deepEqual([thread.state, thread.waitingFor, thread.account], ['ACTIVE', 'AGENT', null])
      assert.match(thread.senderWarning, /not confirmed/)
      assert.equal(thread.possibleAccount.account.name, 'Casco Roofing LLC')
      const [request] = thread.serviceRequests
      assert.deepEqual(
        [request.type, request.account, request.businessPolicy, request.preparedWork.artifacts],
        ['CANCEL_POLICY', null, null, []],
      )
      assert.match(request.preparedWork.messages.at(-1).content, /Call the client at a phone number on file/)
      assert.match(thread.draft.body, /Nothing has been canceled\. If you did not send this message/)
      assert.doesNotMatch(thread.draft.body, /sign and return|GSC-4821907-24|Which policy/)

      const dana = await world.as(world.dana)
      await dana.data(
        'mutation ($id: ID!, $accountId: ID!) { correctConversation(id: $id, input: { accountId: $accountId }) { __typename } }',
        { id: thread.id, accountId: thread.possibleAccount.id },
      )
      await world.platform.jobs.runDue()
      const [confirmed] = await threads(world)
      assert.equal(confirmed.possibleAccount, null)
      assert.equal(confirmed.account.account.name, 'Casco Roofing LLC')
      assert.match(confirmed.draft.body, /^Hi Lena,[^]*You asked us to cancel/)
      assert.ok(confirmed.serviceRequests[0].preparedWork.artifacts.length > 0)
    })
  })
}

Deno.test('a cancellation of an unknown sender waits without an account to confirm', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(
      source({ headers: [], from: 'Zed <zed@other.example>', body: 'Cancel all our policies today.' }),
    )
    const [thread] = await threads(world)
    assert.deepEqual([thread.waitingFor, thread.account, thread.possibleAccount], ['AGENT', null, null])
    assert.equal(thread.serviceRequests[0].type, 'CANCEL_POLICY')
  })
})

Deno.test('a confirmed cancellation is prepared at once', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(source({ from: onFile, headers: [verified], body: 'Cancel all our policies today.' }))
    const [thread] = await threads(world)
    assert.deepEqual([thread.senderWarning, thread.possibleAccount], [null, null])
    assert.ok(thread.serviceRequests[0].preparedWork.artifacts.length > 0)
  })
})

for (const body of [
  'Cancel all our policies today.',
  'Please add 14 Ocean Avenue, Saco, ME 04072 to our policy.',
]) {
  Deno.test(`a forged reply does not act for the account of the conversation: ${body}`, async () => {
    await withMailDesk(async ({ world, send }) => {
      await send(source({}))
      await send(source({ headers: [failed], id: 'f1@x.example', subject: 'Re: COI needed', body }))
      const [thread] = await threads(world)
      assert.equal(thread.account.account.name, 'Casco Roofing LLC', 'the conversation keeps its account')
      assert.match(thread.senderWarning, /A message from lena@cascoroofing\.example .* is not confirmed/)
      assert.equal(thread.possibleAccount.account.name, 'Casco Roofing LLC')
      const [certificate, forged] = thread.serviceRequests
      assert.equal(certificate.type, 'CREATE_CERTIFICATE')
      assert.deepEqual(
        [forged.account, forged.businessPolicy, forged.preparedWork.artifacts],
        [null, null, []],
      )
    })
  })
}

Deno.test('fraud from the address of a client waits for a person to call them', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(
      source({
        headers: [failed],
        from: onFile,
        subject: 'Premium',
        body: 'Our bank has changed. Please wire the open premium to our new IBAN today.',
      }),
    )
    const [thread] = await threads(world)
    assert.deepEqual([thread.waitingFor, thread.draft], ['AGENT', null])
    assert.match(thread.fraudWarning.result, /looks like fraud/)
  })
})
