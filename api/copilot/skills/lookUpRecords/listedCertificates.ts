import { accountKind, type AccountRow, certificateKind } from '../../../knowledge/index.ts'
import { dayInWords, folded } from '../../../platform/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { linkTo, recordTable } from './recordTable.ts'
import { periodIn } from './periodIn.ts'

/** Maximum number of certificates listed in an answer. */
const most = 50

/** Whether a message asks which certificates were issued. */
export function isAboutCertificates(text: string): boolean {
  return (
    /\b(?:certificates?|certs?|cois?)\b/i.test(text) &&
    /\b(?:issued?|sent|made|went|gone|list|show|have|did we|how many|on file)\b/i.test(text)
  )
}

/** The certificates issued for an account or by the agency, in a period or for a holder that the message names. */
export function listedCertificates({ agency, request, today }: Task, account: AccountRow | null): Reply {
  const table = agency.table(certificateKind)
  const period = periodIn(`issued ${request}`, today)
  const scope = account ? table.related('currentOf', account.id) : table.related('current', 'current')
  const asked = ` ${plain(request)} `
  const isNamed = ({ holder }: (typeof scope)[number]) =>
    asked.includes(` ${plain(holder.name)} `) && plain(holder.name) !== plain(account?.detail.name ?? '')
  const holders = scope.filter(isNamed)
  const found = (holders.length > 0 ? holders : scope)
    .filter(({ issuedOn }) => !period || (issuedOn >= period.from && issuedOn <= period.to))
    .toSorted((a, b) => b.createdAt - a.createdAt)
  const whose = [
    ...(account ? [`for ${linkTo(account)}`] : []),
    ...(holders[0] ? [`to ${holders[0].holder.name}`] : []),
    ...(period ? [`from ${dayInWords(period.from)} to ${dayInWords(period.to)}`] : []),
  ].join(' ')
  if (found.length === 0) return { text: `No certificate was issued ${whose}`.trimEnd() + '.' }
  const count = found.length === 1 ? 'One certificate was' : `${found.length} certificates were`
  const cut = found.length > most ? ` These are the latest ${most}:` : ''
  const accounts = agency.table(accountKind)
  const rows = found.slice(0, most).map(({ id, accountId, number, holder, issuedOn }) => {
    const path = `/app/accounts/${encodeURIComponent(accountId)}/certificates/${encodeURIComponent(id)}`
    return [
      `[${number}](${path})`,
      ...(account ? [] : [accounts.get(accountId)?.detail.name ?? '–']),
      holder.name,
      dayInWords(issuedOn),
    ]
  })
  const titles = ['Certificate', ...(account ? [] : ['Account']), 'Holder', 'Issued']
  return {
    text: [`${count} issued ${whose}`.trimEnd() + `.${cut}`, '', ...recordTable(titles, rows)].join('\n'),
  }
}

function plain(name: string): string {
  return folded(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
