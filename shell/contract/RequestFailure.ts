export interface RequestFailureFacts {
  status: number
  errorId?: string | undefined
  cause?: unknown
}

/** A failed API request: the data layer's only error. */
export class RequestFailure extends Error {
  override name = 'RequestFailure'
  /** The HTTP status, or 0 if there was no response. */
  readonly status: number
  /** The failure's id in the server's log, if sent. */
  readonly errorId: string | undefined

  constructor(message: string, { status, errorId, cause }: RequestFailureFacts) {
    super(message, { cause })
    this.status = status
    this.errorId = errorId
  }

  /** Whether the server processed the request; false when the connection or the server was down. */
  get isAnswer(): boolean {
    return this.status !== 0 && this.status < 500
  }
}
