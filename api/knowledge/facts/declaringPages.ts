import type { ReadPage } from '../../reading/reading.ts'
import { labelIn } from './labelMeaning.ts'
import { datesIn } from './values.ts'

/** Many short cells and amounts: declarations or a schedule rather than prose. */
export function looksTabular(page: ReadPage): boolean {
  const long = page.lines.filter(({ words }) => words.length >= 9).length
  return page.lines.length > 6 && long < page.lines.length * 0.35
}

/** At least three limits with their amounts, or the labels of at least three things that declarations state. */
export function looksDeclaring({ lines }: ReadPage): boolean {
  const page = lines.map((line) => line.text).join(' ')
  if ([...page.matchAll(statedLimit)].length > 2) return true
  const roles = lines.flatMap(({ text }) => {
    const found = text.length < 140 ? labelIn(text) : null
    return found && found.role !== 'other' && found.role !== 'otherParty' ? [found.role] : []
  })
  return new Set(roles).size > 2
}

/** "Each occurrence 1,000,000 / General aggregate 2,000,000" */
const statedLimit =
  /\b(?:each (?:occurrence|accident|claim)|(?:general|products[\w/ -]*) aggregate|personal (?:and|&) adv\w+ injury|p&ai|premises rented|rented premises|med(?:ical)? (?:exp\w*|pay\w*)|building|contents|business personal property)\b[^.\d$]{0,30}\$?\s?\d{1,3}(?:,\d{3})+/gi

/** Whether a page begins with whose policy it is, and lists what is insured: it declares, though it has no title. */
export function declaresAgain(page: ReadPage): boolean {
  const roles = new Set(page.lines.slice(0, 12).flatMap(({ text }) => labelIn(text)?.role ?? []))
  const text = page.lines.map((line) => line.text).join(' ')
  return (
    roles.has('policyNumber') &&
    roles.has('insuredName') &&
    looksTabular(page) &&
    !/\bendorsement\b/i.test(text) &&
    [...text.matchAll(statedLimit)].length > 1
  )
}

/** Whether a page of sentences states a policy's terms: a price, a term and who is insured. */
export function statesTerms(page: ReadPage | undefined): boolean {
  const text = page?.lines.map((line) => line.text).join('\n') ?? ''
  const signs = [
    /\bpremium\b.{0,40}\$\s?\d/i,
    /\b(?:named )?insured\b|\bpolicyholder|\bfor [A-Z]/,
    /\b(?:policy|contract|certificate|reference|quot\w+|ref)\b.{0,20}\d{3}/i,
  ]
  return (
    datesIn(text).length > 0 &&
    /\$\s?\d{1,3},\d{3}/.test(text) &&
    signs.filter((sign) => sign.test(text)).length > 1
  )
}
