import { coverageNotice, numberIn } from '../../assistant/index.ts'
import { emailKind, emailThreadKind, noticeInWords } from '../../communication/index.ts'
import { agencyToday } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { serviceRequestKind } from '../../servicing/index.ts'

/** How many threads of an account are looked at, newest first. */
const mostThreads = 20

/** The notices of cancellation of an account's policies whose requests are still open, each in a sentence. */
export async function openNotices(
  agency: AgencyStore,
  {
    accountId,
    policyNumbers,
  }: { readonly accountId: string; readonly policyNumbers: readonly (string | null)[] },
): Promise<string[]> {
  const threads = agency
    .table(serviceRequestKind)
    .related('account', accountId)
    .filter(({ state }) => state === 'OPEN')
    .flatMap(({ id }) => agency.table(emailThreadKind).related('serviceRequest', id))
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, mostThreads)
  const rows = threads.flatMap(({ id }) =>
    agency
      .table(emailKind)
      .related('thread', id)
      .filter(({ delivery }) => delivery === 'RECEIVED'),
  )
  const emails = await agency.readMany(
    emailKind,
    rows.map(({ id }) => id),
  )
  const found = emails.flatMap((email) => {
    if (!email) return []
    const text = `${email.value.subject ?? ''}\n${email.value.body}`
    const notice = coverageNotice(text, agencyToday(agency, email.value.sentAt))
    if (!notice || notice.isNonrenewal) return []
    return policyNumbers.flatMap((number) =>
      number && numberIn(text, number) !== null
        ? [`A notice is open: it says that policy ${number} ${noticeInWords(notice)}. Ask the carrier first.`]
        : [],
    )
  })
  return [...new Set(found)]
}
