import { labels, type Label } from '../../api/assistant/triage/classifyText.ts'
import { messageFeatures, type Features } from '../../api/assistant/triage/messageFeatures.ts'
import { messageText } from '../../api/assistant/triage/messageText.ts'
import {
  nonRequestReasons,
  requestTypes,
  type TriageMessage,
} from '../../api/assistant/triage/triageMessage.ts'
import { inboundItems } from '../corpus/inbound/inboundItems.ts'
import { messageOf } from '../parts/inbound.ts'
import type { InboundItem } from '../parts/scoreInbound.ts'

/**
 * `npm run eval:train -- FOLDER …`: fits the weights with which triage tells types of requests apart, and writes them
 * into the API. It learns from `messages.txt`, from the tuning half of the corpus and from the messages of those folders;
 * the held-out half is only ever measured. It prints how weights fitted to everything else do on each folder: a change
 * counts if it helps there.
 */
interface Example {
  readonly folder: string
  /** Null for a message that asks for nothing. */
  readonly type: string | null
  /** The right ones; several where a message asks for nothing and nobody said why. */
  readonly right: readonly Label[]
  readonly features: Features
}

const weightsFile = `${import.meta.dirname}/../../api/assistant/triage/trainedWeights.json`
const epochs = 25
const rate = 0.06
/** Pulls weights towards zero, so that no single word decides. */
const decay = 0.006
/** In steps of the 127 that a weight has. */
const leastWeight = 12
const folders = Deno.args
const examples = [
  ...(await writtenExamples()),
  ...(await corpusExamples()),
  ...(await Promise.all(folders.map(folderExamples))).flat(),
]
const columns = new Map<string, number>()
const rows = examples.map(({ features, ...known }) => ({
  ...known,
  at: Int32Array.from(features.keys(), (name) => {
    const column = columns.get(name) ?? columns.size
    columns.set(name, column)
    return column
  }),
  values: Float64Array.from(features.values()),
}))
type Row = (typeof rows)[number]

const weights = packed(fit(rows))
await Deno.writeTextFile(weightsFile, `${JSON.stringify(weights, null, 2)}\n`)
console.log(`${weights.names.split('\t').length} features from ${examples.length} messages`)
for (const folder of folders) {
  const fitted = fit(rows.filter((row) => row.folder !== folder))
  const own = rows.filter((row) => row.folder === folder && row.type !== null)
  const right = own.filter((row) => likeliest(row, fitted) === row.type)
  console.log(`${folder}: ${Math.round((1000 * right.length) / own.length) / 10}% of ${own.length} types`)
}

/** Lines of `TYPE|subject|body`; `TYPE!` says that the sender has no account, and the subject `CALL` that it is a call. */
async function writtenExamples(): Promise<Example[]> {
  const text = await Deno.readTextFile(`${import.meta.dirname}/messages.txt`)
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [type = '', subject = '', ...rest] = line.split('|')
      const body = rest.join('|')
      const isCall = subject === 'CALL'
      return example(
        {
          channel: isCall ? 'CALL' : 'EMAIL',
          receivedOn: '2026-09-24',
          from: { name: null, email: null, phone: null, isVerified: true },
          subject: isCall ? null : subject,
          body: isCall ? '' : body,
          transcript: isCall
            ? body.split(' / ').map((said) => ({
                role: said.startsWith('U: ') ? 'USER' : 'AGENT',
                content: said.slice(3),
              }))
            : [],
          attachments: [],
        },
        { folder: '', type: type.replace('!', ''), isKnown: !type.endsWith('!') },
      )
    })
}

async function corpusExamples(): Promise<Example[]> {
  const items = await inboundItems(`${import.meta.dirname}/../corpus/inbound`)
  return items
    .filter(({ number }) => number % 2 === 0)
    .map(({ item }) =>
      example(messageOf(item), {
        folder: '',
        type: item.expected.type,
        isKnown: item.expected.accountKey !== null,
      }),
    )
}

async function folderExamples(folder: string): Promise<Example[]> {
  const text = await Deno.readTextFile(`${folder}/inbound.jsonl`)
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const item: InboundItem = JSON.parse(line)
      const { type, accountKey } = item.expected
      return example(messageOf(item), { folder, type, isKnown: accountKey !== null })
    })
}

function example(
  message: TriageMessage,
  { folder, type, isKnown }: Pick<Example, 'folder' | 'type'> & { readonly isKnown: boolean },
): Example {
  const right = type === null ? nonRequestReasons : labels.filter((each) => each === type)
  if (right.length === 0) throw new Error(`There is no type "${type}".`)
  return { folder, type, right, features: messageFeatures(messageText(message), { isKnown }) }
}

/**
 * Logistic regression over all labels by adaptive gradient descent, in an order that is the same each time: for each
 * feature, the weights of all labels.
 */
function fit(all: readonly Row[]): Float64Array {
  const fitted = new Float64Array(columns.size * labels.length)
  const steps = new Float64Array(fitted.length)
  const next = randomNumbers()
  const order = [...all]
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1))
      const [a, b] = [order[at], order[other]]
      if (a && b) [order[at], order[other]] = [b, a]
    }
    for (const row of order) learn(row, { fitted, steps })
  }
  return fitted
}

function learn(
  row: Row,
  { fitted, steps }: { readonly fitted: Float64Array; readonly steps: Float64Array },
): void {
  const shares = sharesOf(row, fitted)
  const right = row.right.map((each) => labels.indexOf(each))
  const total = right.reduce((sum, label) => sum + (shares[label] ?? 0), 0)
  const errors = shares.map((share, label) => share - (right.includes(label) ? share / total : 0))
  for (const [at, column] of row.at.entries()) {
    const value = row.values[at] ?? 0
    for (let label = 0; label < labels.length; label++) {
      const cell = column * labels.length + label
      const slope = (errors[label] ?? 0) * value + decay * (fitted[cell] ?? 0)
      const step = (steps[cell] ?? 0) + slope * slope
      steps[cell] = step
      fitted[cell] = (fitted[cell] ?? 0) - (rate * slope) / (Math.sqrt(step) + 1e-6)
    }
  }
}

/** How likely each label is, as `classifyText` tells it. */
function sharesOf({ at: columnsOfRow, values }: Row, fitted: Float64Array): Float64Array {
  const sums = new Float64Array(labels.length)
  for (const [at, column] of columnsOfRow.entries())
    for (let label = 0; label < labels.length; label++)
      sums[label] = (sums[label] ?? 0) + (fitted[column * labels.length + label] ?? 0) * (values[at] ?? 0)
  const highest = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - highest))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / total)
}

function likeliest(row: Row, fitted: Float64Array): string {
  const shares = sharesOf(row, fitted)
  return requestTypes.reduce((best, type) =>
    (shares[labels.indexOf(type)] ?? 0) > (shares[labels.indexOf(best)] ?? 0) ? type : best,
  )
}

function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function packed(fitted: Float64Array) {
  const scale = fitted.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0) / 127
  const rowOf = (column: number) => fitted.subarray(column * labels.length, (column + 1) * labels.length)
  // What weighs next to nothing decides nothing.
  const kept = [...columns].filter(([, column]) =>
    rowOf(column).some((value) => Math.abs(value) >= leastWeight * scale),
  )
  const bytes = Uint8Array.from(
    kept.flatMap(([, column]) => [...rowOf(column)]),
    (value) => Math.round(value / scale) & 255,
  )
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return { scale, names: kept.map(([name]) => name).join('\t'), bytes: btoa(characters) }
}
