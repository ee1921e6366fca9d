import { emailKey, nameKey, phoneKey } from '../../knowledge/index.ts'
import { genericWords, isDomainLike, isDomainOf, isMailboxOf, publicMail } from './isDomainOf.ts'
import { industryWords } from './industryWords.ts'
import type { MessageText } from './messageText.ts'
import { numberIn } from './numberIn.ts'
import { rarityOf, shareNamed, wordsOf } from './shareNamed.ts'
import type { TriageAccount, TriageBook, TriageMessage } from './triageMessage.ts'

export interface AccountFound {
  readonly account: TriageAccount | null
  readonly evidence: readonly string[]
  /** The account that only the names fit, when the sender is unverified and writes from another address. */
  readonly candidate: TriageAccount | null
}

interface Clue {
  readonly points: number
  readonly words: string
  /** Whether it says who writes; else it only says who is mentioned. */
  readonly isOwn: boolean
  /** The words of the account's name found in the text, if a name in the text is the clue. */
  readonly named?: { readonly place: number; readonly words: readonly string[] }
}

/** The points an account needs, and how far behind the runner-up must be. */
const enough = 1
const margin = 0.6

/** Whose message it is: the sender, phone, policy numbers and names decide. Null rather than a guess. */
export function findAccount(message: TriageMessage, text: MessageText, book: TriageBook): AccountFound {
  const found = accountOf(message, text, book)
  const { email, isVerified } = message.from
  if (!found) return { ...none, candidate: null }
  if (isVerified || email === null) return { ...found, candidate: null }
  const isOnRecord = found.account.emails.some((known) => emailKey(known) === emailKey(email))
  const isNumbered = found.account.policies.some(
    ({ policyNumber }) => policyNumber && numberIn(text.full, policyNumber),
  )
  if ((isOnRecord && found.isNamed) || isNumbered) return { ...found, candidate: null }
  // Anyone can forge an address with a client's name, or a message with one in it.
  return { ...none, evidence: found.evidence, candidate: found.account }
}

const none = { account: null, evidence: [] }

interface AccountChosen {
  readonly account: TriageAccount
  readonly evidence: readonly string[]
  /** Whether the message itself has the account's name, not only a word of its trade. */
  readonly isNamed: boolean
}

function accountOf(message: TriageMessage, text: MessageText, book: TriageBook): AccountChosen | null {
  const rarity = rarityOf(book.accounts)
  const found = comparedByName(
    book.accounts.map((account) => ({ account, clues: cluesFor(account, { message, text, rarity }) })),
  )
    .map(({ account, clues }) => ({
      account,
      clues,
      points: pointsOf(clues),
      own: pointsOf(clues.filter(({ isOwn }) => isOwn)),
    }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.own - a.own || b.points - a.points)
  // A sender who identifies themselves is that account, even if they mention others.
  const writer = found[0]
  if (writer && writer.own >= enough && writer.own - (found[1]?.own ?? 0) >= margin) return chosen(writer)
  const ranked = found.toSorted((a, b) => b.points - a.points)
  const [best, next] = ranked
  // With few accounts, weaker evidence is enough to distinguish them.
  const isCarrier = isFromCarrier(message, book)
  const isKnown =
    best !== undefined && message.from.email !== null && isDomainLike(message.from.email, best.account)
  const isSmall = book.size <= 12 && (isCarrier || isKnown || !isStranger(message, text))
  // What a carrier writes to all its agents fits the trade of many.
  const needed = isSmall ? (isCarrier ? 0.45 : 0.35) : enough
  const ahead = isSmall ? 0.2 : margin
  if (!best || best.points < needed || best.points - (next?.points ?? 0) < ahead) return null
  return chosen(best)
}

/** A sender with their own business domain, or who says they are new, is not matched to a client by trade alone. */
function isStranger({ from }: TriageMessage, { full }: MessageText): boolean {
  const label = from.email?.split('@')[1]?.split('.').at(-2) ?? ''
  const hasOwnDomain = from.email !== null && !publicMail.test(label) && !/mail|post|inbox|web/.test(label)
  const isNew =
    /\b(new (client|customer|business)|not (yet )?(a )?(client|customer)|(just|about to|recently|am|are|i'?m|we'?re) (\w+ )?(start|open|launch)\w*|recommended (you|your)|referred (me|us)|found you|looking for (an? )?(\w+ ){0,3}(insurance|coverage|agent|policy)|have none|help (businesses|companies|agencies)|our services)\b/i
  return hasOwnDomain || isNew.test(full)
}

/** A carrier writes about its insureds from a domain of its own. */
function isFromCarrier({ from }: TriageMessage, { accounts }: TriageBook): boolean {
  const domain = from.isVerified ? (from.email?.split('@')[1]?.toLowerCase() ?? '') : ''
  const firstWords = accounts.flatMap(({ policies }) =>
    policies.map(({ carrier }) => nameKey(carrier ?? '').split(' ')[0] ?? ''),
  )
  return firstWords.some((word) => word.length >= 5 && domain.startsWith(word))
}

interface AccountClues {
  readonly account: TriageAccount
  readonly clues: readonly Clue[]
}

/**
 * `Blue Heron` matches the landscapers and the tree service equally, no matter how long the rest of each name is, and
 * `Blue Heron Tree` matches only the latter.
 */
function comparedByName(found: readonly AccountClues[]): AccountClues[] {
  const named = found.flatMap(({ account, clues }) =>
    clues.flatMap((clue) => (clue.named ? [{ account, points: clue.points, ...clue.named }] : [])),
  )
  return found.map(({ account, clues }) => ({
    account,
    clues: clues.flatMap((clue) => {
      const { place, words } = clue.named ?? {}
      if (words === undefined) return [clue]
      const others = named.filter(
        (other) =>
          other.account !== account &&
          other.place === place &&
          words.every((word) => other.words.includes(word)),
      )
      if (others.some((other) => other.words.length > words.length)) return []
      return [{ ...clue, points: Math.min(clue.points, ...others.map(({ points }) => points)) }]
    }),
  }))
}

function chosen({ account, clues }: AccountClues): AccountChosen {
  // Beside who writes, what the message is about proves nothing.
  const isClear = clues.some(({ isOwn, points }) => isOwn && points >= enough)
  const words = clues
    .filter(({ isOwn, points }) => points > 0 && (isOwn || !isClear))
    .toSorted((a, b) => b.points - a.points)
    .map((clue) => clue.words)
  const isNamed = clues.some(({ named, points }) => named !== undefined && points > 0)
  return { account, evidence: [...new Set(words)].slice(0, 4), isNamed }
}

function pointsOf(clues: readonly Clue[]): number {
  const sorted = clues.map(({ points }) => points).toSorted((a, b) => b - a)
  return sorted.reduce((sum, points, at) => sum + (at === 0 ? points : points * 0.5), 0)
}

interface ClueDeps {
  readonly message: TriageMessage
  readonly text: MessageText
  readonly rarity: ReadonlyMap<string, number>
}

function cluesFor(account: TriageAccount, { message, text, rarity }: ClueDeps): Clue[] {
  const { from } = message
  const clues: Clue[] = []
  const own = (points: number, words: string | null) => words && clues.push({ points, words, isOwn: true })
  const senders = [
    ...(from.isVerified && from.email ? [from.email] : []),
    // What was passed on was verified by nobody, but it is the agency's own people who pass on.
    ...(from.isVerified && text.forwardedFrom?.email ? [text.forwardedFrom.email] : []),
  ]
  for (const email of senders) {
    if (account.emails.some((known) => emailKey(known) === emailKey(email))) own(2.5, email)
    else if (isDomainOf(email, account)) own(1.6, email)
    else if (isMailboxOf(email, account)) own(1.2, email)
    else if (isDomainLike(email, account)) own(0.8, email)
  }
  const phone = from.isVerified && from.phone ? phoneKey(from.phone) : null
  if (phone && account.phones.some((known) => phoneKey(known) === phone)) own(2, from.phone)

  for (const { policyNumber } of account.policies) {
    const named = policyNumber && numberIn(text.full, policyNumber)
    if (named) own(3, named)
    else if (policyNumber && numberIn(text.quoted, policyNumber)) own(1.2, policyNumber)
  }
  const name = from.name ?? text.forwardedFrom?.name ?? null
  if (name && account.contactNames.some((contact) => nameKey(contact) === nameKey(name)))
    own(from.isVerified ? 1.2 : 0.8, name)
  if (name && account.names.some((known) => nameKey(known) === nameKey(name))) own(1.5, name)
  const introduced = [...text.own.slice(0, 160).matchAll(/\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+/gu)].map(
    ([words]) => words,
  )
  // `George Schaefer, Old Port Commons`: a name alone may be somebody else's, beside the business it is the caller's.
  const caller = introduced.find((person) =>
    account.contactNames.some((contact) => nameKey(contact) === nameKey(person)),
  )
  if (name === null && caller) {
    const isSelf = new RegExp(String.raw`\b(?:this is|it['’]?s|i['’]?m|i am|my name is)\s+${caller}\b`, 'i')
    own(isSelf.test(text.own) ? 1.2 : 0.9, caller)
  }
  const relative = [name, ...introduced].find((person) => person && surnameIn(person, account))
  if (relative) own(0.6, relative)

  const ownText = { ...text, own: withoutOthers(text.own), full: withoutOthers(text.full) }
  const mentions = [
    { where: withoutOthers(selfWords(ownText)), points: 1.3, isOwn: true },
    { where: withoutOthers([name, message.subject].filter(Boolean).join('\n')), points: 0.8, isOwn: false },
    { where: ownText.full, points: 0.8, isOwn: false },
    { where: text.quoted, points: 0.4, isOwn: false },
  ]
  for (const [place, { where, points, isOwn }] of mentions.entries()) {
    const best = account.names
      .map((each) => ({ each, ...shareNamed(each, where, rarity) }))
      .toSorted((a, b) => b.share - a.share)[0]
    // `It's Lorna at Marigold` is enough where only one firm is called so.
    const first = wordsOf(best?.each ?? '')[0] ?? ''
    const isTelling = isOwn && first.length > 4 && !genericWords.has(first) && rarity.get(first) === 1
    // What says too little of this account may still say as much of it as of another one.
    const isEnough = (best?.share ?? 0) >= (isTelling ? 0.35 : 0.5)
    if (best && best.met.length > 0)
      clues.push({
        points: isEnough ? points * Math.min(1, best.share * 1.15) : 0,
        words: best.each,
        isOwn,
        named: { place, words: best.met },
      })
  }
  const trade =
    account.industry && industryWords(account.industry).find((word) => wordPattern(word).test(text.full))
  if (trade) clues.push({ points: 0.4, words: trade, isOwn: false })
  return clues
}

/** Words in which the sender says who they are. */
function selfWords({ own, full, signature }: MessageText): string {
  const sources = [
    ...own.matchAll(
      /\b(?:this is|it'?s|i'?m|i am|my name is|here (?:at|from)|(?:calling|writing|e-?mailing|reaching out) (?:from|for|on behalf of)|(?:with|from|over at|at|owner of|i own|i run|we'?re|we are)|(?:our|my) (?:company|business|shop|firm|llc)(?: is|,|:)?|insured\s*:|account\s*:|policyholder\s*:|for account)\s+([^.!?\n]{2,90})/gi,
    ),
    ...own.matchAll(/(?:^|\n)([^.!?\n]{2,60}?)\s+(?:here|calling|again)\b/gi),
    // What is done is done to the policy of the account: `on Petrichor's general liability`.
    ...full.matchAll(
      /(?:\b(?:on|to|under|off|from)|[,;:])\s+(\p{Lu}[^.!?,;:\n]{2,40}?)['’]s?\s+(?:general liability|liability|gl|auto|policy|policies|insurance|coverage|umbrella|workers|bop)\b/gu,
    ),
  ].map(([, words = '']) => words)
  return [...sources, signature].join('\n')
}

/** What is said of somebody else: `Nguyen Brothers, the fish one, not the nail one`, and who recommended the agency. */
function withoutOthers(text: string): string {
  return text
    .replaceAll(/,\s*not (?:the|with|from)\s+[^,.!?\n]{2,40}/gi, '')
    .replaceAll(
      /[^.!?\n]*\b(?:referr(?:ed|al)|recommend\w*|speaks? (?:very |so )?highly|raves? about|swears? by|told (?:me|us) (?:about|to call) you|(?:sent|pointed) (?:me|us) (?:to you|your way)|(?:buddy|friend|brother|cousin|neighbor|colleague) (?:\p{L}+ )?(?:at|from|over at|who (?:runs|owns)))\b[^.!?\n]*/giu,
      '',
    )
}

function wordPattern(word: string): RegExp {
  return new RegExp(String.raw`\b${word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`, 'i')
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
