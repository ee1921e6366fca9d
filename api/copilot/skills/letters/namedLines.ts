import type { LineOfBusiness } from '../../../knowledge/index.ts'

/** The lines of business named in a message. */
export function namedLines(text: string): LineOfBusiness[] {
  return lineWords.flatMap(([line, words]) => (words.test(text) ? [line] : []))
}

/** Staff terms for the lines of business. */
const lineWords: readonly (readonly [LineOfBusiness, RegExp])[] = [
  ['BUSINESS_OWNERS', /\b(bop|business ?owners?)\b/i],
  ['COMMERCIAL_AUTO', /\b(auto|ba|bap|fleet|vehicles?|trucks?)\b/i],
  ['CYBER', /\bcyber\b/i],
  ['DIRECTORS_AND_OFFICERS', /\b(d&o|directors)\b/i],
  ['EMPLOYMENT_PRACTICES_LIABILITY', /\b(epli?|employment practices)\b/i],
  ['ERRORS_AND_OMISSION', /\b(e&o|errors)\b/i],
  ['EXCESS', /\bexcess\b/i],
  ['GENERAL_LIABILITY', /\b(c?gl|general liability)\b/i],
  ['PACKAGE', /\bpackage\b/i],
  ['PROFESSIONAL_LIABILITY', /\bprofessional\b/i],
  ['PROPERTY', /\bproperty\b/i],
  ['UMBRELLA', /\bumbrella\b/i],
  ['WORKERS_COMPENSATION', /\b(wc|work(?:ers?|ers[’']|er[’']s)? comp(?:ensation)?)\b/i],
]
