import assert from 'node:assert/strict'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../../testing/openDesk.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

Deno.test('no letter endorses a liability policy with a truck: the account has no auto policy', async () => {
  await using desk = await openDesk()
  const { serviceRequests } = await desk.receive(
    'Please add a truck and a driver to our policy effective April 1, 2026. It is a 2024 Isuzu NPR.',
    { subject: 'Add a truck and a driver' },
  )
  const { artifacts, messages } = serviceRequests[0].preparedWork
  assert.equal(artifacts.length, 0)
  assert.match(messages.at(-1).content, /No auto policy on file/)
})

Deno.test('two changes in one message are one request, with both in the letter to the carrier', async () => {
  await using desk = await openDesk()
  await openPolicy(desk.world.harborline, {
    accountId: desk.accountId,
    carrierId: desk.carrierId,
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'CA-118',
  })
  const { serviceRequests } = await desk.receive(
    'Please add the 2024 Isuzu NPR effective April 1, 2026. Also add driver Tom Ames. He starts Monday.',
    { subject: 'Add the 2024 Isuzu NPR' },
  )
  assert.equal(serviceRequests.length, 1)
  const { body } = serviceRequests[0].preparedWork.artifacts[0].email
  assert.match(
    body,
    /Requested changes:\n- Add the 2024 Isuzu NPR, effective date: 04\/01\/2026\n- Add driver Tom Ames, effective date: 03\/23\/2026\n/,
  )
  assert.match(body, /Vehicle to add: 2024 Isuzu NPR\n\nDriver to add: Tom Ames\n/)
})

Deno.test('an attached letter says whose policy changes, what changes and when', async () => {
  await using desk = await openDesk()
  const letter = await pdfOf([
    'March 9, 2026',
    'RE: policy GSC-4821907-24',
    'Hello, please increase the general aggregate to $4,000,000 effective 4/1/2026. Also add the location at 5 Elm Street, Bath, ME 04530.',
    'Marta',
  ])
  const { messages, artifacts } = await desk.ask('endorsement request to the carrier from this letter', {
    files: [await desk.upload('letter.pdf', letter)],
  })
  assert.match(
    artifacts.at(-1)?.email?.body ?? messages.at(-1).content,
    /GSC-4821907-24[^]*Requested changes:\n- Increase the general aggregate[^]*\n- Add the location[^]*Effective date: 04\/01\/2026/,
  )
})

Deno.test('a building that is sold and a new mailing address are two changes with two days', async () => {
  await using desk = await openDesk()
  const { serviceRequests, draft } = await desk.receive(
    'Please cancel the policy on the Harbor St building effective April 15, we are closing on the sale that day. Also please change our mailing address to 9 Bryant Rd, Bath ME 04530. Does the Elm Ave building have flood?',
  )
  const { artifacts, messages } = serviceRequests[0].preparedWork
  assert.match(
    artifacts[0].email.body,
    /- Remove the Harbor St building[^\n]*, effective date: 04\/15\/2026\n- Change our mailing address to 9 Bryant Rd, Bath ME 04530, effective date: as soon as possible/,
  )
  assert.match(messages.at(-1).content, /has a policy of its own, cancel that policy instead/)
  assert.match(
    draft.body,
    /- Remove: the Harbor St building, effective Apr 15, 2026\n- Change your mailing address/,
  )
  assert.match(draft.body, /You also asked: "Does the Elm Ave building have flood\?"/)
})
