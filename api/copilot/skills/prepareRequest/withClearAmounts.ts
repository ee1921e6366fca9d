import { unclearAmounts } from '../../../assistant/index.ts'
import type { Task } from '../../runs/task.ts'
import { answerAfter } from './policyOfRequest.ts'

/** A change with each amount as the user clears it up, so that no typo goes to the carrier; the question until then. */
export function withClearAmounts(
  task: Task,
  details: string,
): { readonly details: string } | { readonly ask: string } {
  let clear = details
  for (const written of unclearAmounts(details)) {
    const ask = `Which amount does the client mean by ${written}?`
    const amount = answerAfter(ask, task)
    if (amount === null || unclearAmounts(amount).length > 0) return { ask }
    clear = clear.replaceAll(written, amount.trim().replace(/\.$/, ''))
  }
  return { details: clear }
}
