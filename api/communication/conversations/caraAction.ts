import { z } from 'zod'

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

/** Whether Cara decided that a message is fraud. */
export function isFraudDecision({ name, argumentsJson }: CaraAction): boolean {
  return name === 'decide_request' && decision.parse(JSON.parse(argumentsJson)).reason === 'PHISHING'
}

const decision = z.object({ reason: z.string() })
