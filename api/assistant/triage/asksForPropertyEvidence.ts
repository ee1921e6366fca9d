/** Whether a text asks for evidence of property insurance, as lenders want it; a certificate of liability does not replace it. */
export function asksForPropertyEvidence(text: string): boolean {
  return /\bevidence of (?:(?:commercial|hazard|building) )?property\b|\bevidence of (?:hazard|flood|wind(?:storm)?|building|homeowners?['’]?)(?: insurance| coverage)?\b|\bacord[ -]?2[78]\b|\bEPI form\b/i.test(
    text,
  )
}
