import assert from 'node:assert/strict'
import { openWebSearch } from '../../../platform/index.ts'
import { openCopilot } from '../../testing/openCopilot.ts'

const found = {
  results: [
    {
      title: 'Maine Bureau of Insurance',
      url: 'https://www.maine.gov/pfr/insurance',
      content: 'Surplus lines tax is 3%.',
    },
    { title: 'Bad', url: 'javascript:alert(1)', content: 'No.' },
  ],
}

Deno.test('web research cites the page of each statement', async () => {
  const asked: string[] = []
  const webSearch = openWebSearch('https://search.example/search', (address) => {
    asked.push(address)
    return Promise.resolve(Response.json(found))
  })
  await using copilot = await openCopilot({ webSearch })
  const { messages } = await copilot.ask('Search the web for the surplus lines tax in Maine')
  const reply = messages.at(-1).content
  assert.match(
    reply,
    /> Surplus lines tax is 3%\.\n>\n> \[Maine Bureau of Insurance\]\(<https:\/\/www\.maine\.gov/,
  )
  assert.doesNotMatch(reply, /javascript/)
  assert.deepEqual(asked, ['https://search.example/search?q=the+surplus+lines+tax+in+Maine&format=json'])
})

Deno.test('says so when no search service is configured', async () => {
  await using copilot = await openCopilot()
  const { messages, state } = await copilot.ask('Look up the carrier rating online')
  assert.equal(state, 'IDLE')
  assert.equal(
    messages.at(-1).content,
    "Web research is not set up for Coverdesk, so I can't look this up online.",
  )
})
