import { accountKind, type AccountRow, carrierKind, nameKey } from '../../knowledge/index.ts'
import { folded } from '../../platform/index.ts'
import { namedAddressIn } from '../planner/messageParts.ts'
import type { Reply, Task } from '../runs/task.ts'
import { findAccount } from '../tools/findAccount.ts'
import { readFacts } from '../tools/readFacts.ts'

/** The account a task is about. */
export interface SoughtAccount {
  /** Null if there is none, or if several match: Cara never guesses the insured. */
  readonly account: AccountRow | null
  /** The matching accounts if it is unclear which one is meant. */
  readonly choices: readonly AccountRow[]
}

/** Finds the account a task is about: the workspace's, one named in the message, or the insured of a document. */
export async function accountOf(task: Task, documentId: string | null = null): Promise<SoughtAccount> {
  const { agency, workspace, journal, request, answered, history } = task
  const accounts = agency.table(accountKind)
  if (workspace.accountId) return sought([accounts.get(workspace.accountId) ?? []].flat())
  const newer: string[] = []
  for (const { by, text } of [{ by: 'USER', text: request }, ...history.toReversed()]) {
    if (by === 'USER') {
      const named = namedExactly(task, text)
      if (named.length > 0) return sought(placed(named, task))
      newer.push(text)
      continue
    }
    // "Who do I contact there?" is about the account that the answer before it links to.
    const linked = linkedAccount(task, text)
    if (!linked) continue
    if (newer.every((said) => namedInShort(task, said).length === 0)) return sought([linked])
  }
  const insured =
    documentId === null
      ? null
      : (await journal.call(readFacts, { fileId: documentId })).facts.scalars.insuredName.fact?.value
  let choices: AccountRow[] = []
  for (const text of [...namesIn(task), ...(insured ? [insured] : [])]) {
    const found = await journal.call(findAccount, { text: text.slice(0, 200) })
    const fitting = found.flatMap(({ id, name }) => (isNamed(name, text) ? (accounts.get(id) ?? []) : []))
    if (fitting.length === 1) return sought(fitting)
    if (choices.length === 0) choices = placed(fitting, task)
  }
  if (choices.length > 0) return sought(choices)
  for (const text of saidBy(task)) {
    const named = namedInShort(task, text)
    if (named.length > 0) return sought(placed(named, task))
  }
  const answer = request.trim()
  if (answered?.topic !== 'account' || answer.length < 2) return sought([])
  const found = await journal.call(findAccount, { text: answer.slice(0, 200) })
  return sought(found.flatMap(({ id }) => accounts.get(id) ?? []))
}

const choicesIntro = 'These accounts could be meant:'

/** Asks which client is meant, listing the matching names and locations. */
export function askForAccount(text: string, { choices }: SoughtAccount): Reply {
  const question = { topic: 'account' }
  if (choices.length === 0) return { text, question }
  const list = choices.slice(0, 6).map((account) => `- ${account.detail.name}${placeOf(account)}`)
  return { text: [choicesIntro, '', ...list, '', text].join('\n'), question }
}

function sought(fitting: readonly AccountRow[]): SoughtAccount {
  return { account: fitting.length === 1 ? (fitting[0] ?? null) : null, choices: fitting }
}

function placeOf({ detail: { mailingAddress } }: AccountRow): string {
  const place = [mailingAddress?.line1, mailingAddress?.city, mailingAddress?.zone].filter(Boolean).join(', ')
  return place === '' ? '' : ` (${place})`
}

/** The only account that one of Cara's messages links to; null if there are none or several. */
function linkedAccount({ agency }: Task, text: string): AccountRow | null {
  const ids = new Set([...text.matchAll(/\(\/app\/accounts\/([^/)]+)\//g)].flatMap(([, id]) => id ?? []))
  const [id] = ids
  return id && ids.size === 1 ? (agency.table(accountKind).get(decodeURIComponent(id)) ?? null) : null
}

/** The accounts whose street or city an answer mentions; all of them if it mentions none. */
function placed(fitting: readonly AccountRow[], { request, answered, history }: Task): AccountRow[] {
  if (fitting.length < 2) return [...fitting]
  const earlier = history.flatMap(({ by, text }, at) =>
    by === 'USER' && history[at - 1]?.text.includes(choicesIntro) ? [text] : [],
  )
  const answers = [...(answered?.topic === 'account' ? [request] : []), ...earlier.toReversed()]
  for (const answer of answers.map((text) => folded(text))) {
    const inPlace = fitting.filter(({ detail: { mailingAddress } }) =>
      [mailingAddress?.line1, mailingAddress?.city].some((part) => part && answer.includes(folded(part))),
    )
    if (inPlace.length > 0) return inPlace
  }
  return [...fitting]
}

/** The user's messages, newest first. */
function saidBy({ request, history }: Task): string[] {
  const earlier = history.flatMap(({ by, text }) => (by === 'USER' ? [text] : []))
  return [request, ...earlier.toReversed()]
}

/** How much of a message is searched for full names, and the maximum length of a name in words. */
const reach = { words: 300, name: 8 }

/** Accounts whose full name appears in a text. A party named with an address is someone else. */
function namedExactly({ agency }: Task, text: string): AccountRow[] {
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

/** Accounts that a text names by the start of their name: "kowalczyk's GL" for Kowalczyk Roofing LLC. */
function namedInShort({ agency }: Task, text: string): AccountRow[] {
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
    !carriers.has(words[at]) &&
    (/['’]s?$/.test(spelled[at] ?? '') ||
      (at > 0 && /^\p{Lu}/u.test(spelled[at] ?? '')) ||
      referring.has(words[at - 1] ?? '') ||
      (at === 0 && acting.has(words[1] ?? '')))
  let longest = 1
  let named: AccountRow[] = []
  for (const account of agency.table(accountKind).values()) {
    const name = plain(account.detail.name.replace(/^the /i, '').replaceAll(/['’]s\b/g, '')).split(' ')
    for (let at = words.indexOf(name[0] ?? ''); at >= 0; at = words.indexOf(name[0] ?? '', at + 1)) {
      let length = 1
      while (length < name.length && name[length] === words[at + length]) length++
      if (length < longest || (length === 1 && !standsForName(at))) continue
      if (length > longest) named = []
      longest = length
      if (!named.includes(account)) named.push(account)
    }
  }
  return named
}

function plain(name: string): string {
  return folded(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Possible names: runs of capitalized words in the message and earlier messages. */
function namesIn(task: Task): string[] {
  const runs = saidBy(task).flatMap(
    (text) =>
      text.match(
        /\b[A-Z][\w&'’.-]*(?:\s+(?:[A-Z&][\w&'’.-]*|of|and|the))*(?:\s+(?:LLC|Inc\.?|LLP|LP|PC|Co\.?))?/g,
      ) ?? [],
  )
  return [...new Set(runs.map((run) => run.replace(/\s+(of|and|the)$/, '')))]
    .filter((run) => run.length > 3 && run.includes(' '))
    .slice(0, 6)
}

function isNamed(name: string, text: string): boolean {
  const key = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/[^a-z0-9 ]/g, ' ')
      .replaceAll(/\b(llc|inc|llp|lp|pc|co|the)\b/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const [own, said] = [key(name), key(text)]
  return own === said || said.includes(own) || (said.length > 5 && own.startsWith(said))
}
