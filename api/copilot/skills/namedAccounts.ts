import { accountKind, type AccountRow, carrierKind, contactKind, nameKey } from '../../knowledge/index.ts'
import { folded } from '../../platform/index.ts'
import { namedAddressIn } from '../planner/messageParts.ts'
import type { Task } from '../runs/task.ts'

interface Agencies {
  readonly agency: Pick<Task['agency'], 'table'>
}

/** How much of a message is searched for full names, and the maximum length of a name in words. */
const reach = { words: 300, name: 8 }

/** Accounts whose full name appears in a text. A party named with an address is someone else. */
export function namedExactly({ agency }: Agencies, text: string): AccountRow[] {
  const accounts = agency.table(accountKind)
  const party = namedAddressIn(text)
  const words = text.split(/\s+/).filter(Boolean).slice(0, reach.words)
  const named = new Map<string, AccountRow>()
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + reach.name); to > from; to--) {
      const span = words
        .slice(from, to)
        .join(' ')
        .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
        .replace(/['’]s$/, '')
      if (party && nameKey(party.name) === nameKey(span)) {
        from = to - 1
        break
      }
      if (!isWholeName(span, { words, to })) continue
      const found = accounts.related('name', nameKey(span))
      if (found.length === 0) continue
      const exact = found.filter(({ detail }) => plain(detail.name) === plain(span))
      for (const account of exact.length > 0 ? exact : found) named.set(account.id, account)
      from = to - 1
      break
    }
  }
  return [...named.values()]
}

/** Whether words could be a full name: "Harbor Point" in "Harbor Point Owners" is not, nor is "Summit" in a sentence. */
function isWholeName(span: string, { words, to }: { words: readonly string[]; to: number }): boolean {
  if (nameKey(span).length < 3) return false
  const isCutOff = /^[A-Z]/.test(words[to] ?? '') && /[\w'’]$/.test(words[to - 1] ?? '')
  return !isCutOff && (span.includes(' ') || words.length === 1)
}

/** Words that start business names but also requests; on their own they name no account. */
const ordinaryWords = new Set(
  `advanced agency alliance american atlas auto best big black blue building business capital center central certificate
  church city classic clean clear client coastal commercial community company complete construction contract corner county
  creative crown custom cyber dental design digital direct eagle east eastern elite express family farm fast fire first
  fresh friends garden general global golden good grand great green health high home house independent insurance key lake
  law liability little local main market master medical metro modern mountain national natural next north northern ocean
  office open owner park peak perfect pioneer plumbing policy power precision premier prime professional progressive
  property quality quick rapid red reliable renewal restaurant river roofing royal safe safety school service silver
  simple smart solid south southern standard star state sterling summit sun superior total town trade trucking true
  umbrella union united universal urban valley village vision water west western white workers your`.split(
    /\s+/,
  ),
)

/** What follows a name at the start of a message: "kowalczyk wants". */
const acting = new Set(
  'asked bought called closed got had has hired is just moved needs sold wants was'.split(' '),
)
const referring = new Set(['about', 'at', 'for', 'from', 'on', 'to', 'with', 'does', 'is', 'has', 'of'])

/** What a carrier is named after: "the policies with Tidewater" are not of Tidewater Electric. */
const ofCarrier = new Set(['by', 'from', 'through', 'to', 'via', 'with'])

const lineAbbreviation = /^(?:gl|bop|wc|auto|umbrella|cyber|epli|policy|policies|account)$/

/** A word that goes on a name: "Harbor Electric" is not Harbor Solar. Abbreviations and words of insurance are none. */
export const nextOfName =
  /^(?!(?:Auto|Business|Commercial|Cyber|General|Workers|Umbrella|Property|Policy|Certificate|January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}\p{Ll}+$/u

/** The accounts of a contact whose first and last name a text has: "write to Ray Kim". */
export function accountsOfContact({ agency }: Agencies, text: string): AccountRow[] {
  const contacts = agency.table(contactKind)
  const words = nameKey(text.replaceAll(/['’]s\b/g, '')).split(' ')
  const names = words.flatMap((_, at) => [2, 3, 4].map((length) => words.slice(at, at + length).join(' ')))
  const accounts = [...new Set(names)]
    .filter((name) => name.includes(' '))
    .flatMap((name) => contacts.related('name', name))
    .flatMap(({ id }) => agency.table(accountKind).related('contact', id))
  return [...new Set(accounts)]
}

/** "Kim at Tidewater": of the accounts by that name, whether it is one with a contact who is called Kim. */
export function hasCaller(
  { agency }: Agencies,
  { contactIds }: AccountRow,
  texts: readonly string[],
): boolean {
  const callers = texts.flatMap((text) => [...text.matchAll(caller)].map(([given]) => folded(given)))
  const contacts = contactIds.flatMap((id) => agency.table(contactKind).get(id) ?? [])
  return contacts.some(({ name }) => callers.includes(folded(name).split(' ')[0] ?? ''))
}

const caller = /(?<!\p{L})\p{Lu}\p{Ll}+(?=(?:\s\p{Lu}[\p{L}'’-]+)?,? (?:at|from|over at|with|of) \p{Lu})/gu

/** Accounts that a text names by the start of their name: "kowalczyk's GL" for Kowalczyk Roofing LLC. */
export function namedInShort({ agency }: Agencies, text: string): AccountRow[] {
  const spelled = text
    .split(/[^\p{L}\p{N}'’&-]+/u)
    .filter(Boolean)
    .slice(0, reach.words)
  const words = spelled.map((word) => plain(word.replace(/['’]s?$/, '')))
  const carriers = new Set(
    [...agency.table(carrierKind).values()].map(({ name }) => plain(name).split(' ')[0]),
  )
  // A single word names an account only in a position where a name would be.
  const standsForName = (at: number) =>
    (words[at] ?? '').length >= 4 &&
    !ordinaryWords.has(words[at] ?? '') &&
    !(carriers.has(words[at]) && ofCarrier.has(words[at - 1] ?? '')) &&
    (/['’]s?$/.test(spelled[at] ?? '') ||
      (at > 0 && /^\p{Lu}/u.test(spelled[at] ?? '')) ||
      referring.has(words[at - 1] ?? '') ||
      // "the aggregate on the casco GL"
      (words[at - 1] === 'the' && lineAbbreviation.test(words[at + 1] ?? '')) ||
      (at === 0 && acting.has(words[1] ?? '')))
  let longest = 1
  let named: AccountRow[] = []
  for (const account of agency.table(accountKind).values()) {
    const name = plain(account.detail.name.replace(/^the /i, '').replaceAll(/['’]s\b/g, '')).split(' ')
    for (let at = words.indexOf(name[0] ?? ''); at >= 0; at = words.indexOf(name[0] ?? '', at + 1)) {
      let length = 1
      // "casco roofings work comp": people type the possessive without its apostrophe.
      while (
        length < name.length &&
        (name[length] === words[at + length] || `${name[length]}s` === words[at + length])
      )
        length++
      const isAnother = length < name.length && nextOfName.test(spelled[at + length] ?? '')
      if (length < longest || (length === 1 && (isAnother || !standsForName(at)))) continue
      if (length > longest) named = []
      longest = length
      if (!named.includes(account)) named.push(account)
    }
  }
  return named
}

/** Every account in a list of names: "Casco Roofing, Red Hook and Atlantic Transport". */
export function accountsNamedIn(task: Task, text: string): AccountRow[] {
  const whole = namedExactly(task, text)
  const parts = text.split(/,|;|\n|\b(?:and|or|versus|vs\.?|with|to)\b/i).flatMap((part) => {
    const exact = namedExactly(task, part)
    const found = exact.length > 0 ? exact : namedInShort(task, ` of ${part.trim()}`)
    return found.length === 1 ? found : []
  })
  return [...new Map([...whole, ...parts].map((account) => [account.id, account])).values()]
}

function plain(name: string): string {
  return folded(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
