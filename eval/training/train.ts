import { classifyText, labels, type Label, type Weights } from '../../api/assistant/triage/classifyText.ts'
import { messageFeatures, type Features } from '../../api/assistant/triage/messageFeatures.ts'
import { messageText } from '../../api/assistant/triage/messageText.ts'
import { nonRequestReasons, type TriageMessage } from '../../api/assistant/triage/triageMessage.ts'
import { inboundItems } from '../corpus/inbound/inboundItems.ts'
import { messageOf } from '../parts/inbound.ts'

/**
 * `npm run eval:train`: fits the weights with which triage tells types of requests apart, and writes them into the API.
 * It learns from `messages.txt` and from the tuning half of the corpus; the held-out half is only ever measured.
 */
interface Example {
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
const examples = [...(await writtenExamples()), ...(await corpusExamples())]
const weights = fit(examples)
await Deno.writeTextFile(weightsFile, `${JSON.stringify(packed(weights), null, 2)}\n`)
console.log(`${weights.size} features from ${examples.length} messages`)

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
        { type: type.replace('!', ''), isKnown: !type.endsWith('!') },
      )
    })
}

async function corpusExamples(): Promise<Example[]> {
  const items = await inboundItems(`${import.meta.dirname}/../corpus/inbound`)
  return items
    .filter(({ number }) => number % 2 === 0)
    .map(({ item }) =>
      example(messageOf(item), { type: item.expected.type, isKnown: item.expected.accountKey !== null }),
    )
}

function example(
  message: TriageMessage,
  { type, isKnown }: { readonly type: string | null; readonly isKnown: boolean },
): Example {
  const right = type === null ? nonRequestReasons : labels.filter((each) => each === type)
  if (right.length === 0) throw new Error(`There is no type "${type}".`)
  return { right, features: messageFeatures(messageText(message), { isKnown }) }
}

/** Logistic regression over all labels by adaptive gradient descent, in an order that is the same each time. */
function fit(all: readonly Example[]): Map<string, Float64Array> {
  const names = new Set(all.flatMap(({ features }) => [...features.keys()]))
  const fitted = new Map<string, Float64Array>()
  const steps = new Map<string, Float64Array>()
  for (const name of names) {
    fitted.set(name, new Float64Array(labels.length))
    steps.set(name, new Float64Array(labels.length))
  }
  const next = randomNumbers()
  const order = [...all]
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1))
      const [a, b] = [order[at], order[other]]
      if (a && b) [order[at], order[other]] = [b, a]
    }
    for (const { features, right } of order) {
      const shares = classifyText(features, fitted)
      const total = right.reduce((sum, each) => sum + shares[each], 0)
      const errors = labels.map((each) => shares[each] - (right.includes(each) ? shares[each] / total : 0))
      for (const [name, value] of features) {
        const [row, step] = [fitted.get(name), steps.get(name)]
        if (!row || !step) continue
        for (const [at, error] of errors.entries()) {
          const slope = error * value + decay * (row[at] ?? 0)
          step[at] = (step[at] ?? 0) + slope * slope
          row[at] = (row[at] ?? 0) - (rate * slope) / (Math.sqrt(step[at] ?? 0) + 1e-6)
        }
      }
    }
  }
  return fitted
}

function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function packed(fitted: Weights) {
  const scale =
    [...fitted.values()]
      .flatMap((row) => Array.from(row))
      .reduce((highest, value) => Math.max(highest, Math.abs(value)), 0) / 127
  // What weighs next to nothing decides nothing.
  const kept = [...fitted].filter(([, row]) =>
    Array.from(row).some((value) => Math.abs(value) >= leastWeight * scale),
  )
  const bytes = Uint8Array.from(
    kept.flatMap(([, row]) => Array.from(row)),
    (value) => Math.round(value / scale) & 255,
  )
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return { scale, names: kept.map(([name]) => name).join('\t'), bytes: btoa(characters) }
}
