import type { DocumentMismatch } from '../facts/policyFacts.ts'

/** A document mismatch as a sentence. */
export function mismatchMessage({ kind, expected, found }: DocumentMismatch): string {
  return kind === 'another insured'
    ? `This document names a different insured: ${found.value}, not ${expected}.`
    : `This document has a different policy number: ${found.value}, not ${expected}.`
}
