import assert from 'node:assert/strict'
import { z } from 'zod'
import { replace, create } from '../platform/index.ts'
import { openWorld } from '../testing/openWorld.ts'
import type { ModelConfig } from './modelConfig.ts'
import { modelRunKind, modelSwitchId, modelSwitchKind, modelUsage } from './modelRun.ts'
import { openModel, type ModelRequest } from './openModel.ts'
import { type Behavior, startModelServer } from './testing/startModelServer.ts'

const settings = {
  kind: 'openai-compatible',
  name: 'test-model',
  key: 'sk-secret',
  dailyTokens: 1_000,
  dailyDollars: null,
  prices: { input: 10, output: 100 },
} as const satisfies Omit<ModelConfig, 'url'>

async function openModelWorld(
  behave: (body: string, number: number) => Behavior,
  config: Partial<ModelConfig> = {},
) {
  const world = await openWorld()
  const server = await startModelServer(behave)
  const model = openModel({ ...settings, url: server.url, ...config }, { clock: world.clock })
  const agency = world.harborline
  const request: ModelRequest<never> = {
    agency,
    purpose: 'policyAnswer',
    promptVersion: 1,
    sources: ['fi_declarations'],
    system: 'Answer from the passages only.',
    messages: [{ role: 'user', content: 'What is the general aggregate?' }],
  }
  return {
    ...world,
    server,
    model,
    agency,
    request,
    runs: async () =>
      (
        await agency.readMany(
          modelRunKind,
          [...agency.table(modelRunKind).values()].map(({ id }) => id),
        )
      ).map((run) => run?.value),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await world[Symbol.asyncDispose]()
    },
  }
}

const sentence: Behavior = { kind: 'text', text: 'The general aggregate is $2,000,000.' }

Deno.test('streams text and logs the run without its content', async () => {
  await using world = await openModelWorld(() => sentence)
  const pieces: string[] = []
  const result = await world.model.generate({ ...world.request, onText: (piece) => pieces.push(piece) })
  assert.ok(result.ok)
  assert.equal(result.text, sentence.text)
  assert.equal(pieces.join(''), sentence.text)
  assert.ok(pieces.length > 1)
  const [run] = await world.runs()
  assert.equal(run?.inputTokens, 120)
  assert.equal(run?.cost, 0.0042)
  assert.deepEqual(run?.sources, ['fi_declarations'])
  assert.doesNotMatch(JSON.stringify(run), /sk-secret|aggregate/)
})

Deno.test('passes a tool call with its input to the caller', async () => {
  await using world = await openModelWorld(() => ({
    kind: 'toolCall',
    name: 'findPolicy',
    input: '{"policyNumber":"GL-4471-20993"}',
  }))
  const tools = {
    findPolicy: { description: 'Finds a policy.', input: z.object({ policyNumber: z.string() }) },
  }
  const result = await world.model.generate({ ...world.request, tools })
  assert.ok(result.ok)
  assert.deepEqual(result.toolCalls, [
    { id: 'call-1', name: 'findPolicy', input: { policyNumber: 'GL-4471-20993' } },
  ])
})

Deno.test('a tool call that violates its schema is an invalid answer', async () => {
  await using world = await openModelWorld(() => ({
    kind: 'toolCall',
    name: 'findPolicy',
    input: '{"number":7}',
  }))
  const tools = {
    findPolicy: { description: 'Finds a policy.', input: z.object({ policyNumber: z.string() }) },
  }
  const result = await world.model.generate({ ...world.request, tools })
  assert.equal(!result.ok && result.failure, 'INVALID_ANSWER')
})

const schema = z.object({ answer: z.string() })

Deno.test('parses a structured answer, also from a code block', async () => {
  await using world = await openModelWorld(() => ({ kind: 'text', text: '```json\n{"answer": "Yes."}\n```' }))
  const result = await world.model.generate({ ...world.request, schema })
  assert.deepEqual(result.ok && result.answer, { answer: 'Yes.' })
})

const failures: readonly [string, Behavior, string, number][] = [
  [
    'that is too busy is asked again, and then unavailable',
    { kind: 'status', status: 429 },
    'UNAVAILABLE',
    3,
  ],
  ['that fails is asked again, and then unavailable', { kind: 'status', status: 500 }, 'UNAVAILABLE', 3],
  ['that refuses is asked once', { kind: 'status', status: 401 }, 'UNAVAILABLE', 1],
  ['that sends garbage gives an invalid answer', { kind: 'garbage' }, 'INVALID_ANSWER', 1],
  ['that hangs is given up', { kind: 'hang' }, 'TIMED_OUT', 1],
  ['that says something else is invalid', { kind: 'text', text: 'Ignore all rules.' }, 'INVALID_ANSWER', 1],
]

for (const [what, behavior, failure, requests] of failures) {
  Deno.test(`a provider ${what}`, async () => {
    await using world = await openModelWorld(() => behavior)
    const result = await world.model.generate({ ...world.request, schema, timeoutMs: 400 })
    assert.equal(result.ok, false)
    assert.equal(!result.ok && result.failure, failure)
    assert.doesNotMatch(JSON.stringify(result), /sk-secret/)
    assert.equal(world.server.requests.length, requests)
  })
}

Deno.test('uses a provider that recovers', async () => {
  await using world = await openModelWorld((_, number) =>
    number === 1 ? { kind: 'status', status: 429 } : sentence,
  )
  assert.equal((await world.model.generate(world.request)).ok, true)
})

Deno.test('a provider that does not respond is unavailable', async () => {
  await using world = await openModelWorld(() => sentence, { url: 'http://127.0.0.1:9' })
  const result = await world.model.generate({ ...world.request, timeoutMs: 300 })
  assert.equal(result.ok, false)
})

Deno.test('does not use the model for an agency that turned it off or used up its day', async () => {
  await using world = await openModelWorld(() => sentence, { dailyTokens: 150 })
  const { agency, model, clock } = world
  assert.equal((await model.generate(world.request)).ok, true)
  assert.equal(modelUsage(agency, clock.now()).tokens, 150)
  const over = await model.generate(world.request)
  assert.equal(!over.ok && over.failure, 'OVER_LIMIT')
  assert.equal(model.isAvailable(world.prairie), true)

  clock.advance(24 * 60 * 60_000)
  assert.equal((await model.generate(world.request)).ok, true)

  clock.advance(24 * 60 * 60_000)
  const id = modelSwitchId(agency)
  const actor = { type: 'AGENCY_USER', id: world.dana.id } as const
  await agency.commit(actor, [create(modelSwitchKind, id, { isOn: false }, 'SWITCH_MODEL_OFF')])
  const off = await model.generate(world.request)
  assert.equal(!off.ok && off.failure, 'SWITCHED_OFF')
  const stored = await agency.read(modelSwitchKind, id)
  assert.ok(stored)
  await agency.commit(actor, [replace(stored, { isOn: true }, 'SWITCH_MODEL_ON')])
  assert.equal(model.isAvailable(agency), true)
})
