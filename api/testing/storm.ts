import type { Random } from '../demo/random.ts'
import type { Desk } from './openDesk.ts'
import type { Asked, Matter, Upload, Wish } from './matter.ts'

interface StormOptions {
  readonly random: Random
  readonly desks: readonly Desk[]
  /** The key of the client application, new for this storm. */
  readonly apiKey: string
  /** Clients whom the agency knows by their addresses. */
  readonly clientEmails: readonly string[]
  /** Who may be assigned a request. */
  readonly assigneeIds: readonly string[]
  /** Ends the server without warning. */
  kill(): Promise<void>
}

/** How many work at each desk at once. */
const hands = 4
/** One key may bring in 60 requests at once. */
const mostMatters = 50
const day = 24 * 60 * 60_000

/** Keeps the server busy, kills it in the midst of that, and answers everything that was asked of it. */
export async function storm(options: StormOptions): Promise<Matter[]> {
  const { random, desks, apiKey, clientEmails, assigneeIds } = options
  const matters: Matter[] = []
  // Counted in answers, so that the moment falls into the storm on a slow machine too.
  const answersUntilKilled = random.whole(5, 240)
  let answers = 0
  const ending = new AbortController()
  let killed: Promise<void> | undefined

  /** Notes an answer; from the chosen one on, the server has a few milliseconds to live. */
  function answered(): void {
    if (++answers !== answersUntilKilled) return
    killed = new Promise<void>((resolve) => setTimeout(resolve, random.next() * 8)).then(() => {
      ending.abort()
      return options.kill()
    })
  }

  async function live(desk: Desk): Promise<void> {
    const matter = begin()
    matters.push(matter)
    const id = await desk.receive(matter.inbound)
    matter.id = id
    answered()
    await Promise.all([
      ask(desk, matter, { type: 'comment', content: note('Left a voicemail about') }),
      ask(desk, matter, { type: 'assign', assigneeId: random.pick(assigneeIds) }),
      ask(desk, matter, { type: 'date', dueAt: dayFrom(random.whole(1, 300)) }),
      ...(random.chance(0.6) ? [close(desk, matter)] : []),
    ])
  }

  function begin(): Matter {
    const body = {
      type: 'OTHER',
      clientEmail: random.pick(clientEmails),
      details: note('Please send a certificate for'),
    } as const
    const inbound = { apiKey, idempotencyKey: crypto.randomUUID(), body }
    return { inbound, id: null, asked: [], uploads: [] }
  }

  async function close(desk: Desk, matter: Matter): Promise<void> {
    const uploads = Array.from({ length: random.whole(1, 3) }, certificate)
    matter.uploads.push(...uploads)
    await Promise.all(
      uploads.map(async (upload) => {
        await desk.upload(upload)
        answered()
      }),
    )
    const files = uploads.flatMap(({ id }) => (id === null ? [] : [id]))
    await ask(desk, matter, { type: 'resolve', notes: note('Sent the certificate for'), files })
  }

  async function ask(desk: Desk, matter: Matter, wish: Wish): Promise<void> {
    if (matter.id === null) return
    const asked: Asked = { wish, outcome: 'unknown' }
    matter.asked.push(asked)
    await desk.ask(matter.id, asked)
    answered()
  }

  function note(about: string): string {
    return `${about} job ${crypto.randomUUID()}.${' The holder waits.'.repeat(random.whole(0, 20))}`
  }

  function certificate(): Upload {
    const line = `Certificate of insurance ${crypto.randomUUID()}\n`
    return { name: 'certificate.txt', content: line.repeat(random.whole(1, 4_000)), id: null }
  }

  async function work(desk: Desk): Promise<void> {
    while (!ending.signal.aborted) {
      if (matters.length < mostMatters) await live(desk)
      else await ask(desk, random.pick(matters), { type: 'comment', content: note('Called again about') })
    }
  }

  async function workUntilKilled(desk: Desk): Promise<void> {
    try {
      await work(desk)
    } catch (error) {
      // Whatever was on its way when the server was killed is lost on its way.
      if (!ending.signal.aborted) throw error
    }
  }

  await Promise.all(desks.flatMap((desk) => Array.from({ length: hands }, () => workUntilKilled(desk))))
  await killed
  return matters
}

/** Midnight UTC of a day to come. */
function dayFrom(days: number): string {
  return new Date((Math.floor(Date.now() / day) + days) * day).toISOString()
}
