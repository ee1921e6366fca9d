import { isInquiry } from './alsoAsked.ts'
import type { Ask } from './findAsks.ts'
import { policiesMeant } from './findPolicy.ts'
import { goesOn } from './goesOn.ts'
import type { MessageText, Sentence } from './messageText.ts'
import { numberIn } from './numberIn.ts'
import { ownPartsOf } from './ownPartsOf.ts'
import type { RequestType, TriageAccount, TriagePolicy } from './triageMessage.ts'

interface Part {
  readonly ask: Ask
  readonly text: MessageText
  /** The policy that it is about; null if the message is not about several. */
  readonly policy: TriagePolicy | null
}

/** What each kind of change is ordered with. */
const verbs: Readonly<Partial<Record<RequestType, string>>> = {
  CANCEL_POLICY: 'cancel|terminate|end|stop|drop',
  ENDORSE_POLICY:
    'add|remove|delete|take|put|drop|increase|raise|lower|decrease|reduce|change|update|replace|swap|exclude|include|move|transfer|bump|needs? to be|should be|wants?|needs?|want(?:ed)?',
}
const courtesy = String.raw`(?:(?:also|please|then|can you|could you|i|we|you|they)\s+)*`
const keeps = /\b(?:keep|leave|not|don['’]?t|never)\b/i

/**
 * One order for each policy, by its number or its line: `Add the F-250 to A-1 and remove the Silverado from A-2`, `Raise
 * the GL to $2 million. And put Ann Lee on the auto.`
 */
export function splitByPolicy(ask: Ask, text: MessageText, account: TriageAccount | null): readonly Part[] {
  const whole = [{ ask, text, policy: null }]
  const verb = verbs[ask.type]
  const policies = account?.policies ?? []
  if (verb === undefined || policies.length < 2) return whole
  const joint = new RegExp(String.raw`(?:,?\s+(?:and|then|plus)\s+|[;,]\s+)(?=${courtesy}(?:${verb})\b)`, 'i')
  const own = text.sentences.flatMap((sentence) =>
    sentence.isDenied
      ? []
      : ownPartsOf(sentence.text, ask, text).map((words) => ({ ...sentence, text: words })),
  )
  const numbered = own.some((sentence) => numbersIn(sentence.text, policies).length > 0)
  if (!numbered && ask.type !== 'ENDORSE_POLICY') return whole
  const ownersOf = (words: string) => (numbered ? numbersIn(words, policies) : namedIn(words, policies))
  const clauses: (Sentence & { readonly owner: TriagePolicy | null })[] = []
  let last: TriagePolicy | null = null
  for (const sentence of own) {
    // A clause without a policy goes on about the one before it; a sentence without one is about all.
    let owner: TriagePolicy | null = !numbered && continues(sentence, text) ? last : null
    for (const { from, to } of cutsOf(sentence.text, joint)) {
      const words = sentence.text.slice(from, to)
      const [named, ...others] = ownersOf(words)
      if (others.length > 0) return whole
      const before = clauses.at(-1)
      if (before && from > 0 && (named ?? owner) === before.owner)
        clauses[clauses.length - 1] = {
          ...before,
          text: sentence.text.slice(sentence.text.indexOf(before.text), to),
        }
      else
        clauses.push({
          ...sentence,
          text: words,
          owner: named ?? owner,
          ...(from > 0 && { isNewParagraph: false }),
        })
      owner = named ?? owner
    }
    last = owner
  }
  const owners = [...new Set(clauses.flatMap(({ owner }) => owner ?? []))]
  const order = new RegExp(String.raw`\b(?:${verb})\b`, 'i')
  const isClear = owners.every((policy) => {
    const said = clauses.flatMap(({ owner, text: words }) => (owner === policy ? [words] : []))
    return (
      said.some((words) => order.test(words) && (numbered || !isInquiry(words))) &&
      !said.some((words) => keeps.test(words))
    )
  })
  if (owners.length < 2 || !isClear) return whole
  return owners.map((policy) => {
    const sentences = clauses.filter(({ owner }) => owner === null || owner === policy)
    const said = sentences.map(({ text: words }) => words)
    const evidence = said.filter((words) => ownersOf(words).includes(policy))
    return { ask: { ...ask, evidence, sentences: said }, text: { ...text, sentences }, policy }
  })
}

function cutsOf(sentence: string, joint: RegExp): { from: number; to: number }[] {
  const cuts = [...sentence.matchAll(new RegExp(joint.source, 'gi'))]
  const ends = [...cuts.map(({ index }) => index), sentence.length]
  return ends.map((to, at) => {
    const cut = cuts[at - 1]
    return { from: cut ? cut.index + cut[0].length : 0, to }
  })
}

/** Whether a sentence says more of the policy before it: `It was sold on Friday`, and in a call `From April first`. */
function continues(sentence: Sentence, { channel }: MessageText): boolean {
  if (ofAll.test(sentence.text)) return false
  return goesOn(sentence) || (channel === 'CALL' && sentence.text.split(/\s+/).length < 8)
}

const ofAll = /\b(?:both|all (?:of|the|these|those|changes|policies)|everything|each (?:one|policy|of))\b/i
const vehicle = /\b(?:truck|van|pickup|trailer|vehicle|car|driver)s?\b/i

/** The policies whose lines a clause names, or that list the vehicles and drivers in it. */
function namedIn(words: string, policies: readonly TriagePolicy[]): readonly TriagePolicy[] {
  const open = policiesMeant('', policies)
  const meant = policiesMeant(words, policies)
  if (meant.length < open.length) return meant
  const ofAutos = vehicle.test(words) ? policiesMeant('auto', policies) : open
  return ofAutos.length < open.length ? ofAutos : []
}

/** The policies that a clause numbers: the one whose whole number it gives, if another is like it. */
function numbersIn(words: string, policies: readonly TriagePolicy[]): readonly TriagePolicy[] {
  const found = policies.filter(({ policyNumber }) => policyNumber && numberIn(words, policyNumber))
  const squeezed = (each: string) => each.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  const whole = found.filter(({ policyNumber }) => squeezed(words).includes(squeezed(policyNumber ?? '')))
  return whole.length > 0 ? whole : found
}
