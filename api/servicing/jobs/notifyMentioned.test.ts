import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import { openRequest } from '../testing/openRequest.ts'

const comment = `mutation ($id: ID!, $content: String!, $mentionedIds: [ID!]) {
  addServiceRequestComment(id: $id, input: { content: $content, mentionedIds: $mentionedIds }) {
    __typename
    ... on ValidationErrors { fields { path message } }
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

Deno.test('of two colleagues with the same name, only the one that was picked gets an email', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const email = 'priya.n@harborline.example'
  const namesakeId = await world.identity.staff.addUser(world.harborline, { name: 'Priya Natarajan', email })
  const dana = await world.as(world.dana)
  const content = '@Priya Natarajan, please call the carrier.'
  const unclear = await dana.data(comment, { id, content })
  assert.deepEqual(unclear.addServiceRequestComment.fields, [
    {
      path: 'content',
      message: 'Several colleagues are called Priya Natarajan. Type @ and choose one from the list.',
    },
  ])
  await dana.data(comment, { id, content, mentionedIds: [namesakeId] })
  await world.platform.jobs.runDue()
  assert.deepEqual(
    world.platform.mail.mailbox?.().map(({ to }) => to),
    [email],
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
