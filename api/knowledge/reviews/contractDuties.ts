import { normal } from './coverageItem.ts'

/** The roles of a contract: the insured's own, and the others'. */
export interface Duties {
  readonly own: readonly string[]
  readonly others: readonly string[]
}

export function dutiesOf(roles: ReadonlyMap<string, string>, insured: string | null): Duties {
  const name = insured === null ? '' : partyKey(insured)
  const entries = [...roles]
  const isOwn = ([, party]: readonly [string, string]) =>
    name.length > 3 && (partyKey(party).startsWith(name) || name.startsWith(partyKey(party)))
  if (!entries.some(isOwn)) return { own: [], others: ['landlord', 'lessor', 'owner', 'client'] }
  return {
    own: entries.filter(isOwn).map(([role]) => role),
    others: entries.filter((entry) => !isOwn(entry)).map(([role]) => role),
  }
}

function partyKey(name: string): string {
  return normal(name.split(/,| DBA /i)[0] ?? '')
    .replaceAll(/\b(?:the|inc|llc|lp|llp|pllc|pc|co|corp|corporation|company|ltd)\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const third =
  /\b(?:(?:lower[- ]tier |all |any |each |every |its |their |such )?(?:subcontractors|sub-?consultants?|sub-?sub\w*|subtenants?|sublessees?|renters?|vendors engaged|caterers?|movers?)|(?:each|any|every|lower[- ]tier|all) (?:subcontractor|contractor|licensee|vendor|driver)|\b(?:subcontractors|vendors|agents) and shall see that each|(?:a|that|such|any|each) contractors?|contractors? (?:that|who|engaged|hired|retained|performing)|(?:any|each|every) [\w ]{0,30}(?:company|firm|person) (?:hired|engaged|retained|that|who)|(?:companies|firms|operators|persons) (?:used|hired|engaged|retained)|subcontract \w+ \w+ (?:shall|must))\b/i

/** The subject of a duty that is not the reviewed party: "Any contractor engaged by the Tenant". */
const anyOther =
  /^(?:and |that )?(?:any|each|every|all|an?|its|their|such|lower[- ]tier|if .{3,60} their)\s+(?:[\w-]+[ -]){0,2}(?:(?:sub-)?sub(?!rogation)\w+|contractors?|vendors?|haulers?|processors?|operators?|performers?|caterers?|movers?|exhibitors?|renters?|guests?)\b/i

/** Whether somebody else than the insured has to carry the insurance. */
export function isForOthers(clause: string, { own, others }: Duties): boolean {
  const quote = clause.replace(/^[A-Z]{1,3}-?\d{1,3}(?:\.\d+)*\s+(?=[A-Z])/, '')
  const [, subject = ''] =
    /^(.{2,200}?)\b(?:shall|must|will|agrees?|is required|are required|carr(?:y|ies)|maintains?|shows?|needs?|each provides?)\b/is.exec(
      quote,
    ) ?? []
  const says = (text: string, role: string) => new RegExp(`(?<![\\w-])${role}(?:['’]s)?\\b`, 'i').test(text)
  const duty =
    /\b(?:carr(?:y|ies)|maintains?|procures?|keeps?|provides?|insures?|obtains?|purchases?|buys?|has|have|holds?)\b/i
  const other = anyOther.exec(subject.trim())?.[0]
  if (other && own.length > 0 && !own.some((role) => says(other, role) || says(other, `${role}s`)))
    return true
  if (/^\W*(?:an?|each|any|every|all|its|the) lower[- ]tier\b/i.test(quote)) return true
  if (/\bto (?:which|whom)\b.{0,40}\b(?:sublet|subcontracted|assigned)\b/i.test(subject)) return true
  const isOwnDuty =
    own.some((role) => says(subject, role)) &&
    !/\b(?:(?:require|ensure|cause)s?|see (?:to it )?that)\b/i.test(
      quote.slice(subject.length, subject.length + 40),
    )
  if (!isOwnDuty && third.test(quote) && duty.test(quote)) return true
  const verb = quote.slice(subject.length)
  return (
    !isOwnDuty &&
    others.some((role) => new RegExp(`^\\W*(?:the )?${role}\\s*$`, 'i').test(subject.trim())) &&
    /^\s*(?:shall|must|will|agrees? to)\s+(?:also\s+|at its (?:own )?(?:sole )?(?:cost|expense),?\s+)?(?:carry|maintain|procure|keep|provide|insure|obtain|purchase|buy)\b/i.test(
      verb,
    )
  )
}
