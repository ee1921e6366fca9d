import { findAddresses } from '../../../assistant/index.ts'
import type { KnownValue } from '../../../knowledge/index.ts'
import { namedLines } from '../letters/namedLines.ts'

/** "The FEIN is 47-0555391", "Change total payroll to $412,500": what a user says of a field, over all records. */
export function correctionsIn(message: string): KnownValue[] {
  return message.split(nextField).flatMap((line) => {
    const said = changed.exec(line) ?? stated.exec(line)
    const { label, value: whole } = said?.groups ?? {}
    const value = whole && label && ofAmount.test(label) ? leadingAmount.exec(whole)?.[0] : whole
    return label && value && !line.includes('?') && !nothing.test(label) && !opinion.test(value)
      ? [{ label, value, source: 'Your message' }]
      : []
  })
}

/** A new line or sentence, and "… is $5,000,000 and total payroll is …": another field with its value. */
const nextField =
  /\n|;\s+|(?<=\w\w[.!])\s+(?=[A-Z])|,?\s+and\s+(?=(?:(?!and\b)[\w#%/&'’.-]+ ){1,6}(?:is|are|should be|must be)\s+\S)/

/** A field for a number takes the number only: "$676,400, subcontracted cost $48,200, …" goes on about other fields. */
const ofAmount =
  /\b(?:payroll|remuneration|receipts|revenues?|sales|costs?|premiums?|deductible|retention|limits?|aggregate|occurrence|amount|square feet|number of \w+|employees|years)$/i
const leadingAmount =
  /(?<=^(?:(?:about|around|roughly|approximately) )?)(?:\$\s?)?\d[\d,]*(?:\.\d+)?(?:\s?(?:%|k|m|mm|thousand|million)\b)?(?:\s?\/\s?\$?\d[\d,]*)*(?<!,)/i

/** What else a message says in passing: "Insured Casco Roofing LLC, policy GSC-4821907, carrier Granite State". */
const mentioned: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['Named insured', /\b(?:named )?insured(?: is|:)?\s+(?=\p{Lu}|\d)([^,;\n]{3,80}?)(?=[,;\n]|\.\s|\.?$)/iu],
  [
    'Proposed effective date',
    /\b(?:proposed|requested|desired|new)(?: effective)? date(?: is| of|:)?\s+(\d{1,2}[/-]\d{1,2}[/-]\d{2,4})\b/i,
  ],
  [
    'Policy number',
    /\bpolicy(?: number| no\.?| #|#)?(?: is|:)?\s*#?\s*((?=[A-Z\d -]*\d{3})[A-Z\d]+(?:[ -][A-Z\d]*\d[A-Z\d]*)*)\b/,
  ],
  [
    'Limit requested',
    /(?<![\w$])(\$\s?\d[\d,.]*(?:\s?(?:m|mm|million)\b)?)(?:\s+(?:umbrella|excess|liability))?\s+limits?\b/i,
  ],
  [
    'Years in business',
    /\b(?:in business (?:for )?(?=\d{1,3} years)|(?=\d{1,3} years in business))(\d{1,3}) years\b/i,
  ],
  [
    'Carrier',
    /\b(?:carrier|insurer|insurance company)(?: is|:)?\s+(?=\p{Lu})([^,;\n]{3,80}?)(?=[,;\n]|\.\s|\.?$)/u,
  ],
]

/** Values with their labels that are part of a sentence, and the first address. */
export function valuesIn(message: string): KnownValue[] {
  const source = 'Your message'
  const lines = namedLines(message)
  const only = lines.length === 1 ? lines[0] : undefined
  const labeled = mentioned.flatMap(([label, pattern]) => {
    const value = pattern.exec(message)?.[1]?.trim()
    if (!value || label !== 'Limit requested' || only === undefined)
      return value ? [{ label, value, source }] : []
    // "Fill in the umbrella application: $5,000,000 limit" requests no limit of what lies under the umbrella.
    const requested = { label, value, source, line: only }
    return only === 'UMBRELLA'
      ? [{ ...requested, label: 'Umbrella limit requested' }, requested]
      : [requested]
  })
  const [found] = findAddresses(message)
  const address = found && message.includes('address') ? addressText(found.address) : null
  return address ? [...labeled, { label: 'Mailing address', value: address, source }] : labeled
}

function addressText({
  line1,
  line2,
  city,
  zone,
  postalCode,
}: ReturnType<typeof findAddresses>[number]['address']): string {
  return [line1, line2, city, [zone, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

const changed =
  /^\W*(?:(?:please|no|actually|and|also|now)[,\s]+)*(?:set|change|correct|update) (?:the |their |our )?(?<label>[\w#%/&' .-]{2,50}?) to (?<value>\S.{0,200}?)[.!]?\s*$/i
const stated =
  /^\W*(?:(?:please|no|actually|and|also|now)[,\s]+)*(?:the |their |our )?(?<label>[\w#%/&' .-]{2,50}?)(?:\s+(?:should be|has to be|must be|is now|is|are)\s+|\s*[:=]\s*)(?<value>\S.{0,200}?)[.!]?\s*$/i
/** "That is great" and "The form is attached" say nothing of a field. */
const nothing =
  /^(?:it|this|that|there|he|she|they|we|i|what|who|which|how|here|everything|.*\b(?:form|letter|file|pdf))\b/i
const opinion = /^(?:wrong|right|correct|great|good|fine|ok|okay|perfect|missing|attached|blank|empty|not)\b/i
