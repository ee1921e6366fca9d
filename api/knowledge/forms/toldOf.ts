import type { Sentence } from './letterSentences.ts'

/** The sentences that speak of somebody: those with the name, and those that go on with a pronoun or without a subject. */
export function toldOf(name: string, sentences: readonly Sentence[]): Sentence[] {
  const first = new RegExp(`\\b${RegExp.escape(name.replace(/^Dr\.? /, '').split(' ')[0] ?? name)}\\b`)
  let isAbout = false
  return sentences.filter(({ text }) => {
    isAbout = first.test(text) || (isAbout && goesOn.test(text))
    return isAbout
  })
}

const goesOn =
  /^(?:(?:and |but )?(?:he|she|his|her)\b|born\b|date of birth\b|DOB\b|hired\b|(?:at )?home\b|lives\b|licen[sc]e\b)/i
