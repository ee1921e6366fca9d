export interface AnswerError {
  message: string
  extensions?: {
    code?: string
    /** What the server's log calls this failure. */
    errorId?: string
    status?: number
    location?: string
  }
}

/** What the GraphQL endpoint sends. */
export interface Answer {
  data: Record<string, unknown>
  errors?: AnswerError[]
}

export function isAnswer(body: unknown): body is Answer {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
}

/** Where a load that answered 302 sends the user: its Location, else the sign-in screen; null without one. */
export function redirectOf(errors: readonly AnswerError[]): string | null {
  const moved = errors.find(({ extensions }) => extensions?.status === 302)
  return moved ? (moved.extensions?.location ?? '/signin') : null
}
