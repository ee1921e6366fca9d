export interface AnswerError {
  message: string
  extensions?: {
    code?: string
    /** The failure's id in the server's log. */
    errorId?: string
    status?: number
    location?: string
  }
}

/** The response of the GraphQL endpoint. */
export interface Answer {
  data: Record<string, unknown>
  errors?: AnswerError[]
}

export function isAnswer(body: unknown): body is Answer {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
}

/** Where a 302 response redirects the user: its Location, or the sign-in screen; null for other responses. */
export function redirectOf(errors: readonly AnswerError[]): string | null {
  const moved = errors.find(({ extensions }) => extensions?.status === 302)
  return moved ? (moved.extensions?.location ?? '/signin') : null
}
