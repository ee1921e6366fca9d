import { familyLabels } from '../../../knowledge/index.ts'
import type { Answer } from './contractReport.ts'

/** What is met, what is missing and what to do first, as a short paragraph before the list. */
export function reviewOpening(answers: readonly Answer[]): string {
  const of = (status: Answer['finding']['status']) =>
    answers.filter(({ finding }) => finding.status === status).toSorted((a, b) => weightOf(a) - weightOf(b))
  const [met, unmet, open] = [of('met'), of('not met'), of('cannot tell')]
  const [first = open[0]] = unmet
  const step = first ? ` ${firstStep(first)}` : ''
  if (answers.length === 1)
    return met.length === 1
      ? 'The policies meet this requirement.'
      : unmet.length === 1
        ? `The policies do not meet this requirement.${step}`
        : `The documents do not settle this requirement.${step}`
  const all = answers.length
  return [
    met.length === 0
      ? `The policies meet none of the ${all} insurance requirements so far.`
      : met.length === all
        ? `The policies meet all ${all} insurance requirements: ${named(met)}.`
        : `The policies meet ${met.length} of the ${all} insurance requirements: ${named(met)}.`,
    ...(unmet.length > 0
      ? [`${unmet.length === 1 ? 'One is' : `${unmet.length} are`} not met: ${named(unmet)}.`]
      : []),
    ...(open.length > 0
      ? [
          `${open.length === 1 ? 'One still has' : `${open.length} still have`} to be checked: ${named(open)}.`,
        ]
      : []),
    step.trim(),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whole lines that are missing and work that is excluded end a deal; the wording of endorsements can be bought. */
export function weightOf({ finding: { requirement, missingLine, reason } }: Answer): number {
  if (missingLine || /\bexclu/i.test(reason)) return 0
  if (requirement.kind === 'coverage') return 1
  return requirement.kind === 'deductible' ? 2 : 3
}

function firstStep(answer: Answer): string {
  const { status, missingLine, reason, requirement } = answer.finding
  const name = nameOf(answer)
  if (status === 'cannot tell') return `First, look up ${name} in the policies, or ask the carrier.`
  if (missingLine) return `First, get a quote for ${familyLabels[missingLine]} coverage.`
  if (/\bexclu/i.test(reason)) return 'First, ask the carrier whether it can take out the exclusion.'
  if (requirement.kind === 'deductible') return 'First, ask the carrier for a lower deductible.'
  return requirement.kind === 'coverage' && requirement.amount !== null && shortOf(answer)?.isLacking !== true
    ? `First, ask the carrier what it costs to raise ${name}.`
    : `First, ask the carrier to add ${name}.`
}

const mostNamed = 4

function named(answers: readonly Answer[]): string {
  const names = [...new Set(answers.map(nameOf))]
  const more = names.length - mostNamed
  const shown = more > 1 ? [...names.slice(0, mostNamed), `${more} more`] : names
  return new Intl.ListFormat('en-US').format(shown)
}

const kindNames: Partial<Record<Answer['finding']['requirement']['kind'], string>> = {
  additionalInsured: 'additional insured status',
  waiver: 'the waiver of subrogation',
  primary: 'primary and noncontributory wording',
  notice: 'notice of cancellation',
  rating: 'the rating of the carrier',
  deductible: 'the deductible',
}

/** A requirement as an agent calls it: "the umbrella limit", "a waiver of subrogation". */
function nameOf(answer: Answer): string {
  const { requirement, missingLine } = answer.finding
  const { kind, label, amount, page } = requirement
  const ofKind = kindNames[kind]
  if (ofKind) return ofKind
  if (missingLine) return `${familyLabels[missingLine]} coverage`
  const short = shortOf(answer)
  if (short?.isLacking) return lowered(short.subject)
  const subject = short?.subject ?? label
  if (subject === null) return `the clause on page ${page}`
  const words = lowered(subject)
  return amount === null || /\blimit\b/i.test(words) ? words : `the ${words} limit`
}

/** What of a demand for several limits falls short, by the reason that it is not met: "Aggregate per project or location: the policy has no endorsement for it." */
function shortOf({ finding: { status, reason } }: Answer): { subject: string; isLacking: boolean } | null {
  const [, subject, side] =
    (status === 'not met' && /^([^:.]{3,60}): the (contract asks|policy has no)\b/.exec(reason)) || []
  return subject === undefined ? null : { subject, isLacking: side !== 'contract asks' }
}

function lowered(text: string): string {
  return text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}
