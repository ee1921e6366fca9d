import { coverageSubjects } from '../policies/coverageSubjects.ts'

const named = new RegExp(String.raw`\b(?:${Object.values(coverageSubjects).join('|')})\b`, 'i')

/** Whether words name a coverage. */
export function namesCoverage(text: string): boolean {
  return named.test(text)
}
