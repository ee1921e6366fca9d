import type { AccountRow } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { accountOf, askForAccount } from '../accountOf.ts'
import { comparesClients } from './comparedLimits.ts'
import { industryCode, isAboutIndustryCode } from './industryCode.ts'
import { isAboutCertificates, listedCertificates } from './listedCertificates.ts'
import { isAboutAllRequests, listedRequests } from './listedRequests.ts'
import { foundThreads, isAboutThreads, isThreadSearch, listedThreads } from './listedThreads.ts'
import { isAboutUndocumented, undocumentedPolicies } from './undocumentedPolicies.ts'

/** Records of one kind that a message can ask for, of one account or of all. */
interface RecordList {
  isAbout(request: string): boolean
  list(task: Task, account: AccountRow | null): Reply
  /** Whether "that" or "it" in the message never means the account discussed before. */
  readonly isOfBook?: boolean
}

const lists: readonly RecordList[] = [
  { isAbout: isAboutThreads, list: listedThreads },
  { isAbout: isAboutAllRequests, list: listedRequests, isOfBook: true },
  { isAbout: isAboutUndocumented, list: undocumentedPolicies },
  { isAbout: isAboutIndustryCode, list: industryCode },
  { isAbout: isAboutCertificates, list: listedCertificates },
]

/** Whether only the agency's records can answer a message: no document and no letter is asked for. */
export function isOnlyOfRecords(request: string): boolean {
  return [isThreadSearch, isAboutThreads, isAboutUndocumented, isAboutIndustryCode, comparesClients].some(
    (asks) => asks(request),
  )
}

/** The records that a message asks to list; null if it asks for none. */
export async function recordList(task: Task, asked: Task): Promise<Reply | null> {
  const { request } = task
  if (isThreadSearch(request)) return await foundThreads(task)
  const wanted = lists.find(({ isAbout }) => isAbout(request))
  if (!wanted) return null
  // A question about all clients is not about the one discussed before.
  const goesOn = !wanted.isOfBook && refersBack.test(request)
  const about = await accountOf(goesOn ? asked : { ...asked, history: [] })
  if (about.choices.length > 1) return askForAccount('Which one do you mean?', about)
  return wanted.list(task, about.account)
}

/** Words for the account discussed before. */
export const refersBack = /\b(?:their|theirs|them|they|its?|this|that|there|his|her|he|she)\b/i
