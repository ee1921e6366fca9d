import type { DocumentMismatch } from '../facts/policyFacts.ts'

/** What does not fit about a document, as a sentence. */
export function mismatchMessage({ kind, expected, found }: DocumentMismatch): string {
  return kind === 'another insured'
    ? `This document names another insured: ${found.value}, not ${expected}.`
    : `This document has another policy number: ${found.value}, not ${expected}.`
}
