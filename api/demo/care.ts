import type { Actor } from '../platform/index.ts'
import { updated } from '../servicing/index.ts'
import type { ServiceRequestPatch } from '../servicing/index.ts'
import type { Random } from './random.ts'
import type { Step } from './step.ts'
import { dayAfter } from './story.ts'
import type { Story, Telling } from './story.ts'
import { whenOpen } from './whenOpen.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface Care {
  readonly telling: Telling
  readonly staff: readonly string[]
  /** Who takes the request. */
  readonly owner: string
}

/** What staff do with a request before resolving it: assign, set a due date, comment and hand over. */
export function care(story: Story, { telling, staff, owner }: Care): Step[] {
  const { random, openedAt } = story
  let at = whenOpen(openedAt + random.whole(4, 90) * minute)
  const steps: Step[] = []

  function take(step: (at: number) => Step, wait: number): void {
    at = whenOpen(at + wait)
    steps.push(step(at))
  }

  if (random.chance(0.82)) {
    const dueAt = random.chance(0.45) ? dueDay(random, at) : undefined
    const by = random.chance(0.15) ? cara : user(random.chance(0.5) ? owner : random.pick(staff))
    take(
      (now) => update(now, by, { assigneeId: owner, ...(dueAt && { dueAt }) }),
      random.whole(1, 240) * minute,
    )
    if (!dueAt && random.chance(0.35)) {
      take((now) => update(now, user(owner), { dueAt: dueDay(random, now) }), random.whole(1, 20) * minute)
    }
  }
  if (random.chance(0.08)) take((now) => addition(story, now), random.whole(1, 30) * hour)
  for (const comment of discussion(random, telling.comments)) {
    const author = random.chance(0.6) ? owner : random.pick(staff)
    take((now) => ({ at: now, actor: user(author), comment }), random.whole(10, 1_500) * minute)
  }
  if (random.chance(0.1)) {
    const next = random.pick(staff)
    take((now) => update(now, user(owner), { assigneeId: next }), random.whole(1, 30) * hour)
  }
  if (random.chance(0.06)) {
    const dueAt = random.chance(0.3) ? null : dueDay(random, at + 3 * day)
    take((now) => update(now, user(owner), { dueAt }), random.whole(1, 20) * hour)
  }
  return steps
}

const cara: Actor = { type: 'WORKFLOW', id: null }

function user(id: string): Actor {
  return { type: 'AGENCY_USER', id }
}

function update(at: number, actor: Actor, patch: ServiceRequestPatch): Step {
  return { at, actor, change: (request) => updated(request, patch, at) }
}

function dueDay(random: Random, from: number): string {
  return new Date(whenOpen(from + random.whole(0, 12) * day)).toISOString().slice(0, 10)
}

function discussion(random: Random, comments: readonly string[]): readonly string[] {
  const count = random.pick([0, 0, 0, 1, 1, 1, 2, 2, 3])
  const start = random.whole(0, comments.length - 1)
  return [...comments.slice(start), ...comments.slice(0, start)].slice(0, count)
}

// Clients can add to an open request from the client application.
function addition(story: Story, at: number): Step {
  const more = story.random.pick([
    `Sorry, forgot to say: it can wait until ${dayAfter(story, 5)}.`,
    'One more thing: please send a copy to our bookkeeper as well.',
    'I attached the contract to my last email, page 14 has the insurance requirements.',
    'Best reached on my cell after 3 pm.',
  ])
  return {
    at,
    actor: { type: 'AGENCY_CLIENT', id: null },
    change: (request) => ({
      request: { ...request, details: [request.details, more].filter(Boolean).join('\n\n'), updatedAt: at },
      updateTypes: ['UPDATE_SERVICE_REQUEST'],
    }),
  }
}
