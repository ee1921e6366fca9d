import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'

const asked =
  'Hi, can you send a certificate to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101? They need it by Friday.'
const answer = { subject: 'Re: COI needed', headers: ['In-Reply-To: <m1@cascoroofing.example>'] }
const resolve = `mutation ($id: ID!) { resolveServiceRequest(id: $id, input: { notes: "Sent", files: [] }) { __typename } }`
const states = '{ emailThreads { edges { node { state waitingFor draft { body } } } } }'

Deno.test('thanks for a certificate that was sent get no reply, and end the thread once its request is closed', async () => {
  for (const thanks of ['Thanks, got the certificate!', 'Thanks for getting the additional insured added!'])
    for (const isResolved of [false, true]) {
      await using desk = await openDesk()
      const [{ id, preparedWork }] = (await desk.receive(asked, { subject: 'COI needed' })).serviceRequests
      for (const proposal of preparedWork.proposals) await desk.approve(proposal.id, true)
      if (isResolved) await desk.dana.data(resolve, { id })
      await desk.receive(thanks, answer)
      assert.deepEqual((await desk.dana.data(states)).emailThreads.edges[0].node, {
        state: isResolved ? 'ENDED' : 'ACTIVE',
        waitingFor: null,
        draft: null,
      })
    }
})
