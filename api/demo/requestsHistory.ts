import { create, replace } from '../platform/index.ts'
import type { Stored } from '../platform/index.ts'
import { serviceRequestCommentKind, serviceRequestKind } from '../servicing/index.ts'
import type { ServiceRequest } from '../servicing/index.ts'
import { commitAlone } from './commitAlone.ts'
import type { HistoryDeps, HistoryEvent } from './historyEvent.ts'
import type { Step } from './step.ts'

/** A request on its way through its life. */
interface Living {
  id: string
  request: Stored<ServiceRequest> | null
}

/** What happened to requests, step by step of each life. */
export function requestsHistory(
  { agency, newId }: HistoryDeps,
  lives: readonly (readonly Step[])[],
): HistoryEvent[] {
  return lives.flatMap((steps) => {
    const life: Living = { id: '', request: null }
    return steps.map((step): HistoryEvent => {
      // A comment says to which request it belongs, and leaves that one as it is.
      const changes = 'comment' in step ? {} : { changes: life }
      return { at: step.at, ...changes, write: () => write(life, step) }
    })
  })

  async function write(life: Living, step: Step): Promise<void> {
    const { at, actor } = step
    if ('opened' in step) {
      life.id = newId(serviceRequestKind, at)
      const opening = create(serviceRequestKind, life.id, step.opened, 'CREATE_SERVICE_REQUEST')
      keep(life, await commitAlone(agency, { actor, changes: [opening], at }))
      return
    }
    if ('comment' in step) {
      const value = {
        serviceRequestId: life.id,
        agencyUserId: actor.id,
        content: step.comment,
        createdAt: at,
      }
      const id = newId(serviceRequestCommentKind, at)
      const comment = create(serviceRequestCommentKind, id, value, 'ADD_SERVICE_REQUEST_COMMENT')
      await commitAlone(agency, { actor, changes: [comment], at })
      return
    }
    if (!life.request) throw new Error('A life begins with a request.')
    const { request, updateTypes } = step.change(life.request.value)
    if (updateTypes.length === 0) return
    const change = replace(life.request, request, updateTypes)
    keep(life, await commitAlone(agency, { actor, changes: [change], at }))
  }
}

function keep(life: Living, [stored]: readonly Stored<unknown>[]): void {
  if (stored) life.request = stored as Stored<ServiceRequest>
}
