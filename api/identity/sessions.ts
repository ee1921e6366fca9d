import type { Clock, Keyspace } from '../platform/index.ts'
import { isSessionOver, needsTouch, sessionEnd, sessionRules, type Session } from './session.ts'
import { hashToken, newToken } from './token.ts'

/** A live session and its key. */
export interface FoundSession {
  readonly key: string
  readonly session: Session
}

/** Starts, finds and ends sessions. It returns tokens but stores only their hashes. */
export interface Sessions {
  /** Returns the new session's token. */
  start(agencyId: string, userId: string): Promise<string>
  find(token: string): Promise<FoundSession | null>
  end(key: string): Promise<void>
  endAllOf(userId: string): Promise<void>
  /** Calls back once when the session ends, here or on another machine; returns a function that unsubscribes. */
  onEnd(key: string, listener: () => void): () => void
  /** Stops the session watchers; the sessions stay valid. */
  close(): void
}

/** How long a session may be cached: another machine may have ended it. */
const trustedFor = 1_000
const mostTrusted = 10_000
/** How often the sessions of open streams are checked. */
const watchEvery = 5_000
const mostSessionsOfUser = 1_000

interface SessionStores {
  readonly clock: Clock
  readonly sessions: Keyspace<Session>
  /** Index of a user's sessions: keys are `${userId}/${session key}`. */
  readonly sessionsOfUsers: Keyspace<true>
}

export function createSessions({ clock, sessions, sessionsOfUsers }: SessionStores): Sessions {
  const trusted = new Map<string, { session: Session; until: number }>()
  const listeners = new Map<string, Set<() => void>>()
  /** How many sessions have ended here: what was read before the last end is not cached. */
  let ended = 0
  let timer: ReturnType<typeof setInterval> | undefined

  async function read(key: string): Promise<Session | null> {
    const now = clock.now()
    const known = trusted.get(key)
    if (known && now < known.until) return isSessionOver(known.session, now) ? null : known.session

    const endedBefore = ended
    const kept = await sessions.get(key)
    if (!kept || isSessionOver(kept.value, now)) {
      trusted.delete(key)
      return null
    }
    if (ended === endedBefore) trust(key, kept.value, now)
    return kept.value
  }

  function trust(key: string, session: Session, now: number): void {
    if (trusted.size >= mostTrusted) trusted.clear()
    trusted.set(key, { session, until: now + trustedFor })
  }

  async function touch(key: string): Promise<void> {
    const now = clock.now()
    const endedBefore = ended
    const touched = await sessions.update<Session | null>(key, (current) => {
      if (!current) return { keep: true, answer: null }
      const session = { ...current.value, seenAt: now }
      return { put: session, expiresAt: sessionEnd(session), answer: session }
    })
    if (touched && ended === endedBefore) trust(key, touched, now)
  }

  async function forget(key: string, userId: string): Promise<void> {
    await sessions.delete(key)
    ended++
    trusted.delete(key)
    await sessionsOfUsers.delete(`${userId}/${key}`)
    announceEnd(key)
  }

  function announceEnd(key: string): void {
    const watching = listeners.get(key)
    listeners.delete(key)
    for (const listener of watching ?? []) listener()
  }

  async function lookAtWatched(): Promise<void> {
    for (const key of listeners.keys()) if (!(await read(key))) announceEnd(key)
  }

  return {
    async start(agencyId, userId) {
      const token = newToken()
      const key = hashToken(token)
      const now = clock.now()
      const session: Session = { agencyId, userId, startedAt: now, seenAt: now }
      const expiresAt = sessionEnd(session)
      // The index entry is written first, so that deactivation never misses a session.
      await sessionsOfUsers.put(`${userId}/${key}`, true, { expiresAt: now + sessionRules.absolute })
      await sessions.put(key, session, { expiresAt })
      return token
    },

    async find(token) {
      const key = hashToken(token)
      const session = await read(key)
      if (!session) return null
      if (needsTouch(session, clock.now())) await touch(key)
      return { key, session }
    },

    async end(key) {
      const kept = await sessions.get(key)
      if (kept) await forget(key, kept.value.userId)
    },

    async endAllOf(userId) {
      const prefix = `${userId}/`
      for (;;) {
        const found = await sessionsOfUsers.list(prefix, mostSessionsOfUser)
        for (const { key } of found) await forget(key.slice(prefix.length), userId)
        if (found.length < mostSessionsOfUser) return
      }
    },

    onEnd(key, listener) {
      const watching = listeners.get(key) ?? new Set()
      listeners.set(key, watching.add(listener))
      timer ??= setInterval(() => void lookAtWatched(), watchEvery)
      return () => {
        watching.delete(listener)
        if (watching.size === 0 && listeners.get(key) === watching) listeners.delete(key)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },

    close() {
      clearInterval(timer)
      for (const key of listeners.keys()) announceEnd(key)
    },
  }
}
