import { emailKey, type LineOfBusiness, nameKey, phoneKey } from '../../knowledge/index.ts'
import { wordRarity, wordSimilarity } from '../../reading/passages/wordSimilarity.ts'
import { withDigits } from './withDigits.ts'
import { isCarrierNamed, isHeld } from './findPolicy.ts'
import { industryWords, isTradeIn } from './industryWords.ts'
import { comparedByName } from './comparedByName.ts'
import { domainCovered, genericWords, isDomainLike, isDomainOf, isMailboxOf } from './isDomainOf.ts'
import { isKnownAs } from './isOfLine.ts'
import { lineNames } from './lineWords.ts'
import type { MessageText } from './messageText.ts'
import { numberIn } from './numberIn.ts'
import { otherPartyIn } from './otherPartyIn.ts'
import { selfWords } from './selfWords.ts'
import { rarityOf, shareNamed, wordsOf } from './shareNamed.ts'
import { domainOf, isCarrierDomain } from './strangerClues.ts'
import type { TriageAccount, TriageBook, TriageMessage } from './triageMessage.ts'
import { isCommonWord } from './wordGroups.ts'
import { withoutOthers } from './withoutOthers.ts'

/** Something that speaks for or against an account; `accountWeights.json` says how much. */
export interface Clue {
  readonly kind: ClueKind
  /** How strong it is, mostly from 0 to 1. */
  readonly value: number
  /** What shows it; null when there are no words to show. */
  readonly words: string | null
  /** The words of the account's name found in the text, if a name in the text is the clue. */
  readonly named?: readonly string[]
  /** Of those words, the ones that the text has with another letter. */
  readonly alike?: readonly string[]
}

export type ClueKind =
  | 'address on record'
  | 'domain of name'
  | 'domain of name and trade'
  | 'mailbox of name'
  | 'domain like name'
  | 'share of domain'
  | 'phone on record'
  | 'policy number'
  | 'policy number quoted'
  | 'contact'
  | 'unverified contact'
  | 'caller'
  | 'caller by name alone'
  | 'sender'
  | 'surname'
  | NamePlace
  | `${NamePlace}, first word`
  | 'trade'
  | 'trade of writer'
  | 'words of the trade'
  | 'line'
  | 'line in package'
  | 'other line'
  | 'carrier'
  | 'line of carrier'

type NamePlace = 'name of writer' | 'name of sender or subject' | 'name in text' | 'name in quoted text'

export interface AccountClues {
  readonly account: TriageAccount
  readonly clues: readonly Clue[]
  /** The business that the message names instead, with another legal form or a word more; null if it names none. */
  readonly other: string | null
}

interface ClueDeps {
  readonly message: TriageMessage
  readonly text: MessageText
}

/** What speaks for each account of the book, and against it. */
export function cluesOf(book: TriageBook, deps: ClueDeps): AccountClues[] {
  const rarity = rarityOf(book.accounts)
  const said = saidOf(deps)
  const { message, text } = deps
  const stated = withoutOthers(
    [message.from.name, message.subject, text.full, text.signature].filter(Boolean).join('\n'),
  )
  return comparedByName(
    book.accounts.map((account) => {
      const clues = [
        ...senderClues(account, deps),
        ...nameClues(account, { ...deps, rarity }),
        ...policyClues(account, said),
        ...tradeClues(account, said),
      ]
      const other = clues.some(({ kind }) => proof.has(kind)) ? null : otherPartyIn(stated, account.names)
      // Whatever else fits, it is about somebody else.
      return { account, clues: other === null ? clues : [], other }
    }),
  )
}

/** What shows whose a message is, however it names the business. */
const proof: ReadonlySet<ClueKind> = new Set<ClueKind>([
  'address on record',
  'phone on record',
  'policy number',
  'policy number quoted',
  'contact',
  'caller',
])

function senderClues(account: TriageAccount, { message: { from }, text }: ClueDeps): Clue[] {
  const clues: Clue[] = []
  const add = (kind: ClueKind, words: string | null, value = 1) => clues.push({ kind, value, words })
  const senders = [
    ...(from.isVerified && from.email ? [from.email] : []),
    // What was passed on was verified by nobody, but it is the agency's own people who pass on.
    ...(from.isVerified && text.forwardedFrom?.email ? [text.forwardedFrom.email] : []),
  ]
  for (const email of senders) {
    if (account.emails.some((known) => emailKey(known) === emailKey(email))) add('address on record', email)
    const covered = domainCovered(email, account)
    if (isDomainOf(email, account)) add('domain of name', email)
    else if (covered === 1) add('domain of name and trade', email)
    else if (isMailboxOf(email, account)) add('mailbox of name', email)
    else if (isDomainLike(email, account)) add('domain like name', email)
    if (covered > 0) add('share of domain', email, covered)
  }
  const phone = from.isVerified && from.phone ? phoneKey(from.phone) : null
  if (phone && account.phones.some((known) => phoneKey(known) === phone)) add('phone on record', from.phone)
  const name = from.name ?? text.forwardedFrom?.name ?? null
  if (name && isContact(name, account)) add(from.isVerified ? 'contact' : 'unverified contact', name)
  if (name && account.names.some((known) => nameKey(known) === nameKey(name))) add('sender', name)
  const introduced = [...text.own.slice(0, 160).matchAll(/\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+/gu)].map(
    ([words]) => words,
  )
  // `George Schaefer, Old Port Commons`: a name alone may be somebody else's, beside the business it is the caller's.
  const caller = introduced.find((person) => isContact(person, account))
  if (name === null && caller) {
    const isSelf = new RegExp(String.raw`\b(?:this is|it['’]?s|i['’]?m|i am|my name is)\s+${caller}\b`, 'i')
    add(isSelf.test(text.own) ? 'caller' : 'caller by name alone', caller)
  }
  const relative = [name, ...introduced].find((person) => person && surnameIn(person, account))
  if (relative) add('surname', relative)
  return clues
}

function nameClues(
  account: TriageAccount,
  { message, text, rarity }: ClueDeps & { readonly rarity: ReadonlyMap<string, number> },
): Clue[] {
  const name = message.from.name ?? text.forwardedFrom?.name ?? null
  const ownText = { ...text, own: withoutOthers(text.own), full: withoutOthers(text.full) }
  const places = {
    'name of writer': withoutOthers(selfWords(ownText)),
    'name of sender or subject': withoutOthers([name, message.subject].filter(Boolean).join('\n')),
    'name in text': ownText.full,
    'name in quoted text': text.quoted,
  }
  return (Object.keys(places) as NamePlace[]).flatMap((kind): Clue[] => {
    const best = account.names
      .map((each) => ({
        each,
        ...shareNamed(each, places[kind], { rarity, isSpoken: message.channel === 'CALL' }),
      }))
      .toSorted((a, b) => b.share - a.share)[0]
    if (!best || best.met.length === 0) return []
    // `It's Lorna at Marigold` is enough where only one firm is called so.
    const [first = '', second = ''] = wordsOf(best.each)
    const isTelling =
      best.met.includes(first) &&
      // `Tri-River` is, `Tri` alone is not.
      (first.length > 4 || best.met.includes(second)) &&
      !genericWords.has(first) &&
      rarity.get(first) === 1
    const share = { kind, value: best.share, words: best.each, named: best.met, alike: best.alike }
    const telling = { kind: `${kind}, first word` as const, value: 1, words: best.each }
    return isTelling ? [share, telling] : [share]
  })
}

/** What a message says, apart from names. */
interface Said {
  readonly full: string
  readonly quoted: string
  readonly lines: readonly LineOfBusiness[]
  readonly words: readonly string[]
  /** Who the writer says they are. */
  readonly self: string
  /** Where the sender writes from; empty when that is not certain. */
  readonly domain: string
}

function saidOf({ message: { from }, text }: ClueDeps): Said {
  const full = withoutOthers(text.channel === 'CALL' ? withDigits(text.full) : text.full)
  return {
    full,
    quoted: text.quoted,
    lines: lineNames.flatMap(([line, words]) => (words.test(full) ? [line] : [])),
    words: [...new Set(full.toLowerCase().match(/\p{L}{3,}/gu))]
      .filter((word) => !isCommonWord(word) && wordRarity(word) > 0.5)
      .slice(0, 60),
    self: withoutOthers(selfWords(text)),
    domain: domainOf(from),
  }
}

function policyClues({ policies }: TriageAccount, { full, quoted, lines, domain }: Said): Clue[] {
  const clues: Clue[] = []
  const numbers = policies.flatMap(({ policyNumber }) => policyNumber ?? [])
  const named = numbers.find((number) => numberIn(full, number))
  if (named) clues.push({ kind: 'policy number', value: 1, words: named })
  const earlier = numbers.find((number) => number !== named && numberIn(quoted, number))
  if (earlier) clues.push({ kind: 'policy number quoted', value: 1, words: earlier })
  const has = (line: LineOfBusiness) => policies.some((policy) => isKnownAs(policy, line))
  const held = lines.filter(has)
  const other = lines.filter((line) => !isHeld(line, policies)).length
  if (held.length > 0) clues.push({ kind: 'line', value: held.length / lines.length, words: null })
  const inPackage = lines.filter((line) => !has(line) && isHeld(line, policies)).length
  if (inPackage > 0) clues.push({ kind: 'line in package', value: inPackage / lines.length, words: null })
  if (other > 0) clues.push({ kind: 'other line', value: other / lines.length, words: null })
  const carrier = policies.find(
    (policy) => policy.carrier && (isCarrierNamed(policy.carrier, full) || isCarrierDomain(policy, domain)),
  )?.carrier
  const isBoth = policies.some(
    (policy) =>
      policy.carrier && isCarrierNamed(policy.carrier, full) && held.some((line) => isKnownAs(policy, line)),
  )
  if (isBoth) clues.push({ kind: 'line of carrier', value: 1, words: null })
  if (carrier) clues.push({ kind: 'carrier', value: 1, words: carrier })
  return clues
}

function tradeClues({ names: [name = ''], industry, policies }: TriageAccount, said: Said): Clue[] {
  const clues: Clue[] = []
  const { words, self } = said
  // Whoever asks for Norbeck Farmers is no farm.
  const carriers = new Set(policies.flatMap(({ carrier }) => carrier?.split(/[^\p{L}]+/u) ?? []))
  const full = said.full.replaceAll(/\p{Lu}\p{L}+/gu, (word) => (carriers.has(word) ? '' : word))
  // `Barnaby Fitch, the toy store.`
  if (industry && isTradeIn(industry, self))
    clues.push({ kind: 'trade of writer', value: 1, words: industry })
  const trade = industry && industryWords(industry).find((word) => wordPattern(word).test(full))
  if (trade) clues.push({ kind: 'trade', value: 1, words: trade })
  const own = [...new Set(`${name} ${industry ?? ''}`.toLowerCase().match(/\p{L}{4,}/gu))]
  // Names are clues of their own.
  const names = wordsOf(name)
  const near = words
    .filter((word) => !names.includes(word) && full.toLowerCase().includes(word))
    .map((word) => Math.max(0, ...own.map((each) => wordSimilarity(word, each) ?? 0)))
    .toSorted((a, b) => b - a)
  const nearest = near.slice(0, 3)
  if (nearest.length > 0)
    clues.push({
      kind: 'words of the trade',
      value: nearest.reduce((sum, each) => sum + each, 0) / 3,
      words: null,
    })
  return clues
}

function wordPattern(word: string): RegExp {
  return new RegExp(String.raw`\b${word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`, 'i')
}

function isContact(person: string, { contactNames }: TriageAccount): boolean {
  return contactNames.some((contact) => nameKey(contact) === nameKey(person))
}

function surnameIn(person: string, { names }: TriageAccount): boolean {
  const surname = nameKey(person).split(' ').at(-1) ?? ''
  return (
    surname.length > 3 &&
    names.some((name) =>
      nameKey(name)
        .split(' ')
        .some((word) => word === surname || word === `${surname}s`),
    )
  )
}
