import { postal } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { personNames } from './spokenNames.ts'

/** The sentences that speak of somebody: those with the name, and those that go on without one until another is named. */
export function toldOf(name: string, sentences: readonly Sentence[]): Sentence[] {
  const first = new RegExp(`\\b${RegExp.escape(name.replace(/^Dr\.? /, '').split(' ')[0] ?? name)}\\b`)
  let isAbout = false
  return sentences.filter(({ text }) => {
    const isNamed = first.test(text)
    isAbout = isNamed || (isAbout && personNames(text.replace(postal, ' ')).length === 0)
    return isNamed || (isAbout && goesOn.test(text))
  })
}

const goesOn =
  /^(?:(?:and |but )?(?:he|she|his|her)\b|born\b|date of birth\b|DOB\b|hired\b|(?:at )?home\b|address\b|lives\b|licen[sc]e\b)/i
