import type { Ask } from './askedFields.ts'
import { codedBox } from './codedName.ts'
import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import type { FormKnowledge } from './formKnowledge.ts'

/** What a question with given answers comes to: the words of the answer. */
export interface Answer {
  readonly words: string
  readonly source: string
  readonly isUncertain: boolean
  readonly quote?: string
}

/** What the records have of the options of a question; null when they have nothing of the kind. */
export function recordedOptions(
  ask: Ask,
  choices: readonly string[],
  knowledge: FormKnowledge,
): Answer[] | null {
  const named = namedOptions(ask, choices, knowledge)
  return (
    listedOptions(ask, choices, knowledge) ??
    limitPair(ask, choices, knowledge) ??
    (named.length > 0
      ? named
      : (natureOfBusiness(ask, choices, knowledge) ?? kindOfBusiness(ask, choices, knowledge)))
  )
}

/** "$1,000,000 / $2,000,000": what one occurrence and all of a year may cost. */
function limitPair({ field }: Ask, choices: readonly string[], { facts }: FormKnowledge): Answer[] | null {
  if (!choices.some((choice) => /^\$[\d,]+ ?\/ ?\$[\d,]+$/.test(choice))) return null
  if (!/\bliability\b|\blimits?\b/i.test(field.label) || /\bauto|\bmotorist/i.test(field.label)) return null
  const [each, aggregate] = ['eachOccurrence', 'generalAggregate'].map((attribute) =>
    facts.find((fact) => fact.entity === 'policy' && fact.attribute === attribute),
  )
  return each && aggregate
    ? [
        {
          words: `${each.value} / ${aggregate.value}`,
          source: each.source,
          isUncertain: each.isFromLetter || aggregate.isFromLetter,
        },
      ]
    : null
}

/** "Type of dealer: Franchised / Used auto" for a used car dealer of the records. */
function kindOfBusiness(
  { field }: Ask,
  choices: readonly string[],
  { facts }: FormKnowledge,
): Answer[] | null {
  if (
    choices.length < 2 ||
    !/^(?:type|kind) of (?:dealer|contractor|establishment|business|operation)/i.test(field.label)
  )
    return null
  const operations = facts.find(({ entity, attribute }) => entity === 'insured' && attribute === 'operations')
  const plain = (text: string): readonly string[] =>
    text
      .toLowerCase()
      .replaceAll(/\bcars?\b/g, 'auto')
      .match(/[a-z]{2,}/g) ?? []
  const said = plain(operations?.value ?? '')
  const [only, ...others] = choices.filter((choice) => {
    const words = plain(choice)
    return words.length > 0 && words.every((each) => said.includes(each))
  })
  return operations && only !== undefined && others.length === 0
    ? [{ words: only, source: operations.source, isUncertain: true }]
    : null
}

/** "Nature of business: [ ] Manufacturing [ ] Contractor", by the sector of the NAICS code. */
function natureOfBusiness(
  { field }: Ask,
  choices: readonly string[],
  { facts }: FormKnowledge,
): Answer[] | null {
  const asked = `${field.question} ${choices.length > 1 ? field.label : ''}`
  const code = facts.find(({ entity, attribute }) => entity === 'insured' && attribute === 'naics')
  if (!code || !/\b(?:nature|type) of (?:the |your )?business\b/i.test(asked)) return null
  const option = sectors.find(([sector]) => sector.test(code.value))?.[1]
  const choice = option && choices.find((each) => option.test(each))
  return choice
    ? [{ words: choices.length === 1 ? 'Yes' : choice, source: code.source, isUncertain: true }]
    : null
}

/** Sectors of the North American Industry Classification System, by the options of applications. */
const sectors: readonly (readonly [RegExp, RegExp])[] = [
  [/^23/, /^contractor/i],
  [/^3[123]/, /^manufactur/i],
  [/^42/, /^wholesale/i],
  [/^4[45]/, /^retail/i],
  [/^722/, /^restaurant/i],
]

/** What the records call by the very words of an option: AGENCY_BILL for "Agency bill". */
function namedOptions({ field, row }: Ask, choices: readonly string[], { known }: FormKnowledge): Answer[] {
  if (row > 0 || field.block !== null) return []
  const isSame = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ') && a.length > 0
  return known.flatMap(({ value, index, source }) =>
    index === undefined && /^[A-Z][A-Z_]+(?:, [A-Z_]+)*$/.test(value)
      ? value.split(', ').flatMap((item) => {
          const choice = choices.find((each) => isSame(conceptsOf(each), conceptsOf(item)))
          if (choice === undefined) return []
          return [{ words: choices.length === 1 ? 'Yes' : choice, source, isUncertain: false }]
        })
      : [],
  )
}

/**
 * What the records list under the words of a question: "Lines of business" as GENERAL_LIABILITY, "Billing" as
 * DIRECT_BILL. Null when the records have nothing of the kind, empty for a box when they list others.
 */
function listedOptions(
  { field, row, entity }: Ask,
  choices: readonly string[],
  { known }: FormKnowledge,
): Answer[] | null {
  if (entity === 'interest' && codedBox(field.name)) return null
  const group = field.section.split(' | ').at(-1) ?? ''
  const asked = conceptsOf(`${field.question} ${group} ${choices.length > 1 ? field.label : ''}`)
  const isAsked = (each: string) => asked.some((one) => isSameConcept(one, each))
  const lists = known.filter(({ label, value, index }) => {
    const key = conceptsOf(label).filter((each) => weightOf(each) === 1)
    return (
      // "NV" is a state, and no option.
      /^[A-Z][A-Z_]{2,}(?:, [A-Z_]+)*$/.test(value) &&
      (index === undefined || index === row) &&
      key.length > 0 &&
      key.every(isAsked)
    )
  })
  if (lists.length === 0 || /\bapplies\b/i.test(`${field.question} ${field.label}`)) return null
  // "DIRECT_BILL" is "Direct" under "Billing"; "S_CORPORATION" is no "Corporation".
  const isNamed = (option: readonly string[], recorded: readonly string[]) =>
    option.length > 0 &&
    (recorded.every((each) => option.includes(each)) ||
      (option.every((each) => recorded.includes(each)) &&
        recorded.every((each) => option.includes(each) || isAsked(each))))
  for (const { value, source } of lists)
    for (const item of value.replaceAll('_', ' ').split(', '))
      for (const choice of choices)
        if (isNamed(conceptsOf(choice.replace(/\([^)]*\)/, '')), conceptsOf(item)))
          return [{ words: choices.length === 1 ? 'Yes' : choice, source, isUncertain: false }]
  return field.kind === 'checkBox' ? [] : null
}
