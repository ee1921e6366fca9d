import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import type { Filling } from './isDoubtful.ts'
import { clausesOf } from './letterClauses.ts'
import { isPast } from './periodMatch.ts'
import { isPrior } from './policyFact.ts'
import { moneyAmounts } from './spokenValues.ts'

/** A letter that gives another figure for the sales, the payroll or the deductible is newer than the records. */
export function isContradicted(
  { ask, source, knowledge: { sentences, known, facts } }: Filling,
  value: string,
): boolean {
  const { field, attribute, entity } = ask
  if (
    !ofLastYear.has(attribute ?? '') ||
    isPrior(ask) ||
    isPast(field.label) ||
    sentences.some(({ letter }) => source.startsWith(letter))
  )
    return false
  const digits = (text: string) => text.replaceAll(/\D/g, '')
  const asked = entity === 'class' ? conceptsOf('payroll') : conceptsOf(field.label)
  // Other amounts in the sentence of a deductible are not deductibles.
  const parts = attribute === 'deductible' ? clausesOf(sentences) : sentences
  const mentions = parts.filter(({ text }) => {
    const mentioned = conceptsOf(text)
    return asked.every((each) => weightOf(each) < 1 || mentioned.some((one) => isSameConcept(one, each)))
  })
  // What is told of another class or location says nothing of this one.
  const others = new Set(
    facts.flatMap((each) =>
      each.isFromLetter && (each.entity === 'class' || each.entity === 'location')
        ? [digits(each.value)]
        : [],
    ),
  )
  const given = mentions
    .flatMap(({ text }) => moneyAmounts(text).map((each) => digits(each.value)))
    .filter((each) => !others.has(each))
  return (
    !given.includes(digits(value)) && given.some((each) => !known.some((one) => digits(one.value) === each))
  )
}

const ofLastYear = new Set([
  'revenue',
  'payroll',
  'exposure',
  'deductible',
  'generalAggregate',
  'productsAggregate',
])
