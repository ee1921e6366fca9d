import { emailKey } from '../../knowledge/index.ts'
import { type AccountClues, type Clue, cluesOf } from './accountClues.ts'
import trained from './accountWeights.json' with { type: 'json' }
import type { MessageText } from './messageText.ts'
import { numberIn } from './numberIn.ts'
import { strangerClues } from './strangerClues.ts'
import type { TriageAccount, TriageBook, TriageMessage } from './triageMessage.ts'

export interface AccountFound {
  readonly account: TriageAccount | null
  readonly evidence: readonly string[]
  /** The account that the names or the address fit, when nobody confirmed the sender. */
  readonly candidate: TriageAccount | null
}

/** In log odds. `eval/training/trainAccounts.ts` makes them. */
export interface AccountWeights {
  readonly account: Readonly<Record<string, number>>
  /** Of what speaks for a sender without an account. */
  readonly nobody: Readonly<Record<string, number>>
}

/** An account is named only when it is at least this likely: a wrong one costs more than a question. */
export const likelyFrom = 0.6

/** Whose message it is: the sender, phone, policy numbers, names and lines decide. Null rather than a guess. */
export function findAccount(message: TriageMessage, text: MessageText, book: TriageBook): AccountFound {
  const clues = cluesOf(book, { message, text })
  const found = accountOf(clues, { message, text, book })
  const { email, isVerified } = message.from
  const isOf = ({ emails }: TriageAccount) =>
    email !== null && emails.some((known) => emailKey(known) === emailKey(email))
  if (!found) {
    // An address on file that nobody confirmed is a hint and no more.
    const holders = isVerified ? [] : book.accounts.filter(isOf)
    const [only] = holders
    if (only && email && holders.length === 1) return { account: null, evidence: [email], candidate: only }
    const near = clues.filter(({ other }) => other !== null)
    const [nearest] = near
    return nearest?.other && near.length === 1
      ? { account: null, evidence: [nearest.other], candidate: nearest.account }
      : { ...none, candidate: null }
  }
  const another = message.channel === 'CALL' ? otherCaller(clues, found.account) : null
  if (another) return { account: null, evidence: another.names.slice(0, 1), candidate: another }
  if (isVerified || email === null) return { ...found, candidate: null }
  const isOnRecord = isOf(found.account)
  const isNumbered = found.account.policies.some(
    ({ policyNumber }) => policyNumber && numberIn(text.full, policyNumber),
  )
  if ((isOnRecord && found.isNamed) || isNumbered) return { ...found, candidate: null }
  // Anyone can forge an address with a client's name, or a message with one in it.
  return { ...none, evidence: found.evidence, candidate: found.account }
}

/** Who a caller says they are, where the number they call from is on record for another account. */
function otherCaller(clues: readonly AccountClues[], found: TriageAccount): TriageAccount | null {
  const isByPhone = clues.some(
    ({ account, clues: own }) => account === found && own.some(({ kind }) => kind === 'phone on record'),
  )
  const isWhole = ({ kind, value, named = [] }: Clue) =>
    kind === 'name of writer' && value > 0.99 && named.length > 1
  const named = clues.filter(({ clues: own }) => own.some(isWhole)).map(({ account }) => account)
  const [only] = named
  return isByPhone && only && only !== found && named.length === 1 ? only : null
}

const none = { account: null, evidence: [] }

interface AccountChosen {
  readonly account: TriageAccount
  readonly evidence: readonly string[]
  /** Whether the message itself has the account's name, not only a word of its trade. */
  readonly isNamed: boolean
}

function accountOf(
  found: readonly AccountClues[],
  {
    message,
    text,
    book,
  }: { readonly message: TriageMessage; readonly text: MessageText; readonly book: TriageBook },
): AccountChosen | null {
  const likelihoods = accountShares(
    { accounts: found.map(({ clues }) => clues), nobody: strangerClues(message, text, book) },
    { unseen: Math.max(0, book.size - found.length) },
  )
  const best = likelihoods.reduce((top, share, at) => (share > (likelihoods[top] ?? 0) ? at : top), 0)
  const chosen = found[best]
  return chosen && (likelihoods[best] ?? 0) >= likelyFrom ? described(chosen) : null
}

/** How likely each account is, beside the accounts that were not looked at and nobody's. */
export function accountShares(
  {
    accounts,
    nobody,
  }: {
    readonly accounts: readonly (readonly Clue[])[]
    readonly nobody: Readonly<Record<string, number>>
  },
  { unseen = 0, weights = trained }: { readonly unseen?: number; readonly weights?: AccountWeights } = {},
): number[] {
  const sums = accounts.map((clues) =>
    clues.reduce((sum, { kind, value }) => sum + (weights.account[kind] ?? 0) * value, 0),
  )
  const without = Object.entries(nobody).reduce(
    (sum, [kind, value]) => sum + (weights.nobody[kind] ?? 0) * value,
    0,
  )
  // An account of which nothing was found has a sum of 0.
  const others = Math.exp(without) + unseen
  const total = others + sums.reduce((sum, each) => sum + Math.exp(each), 0)
  return sums.map((each) => Math.exp(each) / total)
}

function described({ account, clues }: AccountClues): AccountChosen {
  const shown = clues
    .map(({ kind, value, words }) => ({ words, weight: value * (weightOf(kind) ?? 0) }))
    .toSorted((a, b) => b.weight - a.weight)
  // Beside who writes, what the message is about proves nothing.
  const least = (shown[0]?.weight ?? 0) * 0.4
  const words = shown.flatMap(({ words: each, weight }) => (each !== null && weight > least ? [each] : []))
  return {
    account,
    evidence: [...new Set(words)].slice(0, 4),
    isNamed: clues.some(({ named, value }) => named !== undefined && value > 0),
  }
}

function weightOf(kind: string): number | undefined {
  const weights: Readonly<Record<string, number>> = trained.account
  return weights[kind]
}
