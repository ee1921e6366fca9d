/** A decision or action by Cara on a call or thread, with the words that led to it. */
export interface CaraAction {
  readonly id: string
  /** For example, `identify_account`. */
  readonly name: string
  readonly argumentsJson: string
  readonly result: string
  /** Verbatim words of the message that led to the decision. */
  readonly evidence: readonly string[]
  readonly at: number
}

/** The arguments of the decision that a message is fraud. */
export const fraudDecision = JSON.stringify({ reason: 'PHISHING' })
