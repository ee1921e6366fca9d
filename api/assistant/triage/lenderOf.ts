import { findAddresses } from './findAddress.ts'
import { legalStop, withoutStop } from './legalStop.ts'

const word = String.raw`(?!(?:PO|P\.O|Box|VIN|Cost|Please|Effective|Attn)\b)[A-Z][\w&.'’-]*`
const firm = String.raw`(?:${word})(?:\s+(?:(?!PO\b|P\.O|Box\b|VIN\b)[A-Z&][\w&'’-]*|of|and|the))*${legalStop}`
const role = String.raw`(?:[Ll]ien ?holder|[Ll]oss payee|[Ll]ender|[Ff]inance company|[Ll]essor|[Bb]ank)`
/** `Lienholder is TD Auto Finance`, `loss payee: Ford Credit`, `financed through Bath Savings` */
const namedAfter = new RegExp(
  String.raw`\b(?:[Ll]ien ?holder|[Ll]oss payee|[Ff]inanced|[Ll]eased)(?: (?:is|as|with|by|through|thru|from|w\/))?:?\s+(${firm})`,
)
/** `Ally Financial is the lienholder`, `list Ally Financial as loss payee` */
const namedBefore = new RegExp(
  String.raw`(${firm}),? (?:is|will be|are|holds?|as) (?:the |our |my |an? )?${role}`,
)

/** The bank or lessor that a text names for its vehicles, with its address if that follows, on one line; null without one. */
export function lenderOf(text: string): string | null {
  const found = namedBefore.exec(text) ?? namedAfter.exec(text)
  const name = found?.[1] && withoutStop(found[1])
  if (!found || name === undefined) return null
  const end = found.index + found[0].length
  const address = findAddresses(text).find(({ start }) => start >= end - 1 && start <= end + 12)
  return address ? `${name}, ${text.slice(address.start, address.end).replaceAll(/\s+/g, ' ').trim()}` : name
}
