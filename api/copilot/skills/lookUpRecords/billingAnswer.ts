import { type AccountRow, businessPolicyKind, carrierKind, standingOf } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { discussedLines } from '../letters/namedLines.ts'
import { linkTo } from './recordTable.ts'
import { noticesOf } from './noticesOf.ts'

/** Whether a message asks what a client has paid or owes, which only the carrier knows. */
export function isAboutBilling(text: string): boolean {
  return asking.test(text) && !ofClaims.test(text)
}

const asking =
  /\b(?:has|have|had|did|is|are|was|were|does|do)\b[^.?!]{0,60}\b(?:paid|pay(?:ment)?|installments?|past due|overdue|(?:current|behind) on|late on|auto-?pay)\b|\b(?:what|how much|when)\b[^.?!]{0,60}\b(?:owes?|balance|past due|installments?|next payment)\b/i
const ofClaims =
  /\b(?:claims?|loss(?:es)?|accident|requests?|tasks?|medical|expenses?|who|cover\w*|commissions?|medical payments?)\b/i

/** Says that billing is on no record, and who knows: the carriers of the policies in question. */
export async function billingAnswer(task: Task, account: AccountRow): Promise<Reply> {
  const { agency, today } = task
  const lines = discussedLines(task)
  const inForce = agency
    .table(businessPolicyKind)
    .related('account', account.id)
    .filter((row) => standingOf(row, today) === 'INFORCE')
  const named = inForce.filter(({ type }) => lines.includes(type))
  const asked = named.length > 0 ? named : inForce
  const who = asked.flatMap(({ carrierId, policyNumber }) => {
    const carrier = agency.table(carrierKind).get(carrierId ?? '')?.name
    return carrier ? [`${carrier}${policyNumber ? ` (policy ${policyNumber})` : ''}`] : []
  })
  const ask = who.length > 0 ? new Intl.ListFormat('en-US').format(who) : 'the carrier'
  const notices = await noticesOf(task, account)
  return {
    text: [
      `I have no billing data for ${linkTo(account)}, so I can’t tell what was paid or is due. Ask the billing department of ${ask}, or look in its agent portal.`,
      ...(notices ? [notices.text] : []),
    ].join('\n\n'),
  }
}
