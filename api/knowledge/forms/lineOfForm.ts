import type { Ask } from './askedFields.ts'
import { attributeOf } from './fieldSubject.ts'
import type { Fact } from './knownFacts.ts'
import type { LabeledField } from './labeledFields.ts'
import { lineOf } from './linesOfBusiness.ts'

/** The line of business of a form: what its headings name, that of the carrier that printed it, or the only policy there is. */
export function lineOfForm(fields: readonly LabeledField[], facts: readonly Fact[]): string | null {
  const headings = [
    ...new Set([
      ...fields.slice(0, 1).flatMap(({ title, section }) => [title, ...section.split(' | ')]),
      ...fields.flatMap(({ title, section }) => [title, section.split(' | ')[0] ?? '']),
    ]),
  ]
  const policies = facts.filter(({ entity, line }) => entity === 'policy' && line !== null)
  const isOnPolicy = headings.some((heading) => aboutPolicy.test(heading))
  const isInsured = (line: string) => policies.some((each) => lineOf(each.line ?? '') === line)
  const [title = null, ...others] = headings.map((heading) => lineOf(heading))
  const ofCarrier = isOnPolicy && title === null ? lineOfCarrier(headings, policies) : null
  // What a package insures is no policy of its own.
  const packages = new Set(
    policies.flatMap(({ line, row }) => (lineOf(line ?? '') === 'BUSINESS_OWNERS' ? [row] : [])),
  )
  const lines = new Set(
    policies.flatMap(({ line, row }) => {
      const own = lineOf(line ?? '') ?? line
      return packages.has(row) && ofPackages.has(own ?? '') ? [] : [own]
    }),
  )
  const [only = null] = lines.size === 1 ? lines : []
  // Parts for several lines of business are those of an umbrella, or of whatever is on record.
  const ofParts = new Set(others.filter((line) => line !== null))
  const ofOnly = ofParts.size > 1 && title === null ? only : null
  const named = title ?? ofCarrier ?? ofOnly ?? others.find((line) => line !== null)
  const ofOnlyPolicy = only !== null && wholes.has(only) ? only : null
  const whole = ofOnlyPolicy ?? (isOnPolicy && isInsured('BUSINESS_OWNERS') ? 'BUSINESS_OWNERS' : null)
  if (named) return whole !== null && ofPackages.has(named) && !isInsured(named) ? whole : named
  const attributes = new Set(fields.map(({ label }) => attributeOf(label)))
  if (attributes.has('retention')) return only ?? 'UMBRELLA'
  if (attributes.has('vin')) return 'COMMERCIAL_AUTO'
  if (attributes.has('elAccident')) return 'WORKERS_COMPENSATION'
  if (attributes.has('generalAggregate')) return 'GENERAL_LIABILITY'
  return only
}

/** What carrier's form it is, if that insures one line. */
function lineOfCarrier(headings: readonly string[], policies: readonly Fact[]): string | null {
  const lines = new Set(
    policies.flatMap(({ attribute, value, line }) =>
      attribute === 'carrier' && headings.some((heading) => isNamedIn(value, heading))
        ? [lineOf(line ?? '')]
        : [],
    ),
  )
  return lines.size === 1 ? ([...lines][0] ?? null) : null
}

/** A field of a property form is about the package that insures the property. */
export function inPackage(ask: Ask, line: string | null, facts: readonly Fact[]): Ask {
  const isPackaged =
    line === 'BUSINESS_OWNERS' &&
    ask.line !== null &&
    ask.field.row === '' &&
    ofPackages.has(ask.line) &&
    !facts.some((each) => each.entity === 'policy' && lineOf(each.line ?? '') === ask.line)
  return isPackaged ? { ...ask, line } : ask
}

/** Forms about a policy in force, and not about one that is asked for. */
const aboutPolicy =
  /\b(?:loss|claims?|accident|occurrence|injury|change|cancel\w*|release|notice|endorsement)\b/i

/** Policies that insure several lines in one. */
const wholes: ReadonlySet<string> = new Set(['BUSINESS_OWNERS', 'HOMEOWNERS'])

/** What packages insure. */
export const ofPackages: ReadonlySet<string> = new Set(['PROPERTY', 'GENERAL_LIABILITY', 'INLAND_MARINE'])

/** "Tamarack Ridge Mutual Claims" names Tamarack Ridge Mutual Insurance Company. */
function isNamedIn(carrier: string, heading: string): boolean {
  const name = carrier.toLowerCase().replace(/(?: (?:insurance|company|co\.?|inc\.?|group))+$/, '')
  return name.includes(' ') && heading.toLowerCase().includes(name)
}
