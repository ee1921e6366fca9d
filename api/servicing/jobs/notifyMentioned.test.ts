import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import { openRequest } from '../testing/openRequest.ts'

const comment = `mutation ($id: ID!, $content: String!) {
  addServiceRequestComment(id: $id, input: { content: $content }) {
    __typename
    ... on AddServiceRequestCommentSuccess { comment { mentions { name } } }
  }
}`

Deno.test('a colleague mentioned in a comment gets an email with the comment and a link', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const dana = await world.as(world.dana)
  const content = '@Priya Natarajan, the carrier wants the roof photos: https://portal.example/c/18'
  const { addServiceRequestComment } = await dana.data(comment, { id, content })
  assert.deepEqual(addServiceRequestComment.comment.mentions, [{ name: 'Priya Natarajan' }])
  await world.platform.jobs.runDue()
  const [letter, ...others] = world.platform.mail.mailbox?.() ?? []
  assert.equal(others.length, 0)
  assert.equal(letter?.to, 'priya.natarajan@harborline.example')
  assert.equal(letter?.subject, 'Dana Whitfield mentioned you: Question for Summit Ridge Roofing LLC')
  assert.equal(
    letter?.text,
    `Hello Priya,

Dana Whitfield mentioned you in a comment on a request of Summit Ridge Roofing LLC (Question):

${content}

http://localhost:3000/app/servicing/${id}/activity
`,
  )
})

for (const content of [
  'Asked @Dana Whitfield, that is me.',
  'Sent it to office@Marcus Bell.example',
  '@Priya Natarajanson is at the carrier.',
  '@Walt Jensen works elsewhere.',
]) {
  Deno.test(`nobody gets an email about "${content}"`, async () => {
    await using world = await openWorld()
    const id = await openRequest(world.harborline)
    const dana = await world.as(world.dana)
    await dana.data(comment, { id, content })
    await world.platform.jobs.runDue()
    assert.deepEqual(world.platform.mail.mailbox?.() ?? [], [])
  })
}
