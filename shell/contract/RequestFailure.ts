export interface RequestFailureFacts {
  status: number
  errorId?: string | undefined
  cause?: unknown
}

/** A request to the API that did not succeed: the one error of the data layer. */
export class RequestFailure extends Error {
  override name = 'RequestFailure'
  /** HTTP status, 0 when no answer came. */
  readonly status: number
  /** What the server's log calls this failure, when it said so. */
  readonly errorId: string | undefined

  constructor(message: string, { status, errorId, cause }: RequestFailureFacts) {
    super(message, { cause })
    this.status = status
    this.errorId = errorId
  }

  /** The server understood and refused or failed; false when the connection or the server was gone. */
  get isAnswer(): boolean {
    return this.status !== 0 && this.status < 500
  }
}
