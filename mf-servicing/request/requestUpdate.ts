/** The fields of the update dialog; null if unset. */
export interface RequestUpdateChoice {
  assigneeId: string | null
  /** `YYYY-MM-DD`. */
  day: string | null
}

/** The body of the update form's request: null clears, and unchanged fields are omitted. */
export type RequestUpdateBody = { assigneeId?: string | null; dueAt?: string | null }

/** Only the user's changes, so that a colleague's change to the other field is kept. */
export function changedOf(before: RequestUpdateChoice, after: RequestUpdateChoice): RequestUpdateBody {
  return {
    ...(after.assigneeId !== before.assigneeId && { assigneeId: after.assigneeId }),
    ...(after.day !== before.day && { dueAt: after.day && midnight(after.day) }),
  }
}

/** The calendar day of a due date, which is carried as midnight UTC. */
export function dayOf(dueAt: string | null): string | null {
  return dueAt === null ? null : dueAt.slice(0, 10)
}

/** A calendar day as the API carries it. */
export function midnight(day: string): string {
  return `${day}T00:00:00.000Z`
}
