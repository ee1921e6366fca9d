import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

Deno.test('lists every change of an endorsement', async () => {
  await using copilot = await openCopilot()
  const content = await pdfOf([
    'POLICY NUMBER: HB-20551',
    { heading: 'ENDORSEMENT NO. 2' },
    'NAMED INSURED: HARBOR BAKERY LLC',
    'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.',
    { heading: 'CONTENTS LIMIT - AMENDED' },
    'For an additional premium of $310 the limit for contents is increased from $80,000 to $120,000 at the bakery.',
    'The deductible for spoilage is changed from $500 to $1,000 each loss.',
    'Damage by overflow of drains is EXCLUDED in the basement until a valve is installed.',
    'All other terms remain unchanged.',
  ])
  const { messages } = await copilot.ask('Review this endorsement', {
    files: [await copilot.upload('Endorsement 2.pdf', content)],
  })
  const answer = messages.at(-1).content
  assert.match(answer, /has 1 endorsement\./)
  assert.match(answer, /from \$80,000 to \$120,000[^]*from \$500 to \$1,000[^]*EXCLUDED in the basement/)
  assert.doesNotMatch(answer, /remain unchanged/)
})
