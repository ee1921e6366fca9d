/** What a message says of the option to recommend: "… recommending the second one", "with Acadia as our pick". */
export function wishIn(text: string): string | undefined {
  return (wishedAs.exec(text) ?? wishing.exec(text))?.[0]
}

const wishedAs =
  /(?:\bthe [\w ]{2,30}?|\boption \w+|\b[A-Z][\w&'’-]*(?: [A-Z][\w&'’-]*)*) as (?:the|our|my|your) (?:recommend\w*|pick|choice|favorite|preferred|best|first choice)\b[^.\n]{0,20}/
const wishing =
  /\b(?:(?:recommend|suggest|push|favou?r|prefer|lead(?:ing)? with|go(?:ing)? with|pick|choose|choosing|steer(?:ing)? (?:\w+ ){1,2}(?:to|toward)s?|lean(?:ing)? (?:to|toward)s?)(?:ing|red|ed|s)?|(?:recommendation|pick|preference|favorite|first choice)(?: is| goes to|:| of| for| should be| being)?)(?! (?:nothing|none|neither|that)\b)\b[^.\n]{1,60}/i

/** The reason that a message gives for its wish: "… because it pays replacement cost"; "of its deductible" if it names a thing only. */
export function reasonIn(text: string): string | null {
  const after = text.slice(text.indexOf(wishIn(text) ?? ''))
  const [, why, clause = ''] =
    /^[^.;\n]*?\b(because|since|due to|on account of)\s+([^;\n]{4,200}?)(?=[.;!]?\s*$|[.;!]\s|\n|,? (?:and|then) (?:please )?(?:send|e-?mail|make|write|address|add|remove|drop|leave)\b)/i.exec(
      after,
    ) ?? []
  if (why === undefined) return null
  return /^(?:due to|on account of)$/i.test(why) ? `of ${clause}` : clause
}

/** Whether a message asks for a proposal that recommends nothing. */
export function asksForNone(text: string): boolean {
  return /\brecommend(?:ing)? (?:nothing|none|neither|no (?:one|option|quote|carrier))\b|\b(?:no|not|never|don['’]t|without|remove|delete|drop|skip|leave out|take out|cut)\b[^.\n]{0,30}\brecommend/i.test(
    text,
  )
}

/** What a message says to leave out, as it says it: "drop the second quote"; null if nothing. */
export function droppedIn(text: string): string | null {
  const match = dropping.exec(text)
  return match && text.slice(match.index, match.index + match[0].length + 60)
}

const not = String.raw`(?:don['’]?t|do not|no need to|never)`
const dropping = new RegExp(
  String.raw`\b(?:remove|delete|drop|leave (?:off|out|aside)|leave\b.{1,40}\bout|take (?:out|off)|take\b.{1,40}\b(?:out|off)|cut|exclude|without|omit|skip|lose|ignore|forget|get rid of|throw out|${not} (?:include|show|list|use|want|need|compare|mention))\b`,
  'i',
)
