/** How long a session lasts: without a request, and in all. */
export const sessionRules = {
  idle: 12 * 60 * 60_000,
  absolute: 14 * 24 * 60 * 60_000,
  /** A request moves the idle limit at most this often, so that reading does not mean writing. */
  touchAfter: 5 * 60_000,
} as const

/** A session as it is kept, under the hash of its token. */
export interface Session {
  readonly agencyId: string
  readonly userId: string
  readonly startedAt: number
  readonly seenAt: number
}

export function isSessionOver(session: Session, now: number): boolean {
  return now >= sessionEnd(session)
}

/** When the session ends if nothing more is heard of it. */
export function sessionEnd(session: Session): number {
  return Math.min(session.seenAt + sessionRules.idle, session.startedAt + sessionRules.absolute)
}

export function needsTouch(session: Session, now: number): boolean {
  return now - session.seenAt >= sessionRules.touchAfter
}
