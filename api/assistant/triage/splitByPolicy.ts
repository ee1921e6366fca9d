import type { Ask } from './findAsks.ts'
import type { MessageText, Sentence } from './messageText.ts'
import { numberIn } from './numberIn.ts'
import type { RequestType, TriageAccount } from './triageMessage.ts'

interface Part {
  readonly ask: Ask
  readonly text: MessageText
}

/** What each kind of change is ordered with. */
const verbs: Readonly<Partial<Record<RequestType, string>>> = {
  CANCEL_POLICY: 'cancel|terminate|end|stop|drop',
  ENDORSE_POLICY:
    'add|remove|delete|take|put|drop|increase|raise|lower|decrease|reduce|change|update|replace|swap|exclude|include|move|transfer|bump',
}
const courtesy = String.raw`(?:(?:also|please|then|can you|could you)\s+)*`
const keeps = /\b(?:keep|leave|not|don['’]?t|never)\b/i

/** One order for each policy: `Add the F-250 to A-1 and remove the Silverado from A-2` asks for two changes. */
export function splitByPolicy(ask: Ask, text: MessageText, account: TriageAccount | null): readonly Part[] {
  const whole = [{ ask, text }]
  const verb = verbs[ask.type]
  const numbers = account?.policies.flatMap(({ policyNumber }) => policyNumber ?? []) ?? []
  if (verb === undefined || numbers.filter((number) => numberIn(text.full, number)).length < 2) return whole
  const joint = new RegExp(String.raw`(?:,?\s+(?:and|then|plus)\s+|[;,]\s+)(?=${courtesy}(?:${verb})\b)`, 'i')
  const isOwn = ({ text: words, isDenied }: Sentence) =>
    !isDenied && (ask.sentences === null || ask.sentences.some((own) => words.includes(own) || own === words))
  const clauses: (Sentence & { readonly owner: string | null })[] = []
  for (const sentence of text.sentences.filter(isOwn)) {
    // A clause without a number goes on about the one before it; a sentence without one is about all.
    let owner: string | null = null
    for (const [at, words] of sentence.text.split(joint).entries()) {
      const [named, ...others] = numbersIn(words, numbers)
      if (others.length > 0) return whole
      owner = named ?? owner
      clauses.push({ ...sentence, text: words, owner, ...(at > 0 && { isNewParagraph: false }) })
    }
  }
  const owners = [...new Set(clauses.flatMap(({ owner }) => owner ?? []))]
  const order = new RegExp(String.raw`\b(?:${verb})\b`, 'i')
  const isClear = owners.every((number) => {
    const own = clauses.flatMap(({ owner, text: words }) => (owner === number ? [words] : []))
    return own.some((words) => order.test(words)) && !own.some((words) => keeps.test(words))
  })
  if (owners.length < 2 || !isClear) return whole
  return owners.map((number) => {
    const sentences = clauses.filter(({ owner }) => owner === null || owner === number)
    const own = sentences.map(({ text: words }) => words)
    const evidence = own.filter((words) => numbersIn(words, numbers).includes(number))
    return { ask: { ...ask, evidence, sentences: own }, text: { ...text, sentences } }
  })
}

/** The policies that a clause numbers: the one whose whole number it gives, if another is like it. */
function numbersIn(words: string, numbers: readonly string[]): readonly string[] {
  const found = numbers.filter((number) => numberIn(words, number))
  const squeezed = (each: string) => each.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  const whole = found.filter((number) => squeezed(words).includes(squeezed(number)))
  return whole.length > 0 ? whole : found
}
