import type { MessageText, Sentence } from './messageText.ts'
import { weighEvidence } from './weighEvidence.ts'
import { wideCues } from './wideCues.ts'
import { withoutSlips } from './withoutSlips.ts'
import { changeCues } from './changeCues.ts'
import { inquiryCues } from './inquiryCues.ts'
import { insuredCues } from './insuredCues.ts'
import { askWords, cancelIsOnlyThreat, denyingWords, settledWords } from './moodWords.ts'
import { policyCues } from './policyCues.ts'
import { requestTypes } from './triageMessage.ts'
import type { RequestType } from './triageMessage.ts'

const requestCues = [...insuredCues, ...policyCues, ...changeCues, ...inquiryCues]

/** How strongly a message asks for a type of request, and where. */
export interface Ask {
  readonly type: RequestType
  readonly score: number
  readonly evidence: readonly string[]
}

/** From this score on, something is asked for; with less only when nothing else is. */
const askedFor = 1
const hintedAt = 0.5

/** What the client asks for, the strongest first, before asks that belong together are merged. */
export function findAsks({ sentences, full }: MessageText): Ask[] {
  const found = new Map<RequestType, { sentence: Sentence; score: number }[]>()
  for (const sentence of sentences) {
    for (const type of requestTypes) {
      const score = scoreOf(sentence, type)
      if (score !== 0) found.set(type, [...(found.get(type) ?? []), { sentence, score }])
    }
  }
  const weighed = new Map<RequestType, { sentence: Sentence; score: number }[]>()
  for (const sentence of sentences) {
    for (const [type, score] of weighEvidence(sentence.text, { full })) {
      weighed.set(type, [
        ...(weighed.get(type) ?? []),
        { sentence, score: sentence.isDenied ? -score : isSettled(sentence.text) ? score * 0.3 : score },
      ])
    }
  }
  const whole = withoutSlips(full)
  for (const { type, weight, all, unless } of wideCues) {
    const words = all.map((each) => each.exec(whole)?.[0])
    if (words.includes(undefined) || unless?.test(whole)) continue
    const sentence = sentences.find(({ text }) => all.at(-1)?.test(withoutSlips(text)))
    if (sentence) found.set(type, [...(found.get(type) ?? []), { sentence, score: weight }])
  }
  const asks = requestTypes
    .map((type) => bothOf(type, askOf(type, found.get(type) ?? []), askOf(type, weighed.get(type) ?? [])))
    .filter(({ score }) => score >= hintedAt)
    .toSorted((a, b) => b.score - a.score)
  const plain = asks.filter(({ score }) => score >= askedFor)
  return plain.length > 0 ? plain : asks.slice(0, 1)
}

const cueShare = 0.6
const evidenceShare = 0.8

function bothOf(type: RequestType, cued: Ask, weighed: Ask): Ask {
  return {
    type,
    score: cueShare * cued.score + evidenceShare * weighed.score,
    evidence: [...new Set([...cued.evidence, ...weighed.evidence])].slice(0, 3),
  }
}

function askOf(type: RequestType, hits: readonly { sentence: Sentence; score: number }[]): Ask {
  const ranked = hits.toSorted((a, b) => b.score - a.score)
  const [best] = ranked
  const others = ranked.slice(1).filter(({ score }) => score > 0)
  // What the client denies once is not wanted, whatever was said of it before.
  const denied = ranked.filter(({ score }) => score < 0).reduce((sum, { score }) => sum + score, 0)
  const score =
    (best?.score ?? 0) +
    Math.min(
      0.6,
      others.reduce((sum, hit) => sum + hit.score * 0.25, 0),
    ) +
    denied
  const evidence = ranked
    .filter((hit) => hit.score > 0)
    .slice(0, 3)
    .map(({ sentence }) => sentence.text)
  return { type, score, evidence }
}

function isSettled(text: string): boolean {
  return settledWords.test(text) && !/\b(but|also|now|however|still|except)\b/i.test(text)
}

/** Somebody who asks how things are does not ask to change them. */
const asksInGeneral = /^\W*(do|does|did|is|are|what happens|why|how (do|does|much|many)|when)\b[^?]*\?/i

function scoreOf({ text: written, isDenied }: Sentence, type: RequestType): number {
  const text = withoutSlips(written)
  const ofType = requestCues.filter((cue) => cue.type === type && !cue.unless?.test(text))
  const matches = ofType.flatMap((cue) => {
    const match = cue.pattern.exec(text)
    return match ? [{ weight: cue.weight, at: match.index, words: match[0] }] : []
  })
  if (matches.length === 0) return 0
  const weights = matches.map(({ weight }) => weight).toSorted((a, b) => b - a)
  const base = (weights[0] ?? 0) + 0.25 * Math.min(2, weights.length - 1)
  if (isDenied) return -base
  if (asksInGeneral.test(text) && (type === 'ADD_ADDITIONAL_INSURED' || type === 'ENDORSE_POLICY'))
    return base * 0.5
  if (type === 'CANCEL_POLICY') return cancelIsOnlyThreat.test(text) ? 0 : base
  if (type === 'QUESTION') return base * (/\?/.test(text) ? 1.05 : 0.95)
  const isNegated = matches.every(
    ({ at, words }) => denyingWords.test(text.slice(0, at)) || /^\s*(no|not|don'?t)\b/i.test(words),
  )
  if (
    isNegated &&
    !/\b(why|don'?t you|can'?t you|haven'?t|won'?t (let|pay|release)|(no|not|can'?t|won'?t)\b.{0,40}\bwithout|do(n'?t| not) have)\b/i.test(
      text,
    )
  )
    return -base * 0.8
  if (isSettled(text)) return base * 0.3
  return base + (askWords.test(text) ? 0.25 : 0)
}
