import type { Services } from '../../graphql/index.ts'
import {
  type Actor,
  type AgencyStore,
  conflict,
  defineJob,
  replace,
  untilCommitted,
} from '../../platform/index.ts'
import { caraMessageKind } from '../workspaces/caraMessage.ts'
import { caraWorkspaceKind } from '../workspaces/caraWorkspace.ts'
import { handleMessage } from './handleMessage.ts'
import { workspaceJob } from './planWork.ts'

/** How often a stop request is looked for during a long step, in milliseconds. */
const stopInterval = 250

/** Works through the messages of a workspace in order, until none is left. */
export function workInWorkspace(services: Services) {
  return defineJob({
    ...workspaceJob,
    maxAttempts: 20,
    async run({ agency, idempotencyKey, signal }, { workspaceId }) {
      const actor: Actor = { type: 'WORKFLOW', id: idempotencyKey }
      const stopping = new AbortController()
      const watch = setInterval(() => {
        if (agency.table(caraWorkspaceKind).get(workspaceId)?.stopRequestedAt != null) stopping.abort()
      }, stopInterval)
      try {
        for (;;) {
          signal.throwIfAborted()
          const messageId = agency.table(caraMessageKind).related('queued', workspaceId)[0]?.id
          if (messageId === undefined) {
            if (await rest(agency, actor, workspaceId)) return
            continue
          }
          await handleMessage({
            agency,
            services,
            actor,
            workspaceId,
            messageId,
            signal: AbortSignal.any([signal, stopping.signal]),
            isServerStopping: () => signal.aborted,
          })
        }
      } finally {
        clearInterval(watch)
      }
    },
  })
}

/** Ends the work unless a message came in between; answers whether it did. */
async function rest(agency: AgencyStore, actor: Actor, workspaceId: string): Promise<boolean> {
  const answer = await untilCommitted(async () => {
    const workspace = await agency.read(caraWorkspaceKind, workspaceId)
    if (!workspace) return true
    if (agency.table(caraMessageKind).countRelated('queued', workspaceId) > 0) return false
    const state = workspace.value.question ? ('WAITING_FOR_INPUT' as const) : ('IDLE' as const)
    const next = { ...workspace.value, state, stopRequestedAt: null }
    const committed = await agency.commit(actor, [replace(workspace, next, 'END_CARA_WORK')])
    return committed.ok ? true : conflict
  })
  return answer === true
}
