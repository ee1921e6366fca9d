import { stemmer } from 'stemmer'

/** The stems of what a question is about, without the words that any question has. */
export function askedWords(question: string): ReadonlySet<string> {
  return wordsOf(question.replaceAll(ofQuestion, ' '))
}

/** The stems of what a label or passage says. */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z][a-z'’]*[a-z]/g) ?? []
  return new Set(words.map((word) => stemmer(word.replace(/['’]s$/, ''))))
}

export function sharedWords(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((word) => others.has(word)).length
}

/** Words that a question has whatever it is about. */
const ofQuestion =
  /\b(?:a|about|according|all|also|an|and|any|anything|are|at|be|been|by|can|cara|carr(?:y|ies)|clause|client|contain\w*|contract|could|cover(?:s|ed|age|ages)?|did|do|document|does|else|every|exclud(?:e|es|ed|ing)|exclusions?|for|from|get|gets|give|gives|good|has|have|he|her|him|his|how|i|if|in|include[sd]?|including|insured?|insurance|is|it|its|just|know|list|long|many|me|mention\w*|more|much|need|needs|not|of|offer(?:s|ed)?|okay|on|one|ones|or|our|please|policies|policy|provide[sd]?|quotes?|require[sd]?|said|same|say|says|she|should|show|so|some|still|tell|that|the|their|them|then|there|these|they|this|those|to|under|us|was|we|were|what|when|where|whether|which|who|whom|whose|why|will|with|would|you|your)\b|['’](?:s|re|ll|d)\b|\bn['’]t\b/gi
