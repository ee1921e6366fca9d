import assert from 'node:assert/strict'
import { openAnswers } from '../api/knowledge/answers/openAnswers.ts'
import { readPolicyFacts } from '../api/knowledge/facts/readPolicyFacts.ts'
import { readDocument } from '../api/reading/index.ts'
import { corpusPolicies } from './corpus/corpusPolicies.ts'
import { writePolicy } from './corpus/writePolicy.ts'
import { detailsOf } from './parts/policies.ts'
import { scorePolicies, type ScoredPolicy } from './parts/scorePolicies.ts'

async function read(name: string) {
  const index = corpusPolicies.findIndex((policy) => policy.name === name)
  const policy = corpusPolicies[index]
  assert.ok(policy, name)
  const written = await writePolicy(policy, index)
  const reading = await readDocument(written.pdf, { name: `${name}.pdf` })
  const facts = readPolicyFacts(reading)
  return { name, policy, truth: written.truth, facts, reading }
}

Deno.test('policies in three different layouts keep their scores', async () => {
  const scored: ScoredPolicy[] = []
  for (const name of ['gl-01-roofer', 'bop-03-two-stores', 'pkg-02-church']) {
    const { truth, facts } = await read(name)
    scored.push({ name, truth, details: detailsOf(facts) })
  }
  const { scores, misses } = scorePolicies(scored)
  const least = { 'Scalars F1': 0.96, 'Limits F1': 0.95, 'Locations F1': 1, 'Coverage descriptions F1': 0.9 }
  for (const [metric, share] of Object.entries(least)) {
    const score = scores.find((candidate) => candidate.metric === metric)?.value ?? 0
    assert.ok(score >= share, `${metric} is ${score}: ${misses.join('\n')}`)
  }
  assert.equal(scores.find(({ metric }) => metric === 'Invented values')?.value, 0)
})

Deno.test('an endorsement that replaces the deductible overrides the declarations', async () => {
  const { facts } = await read('pkg-02-church')
  assert.equal(facts.scalars.deductible.fact?.value, 250_000)
  assert.equal(facts.scalars.deductible.fact?.source.origin, 'endorsement')
})

Deno.test('a schedule of autos becomes typed rows', async () => {
  const { policy, facts } = await read('auto-02-plumber')
  const [schedule] = facts.schedules
  assert.equal(schedule?.kind, 'vehicles')
  const at = schedule.columns.findIndex(({ key }) => key === 'vin')
  assert.deepEqual(
    schedule.rows.map(({ cells }) => cells[at]?.text),
    policy.vehicles?.map(([, , vin]) => vin),
  )
})

Deno.test('distinguishes listed forms from attached ones', async () => {
  const { facts } = await read('gl-01-roofer')
  const forms = facts.forms.map(({ value }) => [value.number, value.attachedOn !== null])
  assert.deepEqual(
    forms.filter(([, isAttached]) => !isAttached).map(([number]) => number),
    ['IL 00 17', 'GL 21 67'],
  )
})

Deno.test('additional insureds, waiver and primary wording are suggested from endorsements', async () => {
  const { facts } = await read('gl-01-roofer')
  assert.equal(facts.blanketAdditionalInsureds.length, 1)
  assert.equal(facts.waiversOfSubrogation[0]?.value.isBlanket, true)
  assert.equal(facts.primaryNoncontributory.length, 1)
  assert.equal(facts.scalars.cancellationNoticeDays.fact?.value, 30)
})

Deno.test('questions in a client’s words find the deciding clause', async () => {
  const { name, reading, facts } = await read('bop-01-bookshop')
  const ask = openAnswers([{ id: name, name, reading, facts }])
  const decisive = [
    ['The river rose into our basement. Covered?', 'Flood, surface water'],
    ['A shopper was hurt when a rack fell on her. Are we protected?', 'legally obligated to pay'],
    ['Termites ate the shelves. Any help?', 'infestation by insects'],
    ['How long do we have to send in the sworn statement?', 'within 60 days after our request'],
    ['How much per occurrence do we carry?', '$1,000,000'],
    ['What is the limit for outdoor signs?', '$5,000'],
  ] as const
  for (const [question, words] of decisive) {
    const { status, citations } = await ask(question)
    assert.equal(status, 'ANSWERED', question)
    assert.ok(
      citations.some(({ quote }) => quote.includes(words)),
      question,
    )
  }
  for (const question of ['Which adjuster handles our claims?', 'Are cyber attacks covered?'])
    assert.equal((await ask(question)).status, 'NOT_FOUND', question)
})
