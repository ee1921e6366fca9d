import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

function quote(carrier: string, amounts: readonly [occurrence: string, premium: string]) {
  const [occurrence, premium] = amounts
  return pdfOf([
    { heading: 'Businessowners Quote' },
    {
      rows: [
        ['Insurance Company', carrier],
        ['Named Insured', 'Maruca Family Bakery LLC'],
        ['Liability each occurrence', occurrence],
        ['Annual premium', premium],
      ],
    },
  ])
}

Deno.test('emails the result of a comparison that the same message asks for', async () => {
  await using copilot = await openCopilot()
  const lanternfield = await quote('Lanternfield Insurance Company', ['$1,000,000', '$5,940'])
  const corvane = await quote('Corvane Indemnity Company', ['$2,000,000', '$6,780'])
  const files = [
    await copilot.upload('Lanternfield.pdf', lanternfield),
    await copilot.upload('Corvane.pdf', corvane),
  ]
  const { artifacts, messages, id } = await copilot.ask(
    'Compare the two quotes and write Maria an email about which is better',
    { files },
  )
  const { email } = artifacts.at(-1)
  assert.match(email.body, /^Hello Maria,\n\n[^]*\$6,780[^]*Thank you,\nDana Whitfield/)
  assert.match(messages.at(-1).content, /to Maria, with what I found\. Add the email address/)

  const gist = await copilot.say(id, 'now write her an email with the gist, her name is Janet')
  assert.match(gist.artifacts.at(-1).email.body, /^Hello Janet,\n\n[^]*\$6,780/)

  const added = await copilot.say(id, 'add that option 2 is better for the owner')
  assert.match(added.artifacts.at(-1).email.body, /\n\nOption 2 is better for the owner\./)

  const again = await copilot.say(id, 'Draft an email to joe@maruca.example that explains the differences')
  assert.deepEqual(again.artifacts.at(-1).email.to, [{ email: 'joe@maruca.example' }])
})
