/** Whether a text asks for evidence of property insurance, as lenders want it; a certificate of liability does not replace it. */
export function asksForPropertyEvidence(text: string): boolean {
  return named.test(text) || (evidence.test(text) && ofMortgage.test(text))
}

const named =
  /\b(?:evidence|proof) of (?:(?:the|our|your|current) )?(?:(?:commercial|hazard|building) )?property\b|\bevidence of (?:hazard|flood|wind(?:storm)?|building|homeowners?['’]?)(?: insurance| coverage)?\b|\bacord[ -]?2[78]\b|\bEPI form\b/i
/** `Evidence of insurance … naming us as mortgagee`: a lender asks for its building. */
const evidence = /\bevidence of (?:\w+ )?(?:insurance|coverage)\b/i
const ofMortgage = /\bmortgagee\b|\breplacement cost\b/i
