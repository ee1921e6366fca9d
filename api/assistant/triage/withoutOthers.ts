/** What is said of somebody else: `Nguyen Brothers, the fish one, not the nail one`, and who recommended the agency. */
export function withoutOthers(text: string): string {
  return (
    text
      .replaceAll(/,\s*not (?:the|with|from)\s+[^,.!?\n]{2,40}/gi, '')
      // Whoever works for a client is not the client.
      .replaceAll(
        /\b(?:i['’]?m|i am|we['’]?re|we are|as) (?:an? |the )?(?:subcontractors?|subs?|vendors?|suppliers?|tenants?|employees?) (?:of|for|to|with|at)\s+[^,.!?\n]{2,60}/gi,
        '',
      )
      .replaceAll(
        /[^.!?\n]*\b(?:referr(?:ed|al)|recommend(?!ations\b)\w*|speaks? (?:very |so )?highly|raves? about|swears? by|told (?:me|us) (?:about|to call) you|(?:sent|pointed) (?:me|us) (?:to you|your way)|(?:got|have|found) your (?:name|number|info\w*|contact) (?:from|through)|heard (?:about|of) you (?:from|through)|(?:gave|passed) (?:me|us) your (?:name|number|info\w*|card)|(?:buddy|friend|brother|cousin|neighbor|colleague) (?:\p{L}+ )?(?:at|from|over at|who (?:runs|owns)))\b[^.!?\n]*/giu,
        '',
      )
  )
}
