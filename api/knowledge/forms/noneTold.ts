import { clausesOf } from './letterClauses.ts'
import type { LabeledField } from './labeledFields.ts'
import { answer, type LetterAnswer, type Sentence } from './letterSentences.ts'
import { subjectsOf } from './statedSubjects.ts'

/** "None" for what letters deny as a whole: "We hold no dealer plates" for "Dealer plates held". */
export function noneTold(
  { label, section }: LabeledField,
  sentences: readonly Sentence[],
): LetterAnswer | null {
  if (
    isNumber.test(label) ||
    /%|\bpercent/i.test(section) ||
    /^(?:if|when|where|who|how|why|what)\b|[?:]\s*$/i.test(label)
  )
    return null
  const asked = label
    .replaceAll(/\([^)]*\)/g, ' ')
    .replace(
      /,? ?(?:(?:in|over|during|within) )?(?:the )?(?:last|past|previous|prior) \w+ (?:years?|months?)/i,
      '',
    )
    .replace(/\s(?:held|owned|issued|used|carried|assigned|involved|present|on site|if any)\W*$/i, '')
    .split(/\s+(?:or|and)\s+|[/,&]/)
    .map((part) => subjectsOf(part))
  if (asked.some(({ size }) => size === 0)) return null
  const denials = clausesOf(sentences).flatMap(({ text, isNegative, sentence }) =>
    isNegative && !butOne.test(sentence.text)
      ? deniedIn(text).map((denied) => ({ denied: subjectsOf(denied), sentence }))
      : [],
  )
  const whole = asked.reduce((all, each) => all.union(each))
  const found = asked.map((part) =>
    denials.find(({ denied }) => part.isSubsetOf(denied) && denied.isSubsetOf(whole)),
  )
  const [first] = found
  return first && found.every(Boolean) ? answer(first.sentence, 'None') : null
}

/** What a clause says that there is not: "loss" and "accident" of "no loss, no accident". */
function deniedIn(text: string): string[] {
  return [...text.matchAll(denial)].flatMap(({ index, 0: { length } }) => {
    const [denied = ''] = text.slice(index + length).split(endOfThing)
    return denied.trim() === '' ? [] : [denied]
  })
}

const denial =
  /\b(?:no|zero|without(?: any)?|not (?:one|any|a single)|(?:do|does|did)(?: not|n['’]t) (?:have|own|hold|use|carry) (?:any|an?)|never (?:had|filed|made|carried) (?:any|an?)) /gi

/** Where the name of a thing ends. */
const endOfThing =
  /[,;.:()]|\b(?:and|but|in|on|at|for|to|from|since|yet|so|that|which|who|is|are|was|were|has|have|ever|here|there|whatsoever|now)\b/i

/** What is counted or paid, which is zero and not none. */
const isNumber = /%|#|\$|\b(?:number|how many|percent\w*|count|amount|total|date|year|phone|name|address)\b/i

const butOne = /\b(?:except|other than|apart from|besides|save for|save one|but one|else|unless|until)\b/i
