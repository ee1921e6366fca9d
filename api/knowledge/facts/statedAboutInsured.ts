import type { Line, Reading } from '../../reading/index.ts'

/** What declarations say of the insured in a line of their own, with the value as the first group. */
const lines = {
  legalEntityType:
    /\b(?:form of business|legal (?:status|form|entity)(?: type)?|type of (?:entity|business|organization)|entity(?: type)?|business (?:form|entity|type)|insured is(?: an?)?)\s*:?\s*(?:\[ ?x ?\]\s*)?((?:S[ -]|C[ -])?corporation|individual|(?:general |limited )?partnership|limited liability (?:company|partnership)|LLC|joint venture|trust|sole proprietor(?:ship)?|non-?profit(?: \w+)?|municipality|association)\b/i,
  dba: /\b(?:d\/?b\/?a|doing business as|trading as|t\/a)\b:?\s+(\p{Lu}[^,;$]{2,70}?)(?=\s*(?:$|[,;]|\s\d))/iu,
  fein: /\b(?:fein|f\.e\.i\.n\.|ein|fed(?:eral)?(?: employer)?(?: tax)? (?:id(?:entification)?|i\.d\.)|tax id)(?: (?:no\.?|number|#))?\s*[:#]?\s*(\d{2}-\d{7})\b/i,
  experienceMod:
    /\b(?:experience (?:rating )?mod(?:ification)?|x-?mod|e-?mod|exp\.? mod)(?: factor)?\b[^\d.\n]{0,20}(\d?\.\d{2,3})\b/i,
  priorPolicy:
    /\b(?:renewal (?:or replacement )?of|prior policy|previous policy|replac(?:es|ing|ement of))(?: policy)?(?: (?:no\.?|number|#))?\s*:?\s*((?=[A-Z\d -]*\d)[A-Z\d][A-Z\d]*(?:[ -][A-Z\d]+){0,4})(?=\s*(?:$|[,;.]|\p{Lu}\p{Ll}))/iu,
} as const
export type StatedKey = keyof typeof lines

interface StatedLine {
  readonly value: string
  /** Verbatim. */
  readonly quote: string
  readonly page: number
}

/** The first line that states something of the insured; null if none does. */
export function statedAboutInsured({ pages }: Pick<Reading, 'pages'>, key: StatedKey): StatedLine | null {
  for (const page of pages)
    for (const line of page.lines) {
      const [quote, value] = lines[key].exec(line.text) ?? []
      if (quote === undefined || value === undefined) continue
      const rest = key === 'dba' && isCut.test(value) ? restOf(line, page.lines) : null
      const whole = (words: string) => [words.trim(), ...(rest === null ? [] : [rest])].join(' ')
      return { value: whole(value), quote: whole(quote), page: page.number }
    }
  return null
}

/** A name that goes on below: `DBA Green Valley Tree &` above `Landscape`, in a narrow cell. */
const isCut = /(?:&|\b(?:and|of|the))\s*$/i
const nameEnd = /^\p{Lu}[^,;$]{1,60}?(?=\s*(?:$|[,;]|\s\d))/u

function restOf({ box }: Line, all: readonly Line[]): string | null {
  const [below] = all
    .filter(
      (line) =>
        line.box.y > box.y + box.height / 2 &&
        line.box.y < box.y + box.height * 2.5 &&
        line.box.x < box.x + box.width &&
        line.box.x + line.box.width > box.x,
    )
    .toSorted((a, b) => a.box.y - b.box.y)
  return below ? (nameEnd.exec(below.text)?.[0] ?? null) : null
}
