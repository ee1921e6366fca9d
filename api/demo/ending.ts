import type { Actor } from '../platform/index.ts'
import { resolved } from '../servicing/index.ts'
import type { Step } from './step.ts'
import type { Story } from './story.ts'
import { whenOpen } from './whenOpen.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** The nightly job closes a request after this long without a reply. */
const silence = 90 * day

/** The share of requests still open by age, in days. */
const openShares: readonly (readonly [number, number])[] = [
  [2, 0.85],
  [7, 0.65],
  [21, 0.45],
  [60, 0.24],
  [180, 0.07],
  [Infinity, 0.03],
]

interface Ending {
  readonly notes: readonly string[]
  readonly owner: string
  /** When the previous event happened. */
  readonly from: number
  readonly now: number
}

/** Closes a request by its assignee, Cara, or the nightly job; returns nothing if it stays open. */
export function ending({ random, openedAt }: Story, { notes, owner, from, now }: Ending): Step[] {
  const age = (now - openedAt) / day
  const share = openShares.find(([days]) => age < days)?.[1] ?? 0
  if (random.chance(share)) return []
  const closer = random.weighted({ AGENCY_USER: 90, WORKFLOW: 7, CRONJOB: 3 })
  const wait = random.whole(1, random.pick([6, 30, 120, 260])) * hour
  const actor = closers[closer](owner)
  const at = closer === 'CRONJOB' ? Math.max(from, openedAt + silence) : whenOpen(from + wait)
  const text = closer === 'CRONJOB' ? 'Closed after 90 days without an answer.' : random.pick(notes)
  const resolution = { notes: random.chance(0.88) ? text : null, fileIds: [], at, by: actor.id }
  return [
    {
      at,
      actor,
      change: (request) => ({
        request: resolved(request, resolution),
        updateTypes: ['CLOSE_SERVICE_REQUEST'],
      }),
    },
  ]
}

const closers = {
  AGENCY_USER: (owner) => ({ type: 'AGENCY_USER', id: owner }),
  WORKFLOW: () => ({ type: 'WORKFLOW', id: null }),
  CRONJOB: () => ({ type: 'CRONJOB', id: null }),
} satisfies Partial<Record<Actor['type'], (owner: string) => Actor>>
