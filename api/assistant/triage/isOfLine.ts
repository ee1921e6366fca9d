import type { LineOfBusiness, Specialty } from '../../knowledge/index.ts'
import type { TriagePolicy } from './triageMessage.ts'

type Kind = Pick<TriagePolicy, 'type' | 'insuresAutos' | 'specialty'>

/** Whether a policy is of a line, whatever it is filed under: a family's auto policy is filed under another line. */
export function isOfLine({ type, insuresAutos, specialty = null }: Kind, line: LineOfBusiness): boolean {
  if (type !== 'OTHER') return line === (specialty === 'LIQUOR' ? 'OTHER' : type)
  if (line === 'COMMERCIAL_AUTO') return insuresAutos === true
  if (specialty !== null) return lineOf[specialty] === line
  return line === 'OTHER' && insuresAutos !== true
}

/** The line by which clients mean each. */
const lineOf: Readonly<Record<Specialty, LineOfBusiness | null>> = {
  CRIME: null,
  EQUIPMENT: 'SHIPPING_AND_TRANSPORTATION',
  HOME: 'PROPERTY',
  LIQUOR: 'OTHER',
}

/** Lines that people call by one another's names. */
const alike: readonly (readonly LineOfBusiness[])[] = [
  ['PROFESSIONAL_LIABILITY', 'ERRORS_AND_OMISSION'],
  ['UMBRELLA', 'EXCESS'],
]

/** The line and those that clients call by the same name: an excess policy is an umbrella to them. */
export function linesLike(line: LineOfBusiness): LineOfBusiness[] {
  return [line, ...(alike.find((lines) => lines.includes(line)) ?? [])]
}

/** Whether clients may call a policy by a line: a package that insures autos is their auto policy. */
export function isKnownAs(policy: Kind, line: LineOfBusiness): boolean {
  return (
    linesLike(line).some((like) => isOfLine(policy, like)) ||
    (line === 'COMMERCIAL_AUTO' && policy.insuresAutos === true)
  )
}

/** What people call the policies that no line names. */
const specialtyNames: readonly (readonly [Specialty, RegExp])[] = [
  [
    'HOME',
    /\b(?:home ?owner['’]?s?['’]?|(?:home|house) (?:policy|insurance|coverage)|(?:condo|renters?['’]?) (?:policy|insurance)|ho-?[3-8])\b/i,
  ],
  ['EQUIPMENT', /\b(?:floater|equipment (?:policy|insurance|coverage|schedule))\b/i],
  ['CRIME', /\b(?:crime|fidelity) (?:policy|insurance|coverage|bond)\b|\bthe crime\b/i],
]

/** Those policies under what people call them. */
export function ofSpecialty<Policy extends Kind>(
  policies: readonly Policy[],
): { readonly words: RegExp; readonly ofLine: readonly Policy[] }[] {
  return specialtyNames.map(([specialty, words]) => ({
    words,
    ofLine: policies.filter((policy) => policy.specialty === specialty),
  }))
}
