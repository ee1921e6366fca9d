import { accountKind, type AccountRow, nameKey } from '../../../knowledge/index.ts'
import { dayInWords, folded } from '../../../platform/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { lookUpPolicies } from '../../tools/lookUpPolicies.ts'
import { accountOf, askForAccount } from '../accountOf.ts'
import { requestOf } from '../letters/conversation.ts'
import { linkTo, policyLink, recordTable } from './recordTable.ts'

const record = String.raw`(?:polic(?:y|ies)|accounts?|clients?|customers?|(?:service )?requests?|certificates?|certs|cois?|contacts?|records?|data|documents?)`
/** Words between the verb and the record; a part of a record has others: "the driver from the policy". */
const between = String.raw`(?:all of |both of )?(?:(?!(?:about|from|on|to|in|off|of|for|and|that|with)\b)[\w'’.,&-]+ ){0,6}?`

const deletes = new RegExp(
  String.raw`^\s*(?:(?:please|pls|now|ok|cara|can you|could you|would you|i want you to|i need you to|go ahead and)[,\s]+)*(?:delete|erase|purge|wipe(?: out)?|remove|get rid of)\s+${between}${record}(?=(?:[,\s]+(?:please|pls|now))*\s*[.!?]*$|\s+(?:of|for|from (?:the|our) (?:system|records|book|database|agency)|called|named)\b|\s+[\w-]*\d[\w-]*)(?!.*\b(?:certificate|cert|letter|email|draft|table|list|comparison|proposal|sheet|summary)\b\s*[.!?]*$)`,
  'i',
)
const ofEverything = /^\s*(?:(?:please|can you|could you)\s+)?(?:delete|erase|purge|wipe)\s+everything\b/i

/** "Delete all policies of Casco Roofing": the records themselves, not a part of a draft or a policy. */
export function asksToDelete(text: string): boolean {
  return deletes.test(text) || ofEverything.test(text)
}

const noDeletion =
  'I don’t delete records, and nothing was deleted. A person sets a policy to Canceled or deletes one of its documents on the policy’s page. Accounts, requests and certificates stay on file.'

/** Says that Cara deletes nothing, and where a person can change the policies that are meant. */
export async function deletionAnswer(task: Task): Promise<Reply> {
  const request = requestOf(task)
  if (!/\b(?:polic(?:y|ies)|accounts?|clients?|customers?|everything)\b/i.test(request))
    return { text: noDeletion }
  const sought = await accountOf({ ...task, history: task.answered ? task.history : [] })
  const choices = task.answered || !sought.account ? sought.choices : alsoMeant(task, sought.account)
  if (choices.length > 1) {
    const asked = askForAccount('Whose policies do you want to see?', { account: null, choices })
    return { ...asked, text: `${noDeletion}\n\n${asked.text}` }
  }
  const { account } = sought
  if (!account) return { text: noDeletion }
  const { policies } = await task.journal.call(lookUpPolicies, { accountId: account.id })
  if (policies.length === 0) return { text: `${noDeletion}\n\n${linkTo(account)} has no policies on record.` }
  const rows = policies.map((policy) => [
    policyLink(policy),
    policy.line,
    policy.state,
    policy.expiresAt ? dayInWords(policy.expiresAt) : '–',
  ])
  const table = recordTable(['Policy', 'Line', 'Status', 'Expires'], rows)
  return { text: [noDeletion, '', `The policies of ${linkTo(account)}:`, '', ...table].join('\n') }
}

/** The account, and those whose names begin like it, unless the message has its whole name. */
function alsoMeant({ agency, request }: Task, account: AccountRow): AccountRow[] {
  const { name } = account.detail
  if (nameKey(name) !== folded(name) && folded(request).includes(folded(name))) return [account]
  return [...agency.table(accountKind).values()].filter(
    (each) => each.id === account.id || nameKey(each.detail.name).startsWith(`${nameKey(name)} `),
  )
}
