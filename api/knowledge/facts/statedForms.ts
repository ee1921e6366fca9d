import type { Reading, TextBlock } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import { statedBlocks } from './partSentences.ts'
import type { Fact, PolicyForm } from './policyFacts.ts'

/** "CG 20 10 04 13", "LF-BP 0010 0120", "IL0017 (11/98)", "WC 00 03 13": number, then edition. */
export const formNumber =
  /(?<![\w$])(WC ?\d{2} ?\d{2} ?\d{2}(?: ?[A-Z](?![A-Za-z]))?|(?:[A-Z]{1,5})(?:[ -][A-Z]{1,4})?[ -]?(?:\d{2} ?\d{2}|\d{3,5})(?: ?[A-Z](?![A-Za-z]))?)(?:[ (/-]{1,3}((?:Ed\.?|Rev\.?)? ?(?:0[1-9]|1[0-2])[ /-]?(?:(?:19|20)?\d{2}))\)?)?(?![\w,]*\d)/g

/** "Total premium: $61,480. Forms: CP 00 10 10 12, CG 00 01 04 13" */
const label =
  /(?:^|[.;] +)(?:policy |attached |applicable )?(?:forms?|endorsements?)(?: (?:and|&|\/) (?:forms?|endorsements?))?(?: (?:attached|applicable|included)[\w ]{0,30})?\s*: */i
const notIncluded = /\b(?:not|none|declined|excluded)\b(?! more)/i
/** "CA 00 01 10 13 applies to all autos" */
const sentence = /^\s+\p{Ll}/u
const leastForms = 2

/**
 * The forms that a paragraph of the declarations lists after other sentences, or with what each gives: "CA 20 48 10 13
 * Designated insured - blanket. CA 04 44 10 13 Waiver - blanket."
 */
export function statedForms(parts: readonly DocumentPart[], reading: Reading): Fact<PolicyForm>[] {
  const declared = parts.filter(({ kind }) => kind === 'declarations')
  return declared.flatMap((part) => statedBlocks(part, reading)).flatMap(formsIn)
}

function formsIn({ kind, text, page, box }: TextBlock): Fact<PolicyForm>[] {
  const after = label.exec(text)
  const start = after ? after.index + after[0].length : 0
  const list = text.slice(start)
  const matches = [...list.matchAll(formNumber)]
  const isList =
    kind !== 'heading' &&
    matches[0]?.index === 0 &&
    matches.filter((match) => match[2] !== undefined).length >= leastForms
  if (!isList) return []
  return matches.flatMap((match, at) => {
    const [quote, number = '', edition = ''] = match
    const rest = list.slice(match.index + quote.length, matches[at + 1]?.index)
    // What goes on after the list is about something else.
    const isNext = at === 0 || /[.,;)]\s+$|\band\s+$/.test(list.slice(0, match.index))
    const [own = ''] = rest.split(/;|\.(?:\s|$)/)
    if (!isNext || notIncluded.test(own) || sentence.test(own)) return []
    const title = own.replaceAll(/^[\s,:–—-]+|[\s,–—-]+$/g, '')
    const value: PolicyForm = {
      number,
      edition: edition === '' ? null : edition.trim(),
      title: /[A-Za-z]{4}/.test(title) && title.length <= 120 ? title : null,
      attachedOn: null,
      isListed: true,
    }
    const source = { origin: 'declarations', form: null, documentId: null, reason: null } as const
    return [{ value, quote: quote.trim(), page, box, confidence: 0.85, source }]
  })
}
