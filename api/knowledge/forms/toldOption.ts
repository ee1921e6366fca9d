import { normal } from '../reviews/coverageItem.ts'
import type { Ask } from './askedFields.ts'
import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import type { FormKnowledge, FoundValue } from './formKnowledge.ts'
import { negation } from './letterSentences.ts'
import { isOfRow, rowIdentity } from './rowIdentity.ts'

/** "All we need is the state Form E": the very words of a box, asked for. */
export function namedIn(label: string, { sentences }: FormKnowledge): FoundValue | null {
  if (!/\w \w/.test(label)) return null
  const said = sentences.find(
    ({ text }) =>
      new RegExp(`\\b${RegExp.escape(label)}(?!\\w)`, 'i').test(text) &&
      /\b(?:needs?|wants?|requires?|includes?|please)\b/i.test(text) &&
      !negation.test(text),
  )
  return said ? { value: true, source: `${said.letter}, page ${said.page}`, isUncertain: true } : null
}

/** "The new burglar system rings through to their central station": a letter that names one option of its subject. */
export function toldOption(
  ask: Ask,
  choices: readonly string[],
  { sentences, facts }: FormKnowledge,
): { option: string; source: string } | null {
  const asked = conceptsOf(`${ask.field.label} ${ask.field.question}`).filter((each) => weightOf(each) === 1)
  const options = choices.filter((choice) => choice.trim().includes(' '))
  const identity = rowIdentity(ask, facts)
  if (choices.length < 2 || asked.length < 2) return null
  const told = sentences.flatMap(({ text: whole, letter, page }, at) => {
    const text = whole.split(';')[0] ?? whole
    const said = conceptsOf(text)
    const isAbout =
      asked.filter((each) => said.some((one) => isSameConcept(one, each))).length > asked.length / 2
    if (!isAbout || negation.test(text)) return []
    const named = options.flatMap((option) => {
      const index = normal(text).indexOf(normal(option))
      return index === -1 ? [] : [{ option, index }]
    })
    const [only] = named
    return only &&
      named.length === 1 &&
      (identity === null || isOfRow(identity, at, { sentences, index: only.index }))
      ? [{ option: only.option, source: `${letter}, page ${page}` }]
      : []
  })
  return new Set(told.map(({ option }) => option)).size === 1 ? (told[0] ?? null) : null
}

/** "Drop the collision on that one": what the records have is to go. */
export function isDropped(ask: Ask, { sentences, facts }: FormKnowledge): boolean {
  const asked = conceptsOf(ask.field.label)
  const identity = rowIdentity(ask, facts)
  return sentences.some(({ text }, at) => {
    const verb = /\b(?:drop|remove|delete|cancel|take off)\b|\btake\b.*\boff\b/i.exec(text)
    return (
      verb !== null &&
      conceptsOf(text).some((each) => asked.some((one) => isSameConcept(one, each))) &&
      (identity === null || isOfRow(identity, at, { sentences, index: verb.index }))
    )
  })
}
