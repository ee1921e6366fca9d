import { stemmer } from 'stemmer'
import type { MessageText } from './messageText.ts'
import { withoutSlips } from './withoutSlips.ts'
import { isCommonWord, wordGroupsOf } from './wordGroups.ts'

/** What a text shows of what it asks for: words, pairs of words, groups of meaning, and pairs of those in one sentence. */
export type Features = ReadonlyMap<string, number>

/** All words of a text together weigh this much, and all groups this much, however long it is. */
const wordLength = 4
const groupLength = 3

/**
 * The features of a message; what the client denied counts for nothing. Whether the sender's account is known counts:
 * clients seldom write to sell something.
 */
export function messageFeatures(
  { sentences, full, channel, isAnswer }: Pick<MessageText, 'sentences' | 'full' | 'channel' | 'isAnswer'>,
  { isKnown }: { readonly isKnown: boolean },
): Features {
  const wanted = sentences.filter(({ isDenied }) => !isDenied).map(({ text }) => text)
  const length = full.split(/\s+/).length
  return new Map([
    ...textFeatures(wanted),
    ['any', 1],
    [isKnown ? 'known' : 'unknown', 1],
    [channel, 1],
    ...flag('answer', isAnswer),
    ...flag('thanks', thanksWords.test(full)),
    ...flag('hang-up', hangUpWords.test(full)),
    [`length:${length < 8 ? 0 : length < 20 ? 1 : length < 60 ? 2 : 3}`, 1],
  ])
}

/** A sentence that only says thank you, goodbye, or that all is well. */
const thanksWords =
  /\b(thanks?|thank you|thx|ty|gracias|merci|danke|all good|tysm|appreciate (it|you|that|the)|much appreciated|got it|received|perfect|great|awesome|you('?re| guys are) the best|lifesaver|all set|sounds good|looks good|works( great| for me| perfectly)?|no problem|will do|have a (great|good|nice)|happy (holidays|friday|thanksgiving|new year)|cheers|wonderful|excellent|ok(ay)?|np|noted|merry christmas|good to go|that did it|they (accepted|took|approved) it)\b/i

/** A caller who rings off before saying what they want. */
const hangUpWords =
  /\b(call (you|ya|u) back|call back (later|in)|i'?ll (call|try|ring) (back|again|later|you)|hold on|never ?mind|gotta (go|run)|have to (go|run)|got to (go|run)|talk later|another time|can'?t talk|bad (time|connection)|can you hear me|hello\?|losing you|breaking up)\b/i

function flag(name: string, isSet: boolean): [string, number][] {
  return isSet ? [[name, 1]] : []
}

/** The features of sentences, each counted once. */
function textFeatures(sentences: readonly string[]): Features {
  const words = new Map<string, number>()
  const groups = new Map<string, number>()
  for (const sentence of sentences) {
    const text = withoutSlips(sentence)
    const stems = stemsOf(text)
    for (const [at, stem] of stems.entries()) {
      if (stem.length > 1 || /[?#i]/.test(stem)) words.set(stem, 1)
      if (at > 0) words.set(`${stems[at - 1]} ${stem}`, 0.7)
    }
    const signs = [...wordGroupsOf(text), ...moodsOf(sentence)]
    const isStated = !signs.includes('question') && !/\b(if|would|whether|say|suppose)\b/i.test(sentence)
    for (const sign of signs) {
      groups.set(`<${sign}>`, 1)
      if (isStated) groups.set(`<${sign}.>`, 1)
      for (const other of signs) if (sign < other) groups.set(`<${sign}+${other}>`, 0.7)
    }
  }
  return new Map([...scaled(words, wordLength), ...scaled(groups, groupLength)])
}

function moodsOf(sentence: string): string[] {
  const isQuestion =
    /\?|^(what|when|who|which|why|how|where|do|does|did|is|are|am|was|were|has|have|should)\b/i.test(sentence)
  const isPlea =
    /\b(can|could|would|will) (you|u|someone|somebody|we get|i get|we have|i have)\b|\b(please|pls|plz|kindly)\b/i.test(
      sentence,
    )
  return [...(isQuestion ? ['question'] : []), ...(isPlea ? ['plea'] : [])]
}

function scaled(features: ReadonlyMap<string, number>, length: number): [string, number][] {
  const total = Math.hypot(...features.values())
  return [...features].map(([name, value]) => [name, (value * length) / (total || 1)])
}

/** The words of a text in their basic forms; names and figures say nothing of what is asked. */
function stemsOf(text: string): string[] {
  const plain = text
    .replaceAll(/(?<=[\p{L}\d,;:&)] )\p{Lu}\p{Ll}+/gu, (word) => (isCommonWord(word) ? word : ' _name '))
    .toLowerCase()
    // Many write Spanish without accents.
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/\b(won't|wont)\b/g, 'will not')
    .replaceAll(/\b(can't|cannot|cant)\b/g, 'can not')
    .replaceAll(/n't\b/g, ' not')
    .replaceAll(/'(s|re|ve|ll|d|m)\b/g, ' $1')
    .replaceAll(/https?:\S+|\S+@\S+/g, ' _link ')
  return (plain.match(/[\p{L}&_]+|\?|\$?\d[\d,.]*/gu) ?? []).map((word) => {
    if (/\d/.test(word)) return '#'
    return word.length > 2 ? stemmer(word) : word
  })
}
