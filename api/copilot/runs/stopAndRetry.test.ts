import assert from 'node:assert/strict'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { type Copilot, openCopilot } from '../testing/openCopilot.ts'

const create = `mutation ($input: CreateCaraWorkspaceInput!) {
  createCaraWorkspace(input: $input) { ... on CreateCaraWorkspaceSuccess { caraWorkspace { id } } }
}`
const add = `mutation ($id: ID!, $input: AddCaraWorkspaceMessageInput!) {
  addCaraWorkspaceMessage(id: $id, input: $input) { __typename }
}`
const stop = `mutation ($id: ID!) {
  stopCaraWorkspace(id: $id) { ... on StopCaraWorkspaceSuccess { caraWorkspace { viewerCanStop { reason } } } }
}`
const retry = `mutation ($id: ID!) {
  retryCaraPlanStage(id: $id) { __typename ... on CannotRetryError { message } }
}`

/** A workspace that asks for a renewal letter; Cara has not begun. */
async function openLetter({ world: { harborline }, dana }: Copilot): Promise<string> {
  const { id: accountId } = await openAccount(harborline)
  await openPolicy(harborline, { accountId, policyNumber: 'GSC GL 4471902', expiresAt: '2026-05-01' })
  const input = { message: 'Write a renewal letter to the client', accountId }
  return (await dana.data(create, { input })).createCaraWorkspace.caraWorkspace.id
}

/** Does something once, right before Cara's next tool call begins. */
function beforeNextTool(agency: AgencyStore, act: () => Promise<void>): void {
  const commit = agency.commit.bind(agency)
  let isDone = false
  agency.commit = async (actor, changes, options) => {
    if (!isDone && changes.some(({ updateTypes }) => updateTypes.includes('ADD_CARA_PLAN_EVENT'))) {
      isDone = true
      await act()
    }
    return await commit(actor, changes, options)
  }
}

/** How often each step was ended, by its title. */
async function endsOf(agency: AgencyStore): Promise<Map<string, number>> {
  const entries = await agency.entries(Array.from({ length: agency.head }, (_, index) => index + 1))
  const ends = new Map<string, number>()
  for (const { id, updateTypes } of entries)
    if (updateTypes.includes('END_CARA_PLAN_EVENT')) ends.set(id, (ends.get(id) ?? 0) + 1)
  return ends
}

Deno.test('stops at the next step, drops what is queued, and goes on when the stage is retried', async () => {
  await using copilot = await openCopilot()
  const { dana, world } = copilot
  const id = await openLetter(copilot)
  await dana.data(add, { id, input: { message: 'Then write the welcome letter' } })
  beforeNextTool(world.harborline, async () => {
    const { stopCaraWorkspace } = await dana.data(stop, { id })
    assert.equal(stopCaraWorkspace.caraWorkspace.viewerCanStop.reason, 'Cara is already stopping.')
  })
  await world.platform.jobs.runDue()

  const stopped = await copilot.shown(id)
  assert.equal(stopped.state, 'IDLE')
  assert.deepEqual(stopped.artifacts, [])
  assert.equal(stopped.messages.at(-1).content, 'Stopped. One message that waited was not handled.')
  const [stage] = stopped.planStages
  assert.deepEqual([stage.state, stage.result], ['FAILED', 'Stopped.'])

  assert.equal(
    (await dana.data(retry, { id: stage.id })).retryCaraPlanStage.__typename,
    'RetryCaraPlanStageSuccess',
  )
  await world.platform.jobs.runDue()
  const done = await copilot.shown(id)
  assert.deepEqual(
    done.planStages.map(({ state }: { state: string }) => state),
    ['SUCCESS'],
  )
  assert.match(done.artifacts[0].email.body, /Policy number: GSC GL 4471902/)
  assert.deepEqual(new Set((await endsOf(world.harborline)).values()), new Set([1]))

  const again = (await dana.data(retry, { id: stage.id })).retryCaraPlanStage
  assert.deepEqual(again, { __typename: 'CannotRetryError', message: 'Only a failed stage can be retried.' })
})

Deno.test('says in the conversation that something failed, and repeats only the failed step', async () => {
  await using copilot = await openCopilot()
  const { dana, world } = copilot
  const id = await openLetter(copilot)
  const { harborline } = world
  const commit = harborline.commit.bind(harborline)
  harborline.commit = async (actor, changes, options) => {
    const isDraft = changes.some(({ updateTypes }) => updateTypes.includes('CREATE_CARA_ARTIFACT'))
    if (isDraft) throw new Error('The disk is full.')
    return await commit(actor, changes, options)
  }
  await world.platform.jobs.runDue()
  const failed = await copilot.shown(id)
  assert.equal(failed.state, 'IDLE')
  assert.match(failed.messages.at(-1).content, /^I couldn't finish this\. Something went wrong on our side\./)
  assert.doesNotMatch(JSON.stringify(failed), /disk is full/)
  const [stage] = failed.planStages
  assert.equal(stage.state, 'FAILED')
  assert.equal(stage.events.at(-1).status, 'FAILED')

  harborline.commit = commit
  await dana.data(retry, { id: stage.id })
  await world.platform.jobs.runDue()
  const done = await copilot.shown(id)
  assert.equal(done.planStages[0].state, 'SUCCESS')
  assert.equal(done.artifacts.length, 1)
  assert.equal(done.planStages[0].events.at(-1).status, 'SUCCESS')
})
