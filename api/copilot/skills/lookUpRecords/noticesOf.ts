import { type AccountRow, businessPolicyKind } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { openNotices } from '../../tools/openNotices.ts'
import { linkTo } from './recordTable.ts'

/** Whether a message asks for notices of cancellation: "is there a notice of cancellation on any Casco policy?" */
export function isAboutNotices(text: string): boolean {
  return asking.test(text) && ofNotice.test(text)
}

const asking =
  /\?|^\s*(?:please )?(?:is|are|was|has|have|did|do|does|any|which|what|show|list|check|tell me)\b/i
const ofNotice =
  /\bnotices? of (?:intent to |pending )?(?:cancel\w*)|\b(?:pending|open) cancell?ations?\b|\bcancell?ation notices?\b|\b(?:is|are|being|about to be|going to be|getting) cancell?ed\b|\bNOCs?\b/i

/** The notices that are open for an account; null without one, as a policy may be marked all the same. */
export async function noticesOf({ agency }: Task, account: AccountRow): Promise<Reply | null> {
  const policies = agency.table(businessPolicyKind).related('account', account.id)
  const notices = await openNotices(agency, {
    accountId: account.id,
    policyNumbers: policies.map(({ policyNumber }) => policyNumber),
  })
  return notices.length === 0
    ? null
    : { text: [`${linkTo(account)}:`, '', ...notices.map((notice) => `- ${notice}`)].join('\n') }
}
