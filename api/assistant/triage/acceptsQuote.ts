/** Whether a client accepts what was quoted: `Let's go with option 2`, `Please bind the second one`. */
export function acceptsQuote(text: string): boolean {
  return accepted.test(text) && !asksForPrice.test(text)
}

const accepted =
  /\bgo(?:ing)? (?:ahead )?with (?:the|that|your|option)\b|\boption (?:\d|[a-d])\b|\bthe (?:first|second|third|middle|cheaper|lower|higher|other) (?:of the two|option|quote|one)\b|\b(?:accept(?:ing)?|approved?|proceed with|bind)\b[^.?!\n]{0,30}\b(?:quoted?|proposal|offer|option|terms|coverage|it)\b|\bbind (?:before|with|from|effective)\b/i

const asksForPrice =
  /\b(?:quotes? (?:for|on)|how much|pric(?:e|es|ing) (?:it|for|with|on)|what (?:would|does|will) (?:it|that|this)|cheaper|shop|markets|before (?:you |we )?(?:bind|accept)\w*|don['’]?t bind)\b/i
