import { messageParts } from '../../assistant/index.ts'

const number = String.raw`((?:\+?1[-. ]?)?(?:\(\d{3}\)|\d{3}[-. ])\s?\d{3}[-. ]\d{4})(?!\d)`
const kinds = String.raw`(?:cell|mobile|phone|office|desk|direct|home|work|new|best|callback|call-back|number|line|#)`

/** How senders give their own number. What belongs to the other driver, an adjuster or a holder is said otherwise. */
const own: readonly RegExp[] = [
  String.raw`\b(?:call|ring|reach|text|phone|contact|try|get|dial)(?: (?:me|us)\b| back\b)[^.!?\n\d]{0,40}${number}`,
  String.raw`\b(?:my|our)(?: ${kinds})+\b[^.!?\n\d]{0,30}${number}`,
  String.raw`\b(?:i['’]?m|i am|we['’]?re|we are)(?: \w+){0,4} (?:at|on) ${number}`,
  String.raw`\bcall ${number}`,
  String.raw`\b(?:the )?best (?:number|phone|way)\b[^.!?\n\d]{0,40}${number}`,
  String.raw`${number} is (?:my|our|the best)\b`,
  String.raw`^\W*(?:(?:${kinds}|tel|m|c|o|p|t|ph)\b[ .:]*){0,3}${number}\W*(?:\(?${kinds}\)?)?\W*$`,
].map((pattern) => new RegExp(pattern, 'im'))

/** The number to call the sender back at: after words that say it is theirs, on a line of its own, or in the signature. */
export function statedPhone(body: string): string | null {
  const parts = messageParts(body)
  const signed = parts.signature
    .split('\n')
    .filter((line) => !/\bfax\b|^\s*f[:.]/i.test(line))
    .join('\n')
  const stated = own.flatMap((pattern) => pattern.exec(parts.own)?.[1] ?? [])[0]
  return stated ?? new RegExp(number).exec(signed)?.[1] ?? null
}
