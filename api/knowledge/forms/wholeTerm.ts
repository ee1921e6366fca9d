import type { Ask } from './askedFields.ts'
import { attributeOf } from './fieldSubject.ts'
import type { Fact } from './knownFacts.ts'
import type { Term } from './requestedTerm.ts'

/** "Policy term" in one field asks for both days. */
export function wholeTerm({ field }: Ask, { from, to }: Term): Fact {
  const isWhole =
    /\bterm\b|\bperiod\b/i.test(field.label) &&
    !field.beside.some((each) => /^to\b/i.test(each) || attributeOf(each) === 'expiration')
  return to && isWhole ? { ...from, value: `${from.value} to ${to.value}` } : from
}
