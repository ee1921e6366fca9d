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
  const own = entries.filter(isOwn).map(([role]) => role)
  const named = entries.filter((entry) => !isOwn(entry)).map(([role]) => role)
  const opposite = opposites.flatMap((pair) =>
    pair.some((role) => own.includes(role)) ? pair.filter((role) => !own.includes(role)) : [],
  )
  return { own, others: [...new Set([...named, ...opposite])] }
}

/** Two sides of a contract that often names only one of them by its role. */
const opposites = [
  ['Landlord', 'Tenant'],
  ['Lessor', 'Lessee'],
  ['Franchisor', 'Franchisee'],
  ['Licensor', 'Licensee'],
  ['Lender', 'Borrower'],
] as const satisfies readonly (readonly string[])[]

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

const carrying = String.raw`(?:carr(?:y|ies)|maintains?|procures?|keeps?|provides?|furnish(?:es)?|insures?|self-insures?|obtains?|purchases?|buys?|holds?|shows?|delivers?)`
/** Who has to carry something: "Suppliers approved by Franchisor" of "Suppliers approved by Franchisor carry …". */
const whoCarries = new RegExp(
  String.raw`^(?:and |or |the |an? )*(.{2,140}?)\s+(?:(?:itself|shall|must|will|agrees? to|agree to|(?:is|are) to|need)\s+(?:\w+\s+){0,3}?)?${carrying}\b`,
  'i',
)
/** What follows the noun of a subject. */
const furtherWords =
  /\b(?:engaged|retained|hired|employed|used|approved|working|doing|that|who|whom|which|of|for|by|with|in|to|at|under)\b/i
const ofInsurance =
  /\b(?:polic(?:y|ies)|insur\w+|coverages?|cover|carriers?|underwriters?|limits?|deductibles?|endorsements?|forms?|certificates?|amounts?|it|they|which|this|these|such|each|same|you|we|party|parties|there|nothing|no|not)\b/i

/** "Suppliers", "Tenant's movers and contractors": several, and no name or role of one party. */
const classOfOthers = /^[A-Z]?[a-z'’-]*(?: [a-z][\w'’-]*){0,4}(?<=s)$/

/** The noun of the subject that carries insurance by a clause; null where the clause has none. */
function carrierIn(quote: string): string | null {
  const subject = whoCarries.exec(quote)?.[1]
  const noun = subject?.split(furtherWords)[0]?.trim()
  return noun ? noun : null
}

/** "Workers shall come only from a company that insures them under its own policy." */
const fromOther =
  /\b(?:from|of|by|to) (?:an?|any) (?:[\w-]+ ){0,2}(?:company|firm|contractor|agency|vendor|operator|supplier|carrier)\b[^.;]{0,20}\b(?:that|which|who)\b[^.;]{0,60}\b(?:its|their) own\b/i

/** The insurance that the other side of a contract promises to have is no requirement: "Landlord insures the Building". */
export function isOfOtherSide(clause: string, { others }: Duties): boolean {
  const noun = carrierIn(clause)
  return noun !== null && others.some((role) => new RegExp(`^${role}$`, 'i').test(noun))
}

/** "Each of them that works in the Hall shall show insurance": those whom the sentence before names. */
const eachOfThem =
  /^\W*(?:each|every one|any) of (?:them|these)\b[^.;]{0,60}\b(?:shall|must|will)\b[^.;]{0,20}\b(?:carry|maintain|show|have|provide|furnish|keep)\b/i

/** Whether somebody else than the insured has to carry the insurance. */
export function isForOthers(clause: string, { own, others }: Duties): boolean {
  const quote = clause.replace(/^[A-Z]{1,3}-?\d{1,3}(?:\.\d+)*\s+(?=[A-Z])/, '')
  const noun = own.length > 0 ? carrierIn(quote) : null
  const isOwnNoun = (text: string) => own.some((role) => new RegExp(`\\b${role}\\b(?!['’]s)`, 'i').test(text))
  if (noun !== null && classOfOthers.test(noun) && !ofInsurance.test(noun) && !isOwnNoun(noun)) return true
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
  if (eachOfThem.test(quote)) return true
  if (/^\W*(?:an?|each|any|every|all|its|the) lower[- ]tier\b/i.test(quote) || fromOther.test(quote))
    return true
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
