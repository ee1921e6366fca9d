/** Whether a text asks for a waiver of subrogation. */
export function asksForWaiver(text: string): boolean {
  const waiver =
    /\bwaivers? of (our |your |their |the )?subrogation\b|\bwaiv(e|es|ed|ing)\b.{0,30}\bsubrogation\b|\bsubrogation (is )?waive[dr]s?\b|\brenuncia (?:a|de)(?: la)? subrogaci[oó]n|\bWOS\b|(?:,|\band\b|&|\bwith|\bincl\w*\.?)\s+(?:an? |the )?waivers?\b(?! of)/i
  const denied = /\b(no|not|don'?t|without|doesn'?t)\b[^.;]{0,30}\b(waiver|subrogation)\b/i
  return waiver.test(text) && !denied.test(text)
}
