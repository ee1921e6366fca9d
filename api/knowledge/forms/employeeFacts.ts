import type { Fact } from './knownFacts.ts'
import { countBefore, letterFact, personPattern } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { days, moneyAmounts } from './spokenValues.ts'

/** "One of our carpenters, Wendell Brockhurst, cut his left hand": who was hurt, where the records do not say it. */
export function employeeFacts(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const isKnown = records.some(({ entity, attribute }) => entity === 'employee' && /name$/i.test(attribute))
  const hurt = sentences.find(({ text }) => new RegExp(`${personPattern},? ${harmed}`).test(text))
  const [, job, name] =
    new RegExp(
      String.raw`(?:\b(?:[Oo]ur|[Oo]ne of our|[Aa]|[Tt]he) ([a-z]+(?: [a-z]+)?),? )?(${personPattern}),? ${harmed}`,
    ).exec(hurt?.text ?? '') ?? []
  const near = hurt ? sentences.slice(sentences.indexOf(hurt), sentences.indexOf(hurt) + 4) : []
  const hiredIn = near.find(({ text }) =>
    /\b(?:was hired|hired (?:on|in)|started (?:with us|here)|joined us)\b/i.test(text),
  )
  const hired =
    hiredIn && days(/\b(?:hired|started|joined)\b(.*)/i.exec(hiredIn.text)?.[1] ?? '', hiredIn.written)[0]
  const title = job && job.replace(/(?<=[a-z]{3})s$/, '')
  const told: readonly (readonly [string, string | undefined])[] = isKnown
    ? []
    : [
        ['name', name],
        ['title', title && title.slice(0, 1).toUpperCase() + title.slice(1)],
        ['hired', hired?.value],
      ]
  return [
    ...told.flatMap(([attribute, value]) =>
      hurt && value
        ? [letterFact('employee', attribute, value, hiredIn && attribute === 'hired' ? hiredIn : hurt)]
        : [],
    ),
    ...wages(sentences),
  ]
}

const harmed = String.raw`(?:(?:was|got|has been) (?:badly |seriously )?(?:hurt|injured|burned|struck|hit)|(?:cut|broke|burned|sprained|strained|twisted|hurt|injured|crushed|fractured|slipped|fell|tripped)\b)`

/** "$26.60 an hour for forty hours", "he works four tens": what somebody earns, and in how many days. */
function wages(sentences: readonly Sentence[]): Fact[] {
  return sentences.flatMap((sentence) => {
    const { text } = sentence
    const rate = moneyAmounts(text).find(({ end }) => /^ (?:an|per|a|each) hour\b/i.test(text.slice(end)))
    const hours =
      countBefore(text, /^[ -]hours? (?:a|per|each|every) week\b|^[ -]hour weeks?\b/i) ??
      (rate ? countBefore(text, /^ hours\b/i) : undefined)
    const weekly = moneyAmounts(text).find(({ end }) => /^ (?:a|per|each) week\b/i.test(text.slice(end)))
    const week =
      countBefore(text, /^ days (?:a|per|each|every) week\b|^ (?:eights|nines|tens|twelves)\b/i) ??
      (/\bmonday (?:through|thru|to) friday\b/i.test(text) && /\b(?:he|she|works?)\b/i.test(text)
        ? '5'
        : undefined)
    const told = [
      ['hourlyRate', rate?.value],
      ['hoursPerWeek', hours],
      ['weeklyWage', weekly?.value],
      ['daysPerWeek', week],
    ] as const
    return told.flatMap(([attribute, value]) =>
      value ? [letterFact('employee', attribute, value, sentence)] : [],
    )
  })
}
