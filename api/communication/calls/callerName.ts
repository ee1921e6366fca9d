import type { TriageAccount, TriageMessage } from '../../assistant/index.ts'
import { nameKey } from '../../knowledge/index.ts'

const words = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`
const introduction = new RegExp(
  String.raw`\b(?:[Tt]his is|[Mm]y name is|[Mm]y name['’]s|[Nn]ame is|I['’]m|I am|[Ii]t['’]s)\s+(${words})`,
  'u',
)
/** `Joe Banks. Listen, I want to …` */
const nameFirst = new RegExp(
  String.raw`^\W*(?:(?:[Yy]eah|[Hh]i|[Hh]ello|[Hh]ey)\b\W+)*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})(?=\.\s)`,
  'u',
)
const forAnother = new RegExp(
  String.raw`\b(?:(?:calling|here|phoning) (?:for|on behalf of)|on behalf of|my (?:husband|wife|spouse|boss|partner|mother|father|mom|dad|son|daughter|brother|sister|client)(?:['’]s name)?(?: is)?),?\s+(?:my \p{L}+,?\s+)?${words}`,
  'gu',
)
const asksForName =
  /\b(?:your name|who am i (?:speaking|talking)|who(?:['’]s| is) (?:calling|this|speaking))\b/i

/** How a caller introduces themselves, in full if a contact of the account is called so; null if they don't. */
export function callerName(
  { transcript }: Pick<TriageMessage, 'transcript'>,
  account: Pick<TriageAccount, 'names' | 'contactNames'> | null,
): string | null {
  const said = transcript.filter(({ role }) => role === 'USER').slice(0, 3)
  const contacts = account?.contactNames ?? []
  const opening = said.map(({ content }) => content).join('\n')
  // `I'm calling for my husband, Nils Aaberg`: whoever calls is somebody else.
  const own = opening.replaceAll(forAnother, ' ')
  const known = contacts.find((name) => ` ${nameKey(own)} `.includes(` ${nameKey(name)} `))
  if (known) return known
  const answer = transcript.find(
    ({ role }, at) => role === 'USER' && asksForName.test(transcript[at - 1]?.content ?? ''),
  )
  const given =
    introduction.exec(own)?.[1] ??
    nameFirst.exec(own)?.[1] ??
    new RegExp(`^\\W*(${words})`, 'u').exec(answer?.content ?? '')?.[1]
  const isFirm = account?.names.some((name) => nameKey(name).startsWith(nameKey(given ?? '')))
  if (given === undefined || isFirm) return null
  const called = contacts.filter((name) => nameKey(name).split(' ')[0] === nameKey(given))
  return (called.length === 1 ? called[0] : undefined) ?? given
}
