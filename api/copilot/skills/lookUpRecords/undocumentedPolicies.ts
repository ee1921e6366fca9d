import {
  accountKind,
  type AccountRow,
  businessPolicyKind,
  isCurrent,
  lineOfBusinessLabels,
  ownFiles,
} from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { namedLines } from '../letters/namedLines.ts'
import { linkTo, policyLink, recordTable } from './recordTable.ts'

/** Maximum number of policies listed in an answer. */
const most = 50

const papers = String.raw`(?:any |a |their |its |the )*(?:document|file|paper|pdf|dec(?:laration)?s? page|dec|declaration|policy copy|policy form)s?`
const lacking = new RegExp(
  String.raw`\b(?:which|what|list|show|any|all|how many|do we have|are there)\b.{0,40}\bpolic(?:y|ies)\b.{0,30}\b(?:(?:have|has|with) no|without|lack\w*|miss\w*|don['’]?t have|do not have|haven['’]?t)\s+${papers}\b`,
  'i',
)

/** Whether a message asks which policies have no document on file. */
export function isAboutUndocumented(request: string): boolean {
  return lacking.test(request)
}

/** The policies in force without a document, of an account or all. */
export function undocumentedPolicies({ agency, request, today }: Task, account: AccountRow | null): Reply {
  const table = agency.table(businessPolicyKind)
  const lines = namedLines(request)
  const inForce = [...(account ? table.related('account', account.id) : table.values())].filter(
    (policy) => isCurrent(policy, today) && (lines.length === 0 || lines.includes(policy.type)),
  )
  const found = inForce.filter(({ id }) => ownFiles(agency, id).length === 0)
  const whose = account ? ` of ${linkTo(account)}` : ''
  if (found.length === 0) return { text: `Every policy in force${whose} has a document on file.` }
  const count = `${found.length} of the ${inForce.length} policies in force${whose} ${found.length === 1 ? 'has' : 'have'} no document on file`
  const cut = found.length > most ? `. These are the ${most} that expire first:` : ':'
  const accounts = agency.table(accountKind)
  const rows = found
    .toSorted((a, b) => (a.expiresAt ?? '9').localeCompare(b.expiresAt ?? '9'))
    .slice(0, most)
    .map((policy) => [
      accounts.get(policy.accountId)?.detail.name ?? '–',
      policyLink(policy),
      lineOfBusinessLabels[policy.type],
      policy.expiresAt ? dayInWords(policy.expiresAt) : '–',
    ])
  return {
    text: [`${count}${cut}`, '', ...recordTable(['Account', 'Policy', 'Line', 'Expires'], rows)].join('\n'),
  }
}
