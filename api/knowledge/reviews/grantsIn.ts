import { sentencesOf } from '../../reading/index.ts'
import { type Place, type Statement, statement } from './statement.ts'

/** What an offer gives by its forms or its endorsements. */
const grants = [
  {
    label: 'Additional insured, completed operations',
    pattern:
      /additional insured.{0,60}completed operations|completed operations.{0,40}additional insured|\bCG 20 37\b/i,
  },
  {
    label: 'Waiver of subrogation',
    pattern: /waiver of (?:subrogation|transfer|our right)|\bCG 24 04\b/i,
  },
  {
    label: 'Primary and noncontributory',
    pattern: /\bprimary\b.{0,12}\bnon-? ?contribut/i,
  },
  {
    label: 'Aggregate per project',
    pattern: /\bper[- ]project\b|separately to each (?:construction )?project|\bCG 25 03\b/i,
  },
] as const

/** What a line grants or refuses, each by the part of the line that names it. */
export function grantsIn(line: string, place: Place): Statement[] {
  const sentences = sentencesOf(line).filter(({ length }) => length < 220)
  return grants.flatMap(({ label, pattern }) => {
    const quote = sentences.find((each) => pattern.test(each))
    if (quote === undefined) return []
    const part = quote.split(/[;,]\s+/).find((each) => pattern.test(each)) ?? quote
    return [statement(label, refusedGrant.test(part) ? 'Not provided' : 'Included', quote, place)]
  })
}

const refusedGrant =
  /\bnot (?:provided|included|available|covered|offered)\b|\b(?:declined|excluded|rejected)\b|\b(?:no|without)\b(?! (?:additional |extra )?(?:charge|cost|premium))/i

/** Whether a form is identified by what it grants. */
export function isGrant(form: string): boolean {
  return grants.some(({ pattern }) => pattern.test(form))
}
