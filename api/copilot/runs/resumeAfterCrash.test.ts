import assert from 'node:assert/strict'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../knowledge/testing/openPolicy.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { openCopilot } from '../testing/openCopilot.ts'

/** Longer than a job's lease: another process may take the work over. */
const afterLease = 61_000

/** The process dies in its `nth` commit of work, before or after the store has taken it; nothing it does later counts. */
function crashAt(agency: AgencyStore, { nth, isStored }: { nth: number; isStored: boolean }) {
  const commit = agency.commit.bind(agency)
  let count = 0
  agency.commit = async (actor, changes, options) => {
    if (actor.type !== 'WORKFLOW') return await commit(actor, changes, options)
    count++
    if (count < nth) return await commit(actor, changes, options)
    if (count === nth && isStored) await commit(actor, changes, options)
    throw new Error('The process was killed.')
  }
  return {
    isReached: () => count >= nth,
    restart: () => {
      agency.commit = commit
    },
  }
}

Deno.test('a run resumes after a crash at any point without repeating a finished step', async () => {
  await using copilot = await openCopilot()
  const { world, dana } = copilot
  const agency = world.harborline
  const { id: accountId } = await openAccount(agency)
  const carrierId = await addCarrier(agency, { name: 'Granite State Casualty' })
  await openPolicy(agency, { accountId, carrierId, policyNumber: 'GSC GL 4471902' })

  async function openLetter(): Promise<string> {
    const { createCaraWorkspace } = await dana.data(
      `mutation ($input: CreateCaraWorkspaceInput!) {
        createCaraWorkspace(input: $input) {
          ... on CreateCaraWorkspaceSuccess { caraWorkspace { id } }
        }
      }`,
      { input: { message: 'Write a renewal letter to the client', accountId } },
    )
    return createCaraWorkspace.caraWorkspace.id
  }

  const expected = JSON.stringify(outcome(await copilot.shown(await finished(await openLetter()))))
  async function finished(id: string): Promise<string> {
    await world.platform.jobs.runDue()
    return id
  }

  let crashes = 0
  for (const isStored of [false, true]) {
    for (let nth = 1; ; nth++) {
      const id = await openLetter()
      const before = agency.head
      const process = crashAt(agency, { nth, isStored })
      await world.platform.jobs.runDue().catch(() => undefined)
      process.restart()
      if (!process.isReached()) break
      crashes++
      world.clock.advance(afterLease)
      await world.platform.jobs.runDue()
      const at = `killed ${isStored ? 'after' : 'in'} commit ${nth}`
      assert.equal(JSON.stringify(outcome(await copilot.shown(id))), expected, at)
      assert.deepEqual(await repeatedEnds(agency, before), [], at)
    }
  }
  assert(crashes > 12, `${crashes} places to die in`)
})

/** What a person sees of the work. */
// oxlint-disable-next-line typescript/no-explicit-any
function outcome({ state, messages, planStages, artifacts }: any) {
  return {
    state,
    messages: messages.map(({ role, content }: Record<string, unknown>) => [role, content]),
    stages: planStages.map(({ state: stageState, events }: { state: string; events: object[] }) => [
      stageState,
      events,
    ]),
    emails: artifacts.map(({ email, versions }: { email: object; versions: object[] }) => [email, versions]),
  }
}

/** The steps that were ended more than once since a position of the ledger. */
async function repeatedEnds(agency: AgencyStore, since: number): Promise<string[]> {
  const positions = Array.from({ length: agency.head - since }, (_, index) => since + 1 + index)
  const ended = (await agency.entries(positions))
    .filter(({ updateTypes }) => updateTypes.includes('END_CARA_PLAN_EVENT'))
    .map(({ id }) => id)
  return ended.filter((id, index) => ended.indexOf(id) !== index)
}
