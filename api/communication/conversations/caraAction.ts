/** One thing that Cara decided or did with a call or thread, with the words that decided it. */
export interface CaraAction {
  readonly id: string
  /** Like `identify_account`. */
  readonly name: string
  readonly argumentsJson: string
  readonly result: string
  /** The words of the message that decided it, verbatim. */
  readonly evidence: readonly string[]
  readonly at: number
}
