/** How long a session lasts: idle and in total. */
export const sessionRules = {
  idle: 12 * 60 * 60_000,
  absolute: 14 * 24 * 60 * 60_000,
  /** The idle limit is extended at most this often, so that reads don't cause writes. */
  touchAfter: 5 * 60_000,
} as const

/** A stored session, keyed by the hash of its token. */
export interface Session {
  readonly agencyId: string
  readonly userId: string
  readonly startedAt: number
  readonly seenAt: number
}

export function isSessionOver(session: Session, now: number): boolean {
  return now >= sessionEnd(session)
}

/** When the session ends if it stays idle. */
export function sessionEnd(session: Session): number {
  return Math.min(session.seenAt + sessionRules.idle, session.startedAt + sessionRules.absolute)
}

export function needsTouch(session: Session, now: number): boolean {
  return now - session.seenAt >= sessionRules.touchAfter
}
