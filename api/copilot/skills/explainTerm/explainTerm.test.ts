import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { asksForTerm } from './explainTerm.ts'
import glossary from './glossary.json' with { type: 'json' }

Deno.test('explains a term without a client or a document', async () => {
  await using copilot = await openCopilot()
  const said = async (message: string) => (await copilot.ask(message)).messages.at(-1).content
  assert.match(
    await said('explain what a waiver of subrogation is, marta asked'),
    /^\*\*Waiver of subrogation:\*\* The insurer gives up/,
  )
  assert.match(
    await said("what's the difference between occurrence and claims-made?"),
    /^\*\*Occurrence form:\*\* [^]*\*\*Claims-made:\*\* /,
  )
  assert.doesNotMatch(await said('what does ACV mean'), /Replacement cost/)
})

Deno.test('tells what a term means from what a policy has', () => {
  for (const text of ['what is a deductible', 'whats coinsurance?'.replace('whats', "what's"), 'define SIR'])
    assert(asksForTerm(text), text)
  for (const text of [
    'what is the deductible',
    'what is their retroactive date',
    'what is the GL limit of Casco Roofing',
    'explain this letter to the client',
  ])
    assert(!asksForTerm(text), text)
})

Deno.test('no two terms have a name in common', () => {
  const names = glossary.flatMap((term) => term.names)
  assert.equal(new Set(names).size, names.length)
})
