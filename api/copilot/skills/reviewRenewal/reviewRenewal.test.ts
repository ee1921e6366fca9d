import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

function declarations(heading: string, term: string, rows: readonly (readonly string[])[]) {
  return pdfOf([
    { heading },
    {
      rows: [
        ['Policy Number', 'CGL 440017'],
        ['Named Insured', 'Pell Lake Masonry LLC'],
        ['Mailing Address', '9 Kiln Road, Bangor, ME 04401'],
        ['Policy Period', term],
        ...rows,
      ],
    },
  ])
}

const liability = 'COMMERCIAL GENERAL LIABILITY DECLARATIONS'
function expiring() {
  return declarations(liability, '07/01/2026 to 07/01/2027', [
    ['Each Occurrence', '$1,000,000'],
    ['Medical Expense', '$10,000'],
    ['Total Premium', '$9,100'],
  ])
}

function renewal() {
  return declarations(liability, '07/01/2027 to 07/01/2028', [
    ['Each Occurrence', '$1,000,000'],
    ['Medical Expense', '$5,000'],
    ['Total Premium', '$11,300'],
  ])
}

const question = 'Compare the renewal with the expiring policy'

for (const isReversed of [false, true])
  Deno.test(`two declarations are compared by their terms, attached ${isReversed ? 'the later' : 'the earlier'} one first`, async () => {
    await using copilot = await openCopilot()
    const files = [
      await copilot.upload('one.pdf', await (isReversed ? renewal() : expiring())),
      await copilot.upload('two.pdf', await (isReversed ? expiring() : renewal())),
    ]
    const text = (await copilot.ask(question, { files })).messages.at(-1).content
    assert.match(text, /\| Premium \| \$9,100 \[\d+\] \| \$11,300 \[\d+\] \| Worse \|/)
    assert.match(text, /\| Medical[^|]*\| \$10,000 \[\d+\] \| \$5,000 \[\d+\] \| Worse \|/)
    assert.doesNotMatch(text, /Please attach|Each occurrence/)
  })

Deno.test('the two files that came with the message are compared, not an earlier one of another line', async () => {
  await using copilot = await openCopilot()
  const binder = await declarations('WORKERS COMPENSATION INSURANCE BINDER', '07/01/2027 to 07/01/2028', [
    ['Employers liability each accident', '$1,000,000'],
    ['Estimated annual premium', '$42,000'],
  ])
  const first = await copilot.ask(question, { files: [await copilot.upload('binder.pdf', binder)] })
  assert.match(first.messages.at(-1).content, /Please attach/)
  const { messages } = await copilot.say(first.id, question, [
    await copilot.upload('exp.pdf', await expiring()),
    await copilot.upload('ren.pdf', await renewal()),
  ])
  assert.match(messages.at(-1).content, /\| Premium \| \$9,100 \[\d+\] \| \$11,300 \[\d+\] \| Worse \|/)
  assert.doesNotMatch(messages.at(-1).content, /42,000/)
})

Deno.test('a file of another line is never the renewal', async () => {
  await using copilot = await openCopilot()
  const binder = await declarations('WORKERS COMPENSATION INSURANCE BINDER', '07/01/2027 to 07/01/2028', [
    ['Estimated annual premium', '$42,000'],
  ])
  const first = await copilot.ask(question, { files: [await copilot.upload('binder.pdf', binder)] })
  const { messages, artifacts } = await copilot.say(first.id, question, [
    await copilot.upload('exp.pdf', await expiring()),
  ])
  assert.match(messages.at(-1).content, /Please attach/)
  assert.deepEqual(artifacts, [])
})
