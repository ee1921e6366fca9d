import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import { attributeOf } from './fieldSubject.ts'
import type { LabeledField } from './labeledFields.ts'
import { askedOf, type ValuesOf } from './letterMatch.ts'
import { counts, nones } from './spokenValues.ts'

/** A count of something else doesn't answer the question: "84 seats" aren't stories. */
export function unitsOf(field: LabeledField): ValuesOf {
  const asked = askedOf(field)
  const strong = asked.filter((each) => weightOf(each) === 1)
  return (text) =>
    [...counts(text), ...nones(text)].filter(({ value, end, index }) => {
      const [next = ''] = /^[ -][a-z]+/i.exec(text.slice(end)) ?? []
      const unit = conceptsOf(next)[0]
      if (isPartOnly(field.label, text.slice(end))) return false
      // "Payroll not counting me 96,500 for 3 guys": the larger number is no count.
      const isSum = /\b(?:payroll|receipts|sales|revenue|wages|premium|deductible)\b[^,;.]*$/i
      if (/,\d/.test(value) && isSum.test(text.slice(0, index)) && !isSum.test(field.label)) return false
      const isOwn =
        unit === undefined || unit === 'employe' || asked.some((each) => isSameConcept(each, unit))
      if (/\b(?:in|since|until|by) $/i.test(text.slice(0, index)) && /^(?:19|20)\d\d$/.test(value))
        return false
      if (value === '0' && /^(?:no|zero)$/i.test(text.slice(index, end)))
        return unit !== undefined && strong.some((each) => isSameConcept(each, unit))
      // "250 feet" to the hydrant, "210 cars a month".
      const isMeasured = /^ (?:feet|foot|ft|miles?)\b/i.test(text.slice(end)) && ofDistance.test(field.label)
      const rate = /\bper (day|week|month|year)\b/i.exec(field.label)?.[1]
      const isRate =
        rate !== undefined &&
        new RegExp(`^(?: \\w+){1,2} (?:a|per|each|every) ${rate}\\b`, 'i').test(text.slice(end))
      if (isMeasured || isRate)
        return strong.some((each) =>
          (counts(text).length > 1 ? aroundOf(text, end) : conceptsOf(text)).some((one) =>
            isSameConcept(one, each),
          ),
        )
      // "The hydrant is at the corner, 150 feet."
      if (unit !== undefined && unit !== 'employe' && isOwn && weightOf(unit) < 1) return true
      const around = aroundOf(text, end)
      return (isOwn || !isNoun(next)) && strong.some((each) => around.some((one) => isSameConcept(one, each)))
    })
}

/** "5 subsidized units" are not the total, nor does "six of our people" count all of them. */
export function isPartOnly(label: string, behind: string): boolean {
  if (attributeOf(label) === 'employees' && /^ of (?:our|my|the|them)\b/i.test(behind)) return true
  if (!/\btotal\b/i.test(label)) return false
  const [counted] = conceptsOf(behind.trim().split(/\s+/).slice(0, 2).join(' '))
  return counted !== undefined && !conceptsOf(label).some((each) => isSameConcept(each, counted))
}

const ofDistance = /\bdistance|\bfeet\b|\bft\b|\bmi(?:les?)?\b|\bradius\b|\bheight\b|\bdepth\b|\bhow far\b/i

/** The words of the clause around a place in a text. */
function aroundOf(text: string, end: number): string[] {
  const before =
    text
      .slice(0, end)
      .split(/[,;()]/)
      .at(-1) ?? ''
  return conceptsOf(before + (text.slice(end).split(/[,;()]/)[0] ?? ''))
}

/** Words behind a number that do not say what is counted. */
function isNoun(word: string): boolean {
  return !/^[ -](?:of|in|on|at|for|and|or|are|is|were|was|to|with|by|from|who|that|full|part|big|small|old|new|more|other|little|light|heavy|company|good|different|total|last|this|now|\w+ly|\w+ed|\w+ing)$/i.test(
    word,
  )
}

/** "One owner-operator": a count comes right before what it counts, and "no heavy trucks" is a count too where one is asked for. */
export function countsOf(label: string, isCount: boolean): ValuesOf {
  // "Dealer plates issued".
  const asked = conceptsOf(label.replace(/ (?:issued|held|owned|assigned|in use|in service)$/i, '')).filter(
    (each) => weightOf(each) === 1,
  )
  return (text) =>
    [...counts(text), ...(isCount ? nones(text) : [])].filter(({ end }) => {
      if (isPartOnly(label, text.slice(end))) return false
      const behind = conceptsOf(text.slice(end).trim().split(/\s+/).slice(0, 4).join(' '))
      return asked.every((each) => behind.some((one) => isSameConcept(one, each)))
    })
}
