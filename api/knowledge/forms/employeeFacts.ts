import type { Fact } from './knownFacts.ts'
import { addressFacts, countBefore, letterFact, personPattern, postal } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { days, moneyAmounts, phones } from './spokenValues.ts'
import { toldOf } from './toldOf.ts'

/** "One of our carpenters, Wendell Brockhurst, cut his left hand": who was hurt, as far as the records do not say it. */
export function employeeFacts(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const onRecord = records.filter(({ entity }) => entity === 'employee')
  const isKnown = onRecord.some(({ attribute }) => /name$/i.test(attribute))
  const found = sentences.flatMap((sentence) => {
    const [, before, name, ...after] = hurt.exec(sentence.text) ?? []
    return name ? [{ sentence, name, job: before ?? after.find(Boolean) }] : []
  })[0]
  const name = onRecord.find(({ attribute }) => attribute === 'name')?.value ?? found?.name
  const own = name === undefined ? [] : toldOf(name, sentences)
  const title = (found?.job ?? jobIn(own))?.replace(/(?<=[a-z]{3})s$/, '')
  const told = [
    ...(found && !isKnown
      ? [
          letterFact('employee', 'name', found.name, found.sentence),
          ...(title ? [letterFact('employee', 'title', capitalized(title), found.sentence)] : []),
        ]
      : []),
    ...dayTold('hired', started, own),
    ...dayTold('birth', born, own),
    ...homeOf(own),
  ]
  return [
    ...told.filter((each) => !onRecord.some(({ attribute }) => attribute === each.attribute)),
    ...wages(sentences),
  ]
}

/** "She is a line worker on first shift." */
function jobIn(sentences: readonly Sentence[]): string | undefined {
  return sentences
    .map(
      ({ text }) =>
        /\b(?:he|she) (?:is|was|works as) (?:an?|one of our|our) ([a-z'’]+(?: [a-z]+){0,2}?)(?= (?:on|in|at|for|with|and|of|who|by)\b|[.,])/i.exec(
          text,
        )?.[1],
    )
    .find(
      (job) =>
        job !== undefined &&
        /(?:er|or|ist|ian|man|woman|ic|hand|clerk|assistant|cook|chef|nurse|aide|tech|mason)$/i.test(job),
    )
}

const started =
  /\b(?:hired(?: (?:on|in))?|(?:started|worked|been) (?:with us|here|for us)(?: since)?|joined us)\b(.*)/i
const born = /\b(?:born|DOB|date of birth|birth ?day)\b(.*)/i

function dayTold(attribute: string, words: RegExp, sentences: readonly Sentence[]): Fact[] {
  return sentences
    .flatMap((sentence) => {
      const [day] = days(words.exec(sentence.text)?.[1] ?? '', sentence.written)
      return day ? [letterFact('employee', attribute, day.value, sentence)] : []
    })
    .slice(0, 1)
}

/** "Home is 418 Hastings Way, Altoona, WI 54720, phone 715-555-0172." */
function homeOf(sentences: readonly Sentence[]): Fact[] {
  const home = sentences.find(
    ({ text }) =>
      /\bhome\b|^address\b|\b(?:lives|resides) (?:at|on|in)\b|\b(?:his|her) address\b/i.test(text) &&
      postal.test(text),
  )
  if (!home) return []
  const [phone] = phones(home.text)
  return [
    ...addressFacts('employee', home.text, home),
    ...(phone ? [letterFact('employee', 'phone', phone.value, home)] : []),
  ]
}

const harmed = String.raw`(?:(?:was|got|has been) (?:badly |seriously )?(?:hurt|injured|burned|struck|hit)|(?:cut|broke|burned|sprained|strained|twisted|hurt|injured|crushed|fractured|slipped|fell|tripped)\b)`

const hurt = new RegExp(
  String.raw`(?:\b(?:[Oo]ur|[Oo]ne of our|[Aa]|[Tt]he) (?!morning|afternoon|evening|night|day|week)([a-z]+(?: [a-z]+)?),? )?(${personPattern})(?:, (?:who is )?(?:one of our|our|an?|the) ([a-z]+(?: [a-z]+){0,2})| \((?:an? |our )?([a-z]+(?: [a-z]+){0,2})[^)]*\))?,? ${harmed}`,
)

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** "$26.60 an hour for forty hours", "he works four tens": what somebody earns, and in how many days. */
function wages(sentences: readonly Sentence[]): Fact[] {
  return sentences.flatMap((sentence) => {
    const { text } = sentence
    const rate = moneyAmounts(text).find(({ end }) =>
      /^ ?(?:(?:an|per|a|each) hour\b|\/ ?(?:hour|hr)\b)/i.test(text.slice(end)),
    )
    const hours =
      countBefore(text, /^[ -]hours? (?:a|per|each|every) week\b|^[ -]hour weeks?\b/i) ??
      (rate ? countBefore(text, /^ hours\b/i) : undefined)
    const weekly = moneyAmounts(text).find(({ end }) => /^ (?:a|per|each) week\b/i.test(text.slice(end)))
    const week =
      countBefore(text, /^ days (?:a|per|each|every) week\b|^ (?:eights|nines|tens|twelves)\b/i) ??
      (rate ? countBefore(text, /^ days\b/i) : undefined) ??
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
