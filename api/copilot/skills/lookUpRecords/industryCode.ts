import { accountKind, type AccountRow, industries } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { linkTo, recordTable } from './recordTable.ts'

/** Maximum number of industries shown for a trade. */
const most = 5

const asksForCode = /\bnaics\b/i
const ofTrade =
  /\bnaics\b.{0,30}?\b(?:for|of|is|covers?)\s+(?:an?|the)?\s*(.{3,60}?)\s*[.?!]*\s*$|^\s*(?:an?|the)?\s*(.{3,60}?)\s+naics(?: codes?)?\s*[.?!]*\s*$/i

/** Whether a message asks for the industry code of a trade or an account. */
export function isAboutIndustryCode(request: string): boolean {
  return asksForCode.test(request) && ofTrade.test(request)
}

/** The code on an account's record, or the industries that a trade or code in the message means. */
export function industryCode({ agency, request }: Task, account: AccountRow | null): Reply {
  const detail = agency.table(accountKind).get(account?.id)?.detail
  if (account && detail) {
    const code = 'naics' in detail ? detail.naics : null
    const title = code && industries().get(code)?.title
    return {
      text: code
        ? `${linkTo(account)} has the NAICS code ${code}${title ? `, ${title}` : ''}.`
        : `${linkTo(account)} has no NAICS code on record.`,
    }
  }
  const [, after, before] = ofTrade.exec(request) ?? []
  const trade = after ?? before ?? ''
  const found = industries().search(trade, most)
  if (found.length === 0) return { text: `No industry in the NAICS list matches “${trade}”.` }
  return {
    text: [
      `The industries in the NAICS list closest to “${trade}”:`,
      '',
      ...recordTable(
        ['NAICS', 'Industry'],
        found.map(({ code, title }) => [code, title]),
      ),
    ].join('\n'),
  }
}
