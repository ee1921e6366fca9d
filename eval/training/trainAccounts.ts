import { cluesOf } from '../../api/assistant/triage/accountClues.ts'
import { accountShares, type AccountWeights, likelyFrom } from '../../api/assistant/triage/findAccount.ts'
import { messageText } from '../../api/assistant/triage/messageText.ts'
import { strangerClues } from '../../api/assistant/triage/strangerClues.ts'
import { inboundItems } from '../corpus/inbound/inboundItems.ts'
import { bookOf, messageOf } from '../parts/inbound.ts'
import type { InboundItem } from '../parts/scoreInbound.ts'
import { add, columnsOf, denseOf, descend, dot } from './descend.ts'

/**
 * `npm run eval:train-accounts -- FOLDER …`: fits the weights by which triage finds whose message it is. It prints how
 * weights fitted to all other authors do on each author: a change counts if it helps there.
 */
type Features = Readonly<Record<string, number>>

interface Example {
  readonly author: string
  readonly id: string
  /** One for each account of the book, and the last for a sender without an account. */
  readonly choices: readonly Features[]
  readonly accounts: Parameters<typeof accountShares>[0]
  readonly right: number
  /** How many accounts more the agency has, of which the message shows nothing. */
  readonly unseen: number
}

const weightsFile = `${import.meta.dirname}/../../api/assistant/triage/accountWeights.json`
/** What is on record decides, however few examples have it. */
const priors: Features = {
  'address on record': 14,
  'phone on record': 12,
  'domain like name': 4,
  'domain of name': 8,
  'domain of name and trade': 7,
  'mailbox of name': 6,
  'policy number': 12,
  contact: 8.5,
  'unverified contact': 7,
  caller: 9,
  'caller by name alone': 5,
  sender: 6,
  'trade of writer': 3,
  'nobody: outsider': 3,
}
/** An agency has many accounts more than the few that an author shows with a message: some at which triage looks, too. */
const crowd = { seen: 40, unseen: 300, weight: 0.3 }
const decay = 0.0003

type Item = InboundItem & { readonly author: string }
const items = [...(await Promise.all(Deno.args.map(itemsIn))).flat(), ...(await ownItems())]
const everybody = new Map(items.flatMap(({ context }) => context.accounts.map((each) => [each.key, each])))
const examples = items.flatMap((item, at) => [
  exampleOf(item, { isCrowded: false }),
  exampleOf(item, { isCrowded: true, from: at * 7 }),
])
for (const author of new Set(examples.map((each) => each.author))) {
  const fitted = fit(examples.filter((each) => each.author !== author))
  report(
    author,
    examples.filter((each) => each.author === author),
    fitted,
  )
}
await Deno.writeTextFile(weightsFile, `${JSON.stringify(fit(examples), null, 2)}\n`)

async function itemsIn(folder: string): Promise<Item[]> {
  const text = await Deno.readTextFile(`${folder}/inbound.jsonl`)
  const found: InboundItem[] = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
  // The accounts that an author invents are the author's in all files.
  const authors: { keys: Set<string>; items: InboundItem[] }[] = []
  for (const item of found) {
    const keys = item.context.accounts.map(({ key, name }) => `${key} ${name}`)
    const [first, ...more] = authors.filter((author) => keys.some((key) => author.keys.has(key)))
    const author = first ?? { keys: new Set<string>(), items: [] }
    if (!first) authors.push(author)
    for (const key of keys) author.keys.add(key)
    author.items.push(item)
    for (const other of more) {
      for (const key of other.keys) author.keys.add(key)
      author.items.push(...other.items)
      authors.splice(authors.indexOf(other), 1)
    }
  }
  return authors.flatMap((author) =>
    author.items.map((item) => ({ ...item, author: author.items[0]?.id ?? '' })),
  )
}

async function ownItems(): Promise<Item[]> {
  const all = await inboundItems(`${import.meta.dirname}/../corpus/inbound`)
  return all.filter(({ number }) => number % 2 === 0).map(({ item }) => ({ ...item, author: 'own' }))
}

function exampleOf(item: Item, { isCrowded, from = 0 }: { isCrowded: boolean; from?: number }): Example {
  const shown = item.context.accounts
  const keys = new Set(shown.map(({ key }) => key))
  const others = [...everybody.values()].filter(({ key }) => !keys.has(key))
  const more = isCrowded
    ? Array.from({ length: crowd.seen }, (_, at) => others[(from + at * 3) % others.length])
    : []
  const accounts = [...shown, ...new Set(more.flatMap((each) => each ?? []))]
  const book = bookOf(accounts)
  const message = messageOf(item)
  const text = messageText(message)
  const clues = cluesOf(book, { message, text }).map((each) => each.clues)
  const nobody = strangerClues(message, text, book)
  const right = accounts.findIndex(({ key }) => key === item.expected.accountKey)
  const asFeatures = (each: (typeof clues)[number]) => {
    const sums: Record<string, number> = {}
    for (const { kind, value } of each) sums[kind] = (sums[kind] ?? 0) + value
    return sums
  }
  return {
    author: item.author,
    id: item.id,
    accounts: { accounts: clues, nobody },
    choices: [
      ...clues.map(asFeatures),
      Object.fromEntries(Object.entries(nobody).map(([kind, value]) => [`nobody: ${kind}`, value])),
    ],
    right: right === -1 ? accounts.length : right,
    unseen: isCrowded ? crowd.unseen : 0,
  }
}

/** Conditional logistic regression over the accounts of each book and nobody. */
function fit(all: readonly Example[]): AccountWeights {
  const columns = columnsOf(
    [...all.flatMap(({ choices }) => choices), priors].map((features) => ({ features })),
  )
  const dense = all.map(({ choices, right, unseen }) => ({
    right,
    unseen,
    choices: choices.map((features) => denseOf({ features }, columns)),
  }))
  const fitted = descend(columns, { epochs: 200, decay, rate: 0.1, prior: priors }, (current, slope) => {
    for (const { choices, right, unseen } of dense) {
      const sums = choices.map((each) => dot(each, current))
      const highest = Math.max(...sums)
      const shares = sums.map((sum) => Math.exp(sum - highest))
      const weight = unseen > 0 ? crowd.weight : 1
      const total = shares.reduce((sum, each) => sum + each, unseen * Math.exp(-highest))
      for (const [at, each] of choices.entries())
        add(slope, each, (weight * ((shares[at] ?? 0) / total - (at === right ? 1 : 0))) / dense.length)
    }
  })
  const nobody = Object.entries(fitted).filter(([name]) => name.startsWith('nobody: '))
  return {
    account: Object.fromEntries(Object.entries(fitted).filter(([name]) => !name.startsWith('nobody: '))),
    nobody: Object.fromEntries(nobody.map(([name, weight]) => [name.slice('nobody: '.length), weight])),
  }
}

function report(author: string, all: readonly Example[], weights: AccountWeights): void {
  for (const isCrowded of [false, true]) {
    const some = all.filter((each) => each.unseen > 0 === isCrowded)
    const chosen = some.map(({ accounts, right, choices, id, unseen }) => {
      const shares = accountShares(accounts, { weights, unseen })
      const best = shares.indexOf(Math.max(...shares))
      const given = (shares[best] ?? 0) >= likelyFrom ? best : choices.length - 1
      return { id, isRight: given === right, isWrong: given !== right && given !== choices.length - 1 }
    })
    const share = (count: number) => `${Math.round((1000 * count) / some.length) / 10}%`
    const wrong = chosen.filter(({ isWrong }) => isWrong)
    console.log(
      `${author}${isCrowded ? `, among ${crowd.seen + crowd.unseen} more` : ''}: right ${share(chosen.filter(({ isRight }) => isRight).length)}, wrong ${share(wrong.length)} of ${some.length}: ${wrong.map(({ id }) => id).join(' ')}`,
    )
  }
}
