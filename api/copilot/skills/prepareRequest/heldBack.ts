import { type Standing, standingIn } from '../../../assistant/index.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'
import { answerAfter } from './policyOfRequest.ts'

/** Why nothing is prepared for a request. */
interface HeldBack {
  readonly text: string
  readonly question?: { readonly topic: string; readonly text: string }
  /** The notes with which a person can resolve the request at once. */
  readonly resolution?: string
}

/**
 * Why a request is not prepared: the client takes it back, holds it, has not decided, or only lets the policy run out.
 * Null for a plain order, and once a user wants it prepared anyway.
 */
export function heldBack(task: Task, { type, details, account }: ServiceRequest): HeldBack | null {
  const standing = standingIn(type, details ?? '', account ? [account.name] : [])
  if (standing === null) return null
  const said = `"${standing.words}"`
  switch (standing.kind) {
    case 'WITHDRAWN':
      return {
        text: `The client does not want this: ${said} Nothing is prepared. Make sure that nothing has gone out before, and don't send earlier drafts. Then resolve the request.`,
        resolution: `Taken back by the client: ${said}`,
      }
    case 'NONRENEWAL':
      return {
        text: `The client does not want to renew: ${said} This is no cancellation, so no cancellation request and no release are prepared. The policy stays in force until its term ends. Tell the carrier not to renew it.`,
      }
    case 'FOR_ANOTHER':
    case 'HELD':
    case 'UNDECIDED': {
      const ask = `${why[standing.kind]}: ${said} ${until[standing.kind]} Should I prepare it anyway?`
      const answer = answerAfter(ask, task)
      if (answer !== null && agreed.test(answer)) return null
      return answer === null
        ? { text: '', question: { topic: 'standing', text: ask } }
        : { text: 'Nothing is prepared until the client confirms it.' }
    }
  }
}

const why = {
  HELD: 'The client asks to wait',
  UNDECIDED: 'The client has not decided yet',
  FOR_ANOTHER: 'The client writes for another company',
} as const satisfies Partial<Record<Standing['kind'], string>>

const until = {
  HELD: 'Nothing is prepared until they confirm it.',
  UNDECIDED: 'Nothing is prepared until they confirm it.',
  FOR_ANOTHER: 'Choose the account that it is for.',
} as const satisfies Partial<Record<Standing['kind'], string>>

const agreed =
  /^\W*(?:yes|yeah|yep|sure|ok(?:ay)?|please|go ahead|do|prepare|they (?:have )?confirmed|confirmed)\b/i
