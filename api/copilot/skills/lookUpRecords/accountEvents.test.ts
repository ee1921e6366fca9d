import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'

const questions = [
  'What happened this week on Casco Roofing?',
  'what is new with Casco Roofing LLC',
  'anything happen on the Casco account since yesterday?',
  'catch me up on Casco Roofing',
  'recent activity on Casco Roofing',
]

Deno.test('lists what happened to an account in a period, with links', async () => {
  await using desk = await openDesk()
  await desk.receive('Does our policy cover hired autos?', { subject: 'Hired autos' })
  for (const question of questions) {
    const { messages } = await desk.ask(question)
    const { content } = messages.at(-1)
    assert.match(
      content,
      /^\[Casco Roofing LLC\]\(\/app\/accounts\/[^)]+\) from Mar \d+, 2026 to Mar 16, 2026:/,
      question,
    )
    assert.match(
      content,
      /\| Mar 16, 2026 \| Email received[^|]* \| \[Hired autos\]\(\/app\/emails\//,
      question,
    )
    assert.match(content, /\| Request received \| \[Question\]\(\/app\/servicing\//, question)
    assert.match(
      content,
      /\| Policy logged \| \[General Liability GSC-4821907-24\]\(\/app\/policies\//,
      question,
    )
    assert.doesNotMatch(content, /Account opened/, question)
  }
  const month = await desk.ask('show me the activity on casco roofing for the last 30 days')
  assert.match(month.messages.at(-1).content, /\| Mar 2, 2026 \| Account opened \|/)
  const before = await desk.ask('what happened last month with casco roofing')
  assert.match(
    before.messages.at(-1).content,
    /^Nothing is on record for .* from Feb 1, 2026 to Feb 28, 2026\.$/,
  )
})

Deno.test('lists what happened on the days that a message names', async () => {
  await using desk = await openDesk()
  const days = [
    ['What happened yesterday on Casco Roofing?', 'on Mar 15, 2026'],
    ['what happened on casco roofing today', 'on Mar 16, 2026'],
    ['What did we do for Casco Roofing yesterday?', 'on Mar 15, 2026'],
    ['What was done on the Casco Roofing account on Friday?', 'on Mar 13, 2026'],
    ['Any updates on Casco Roofing since Thursday?', 'from Mar 12, 2026 to Mar 16, 2026'],
    ['what changed on Casco Roofing yesterday?', 'on Mar 15, 2026'],
    ['What happened this week on Casco Roofing?', 'from Mar 15, 2026 to Mar 16, 2026'],
    ['What happened on Casco Roofing last week?', 'from Mar 8, 2026 to Mar 14, 2026'],
    ['Show me the activity on Casco Roofing since March 3', 'from Mar 3, 2026 to Mar 16, 2026'],
    ['What went on with Casco Roofing between March 1 and March 10?', 'from Mar 1, 2026 to Mar 10, 2026'],
    ['everything that happened on Casco Roofing from 3/2 to 3/9', 'from Mar 2, 2026 to Mar 9, 2026'],
    ['What happened on Casco Roofing this month?', 'from Mar 1, 2026 to Mar 16, 2026'],
    ['Who worked on Casco Roofing last month?', 'from Feb 1, 2026 to Feb 28, 2026'],
  ] as const
  for (const [question, when] of days) {
    const { messages } = await desk.ask(question)
    assert.ok(messages.at(-1).content.includes(when), `${question}: ${messages.at(-1).content}`)
  }
})

Deno.test('asks whose events are meant, and answers for the account of the workspace', async () => {
  await using desk = await openDesk()
  const { id, messages } = await desk.ask('What happened this week?')
  assert.equal(messages.at(-1).content, 'Which account do you mean?')
  const named = await desk.say(id, 'Casco Roofing')
  assert.match(named.messages.at(-1).content, /Policy logged/)

  const own = await desk.ask('what happened this week?', { accountId: desk.accountId })
  assert.match(own.messages.at(-1).content, /Policy logged/)
})
