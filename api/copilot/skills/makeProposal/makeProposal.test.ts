import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

function quote(carrier: string, rows: readonly (readonly string[])[], exclusion: string) {
  return pdfOf([
    { heading: 'Businessowners Quote' },
    `${carrier} is pleased to offer this quote to Maruca Family Bakery LLC. It is valid for 30 days.`,
    { rows: [['Insurance Company', carrier], ['Named Insured', 'Maruca Family Bakery LLC'], ...rows] },
    exclusion,
  ])
}

async function upload(copilot: Awaited<ReturnType<typeof openCopilot>>) {
  return [
    await copilot.upload(
      '[Quote or Policy] Lanternfield.pdf',
      await quote(
        'Lanternfield Insurance Company',
        [
          ['Liability each occurrence', '$1,000,000'],
          ['General aggregate', '$2,000,000'],
          ['Annual premium', '$5,940'],
          ['Total', '$5,999'],
        ],
        'Exclusion: back-up of sewers and drains.',
      ),
    ),
    await copilot.upload(
      '[Quote or Policy] Corvane.pdf',
      await quote(
        'Corvane Indemnity Company',
        [
          ['Liability each occurrence', '$2,000,000'],
          ['General aggregate', '$4,000,000'],
          ['Annual premium', '$6,780'],
          ['Total', '$7,130'],
        ],
        'We exclude delivery by any vehicle.',
      ),
    ),
  ]
}

Deno.test('a proposal compares the quotes, recommends one with its price, and names what is not covered', async () => {
  await using copilot = await openCopilot()
  const files = await upload(copilot)
  const workspace = await copilot.ask('Write a proposal for Maria Maruca, maria@maruca.example', {
    files,
    preset: 'GENERATE_QUOTE_PROPOSAL',
  })
  const { content } = workspace.messages.at(-1)
  assert.match(content, /recommend \*\*Corvane Indemnity Company\*\*: .*each occurrence.*\$1,131 more/)
  const [document, email] = workspace.artifacts
  assert.equal(document.title, 'Insurance proposal for Maruca Family Bakery LLC')
  assert.deepEqual(email.email.to, [{ email: 'maria@maruca.example' }])
  assert.match(email.email.body, /^Hello Maria Maruca,/)
})

Deno.test('the proposal changes its style on request', async () => {
  await using copilot = await openCopilot()
  const files = await upload(copilot)
  const { id } = await copilot.ask('Write a proposal', { files, preset: 'GENERATE_QUOTE_PROPOSAL' })
  const restyled = await copilot.say(id, 'Use Elegant Premium')
  assert.equal(restyled.artifacts[0].htmlDocument.styleId, 'builtin:elegant-premium')
})
