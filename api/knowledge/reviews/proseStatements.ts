import { dollars } from '../policies/policyMoney.ts'
import { itemOf } from './coverageItems.ts'
import { coverageNamed } from './coverageNamed.ts'
import { limitsNamed } from './limitsNamed.ts'
import { money, percentage, type Place, type Statement, statement } from './statement.ts'

/** Terms of an offer that stand in sentences. */
const offerTerms = [
  { label: 'Validity of the offer', pattern: /\b(valid|good|open)( for acceptance)? (for|until|through)\b/i },
  {
    label: 'Minimum earned premium',
    pattern: /\b(earned on the first day|minimum earned|is (fully )?earned at)/i,
  },
  {
    label: 'Payment plan',
    pattern:
      /\b(payable in full|instal?lments?|payment plan|pay[- ]as[- ]you[- ]go|(?:\d+|two|three|four|six|nine|ten|twelve|monthly|quarterly) (?:equal |monthly |quarterly )?payments)\b/i,
  },
  { label: 'Coinsurance', pattern: /\bcoinsurance\b/i },
] as const

/** What a sentence excludes; null when it excludes nothing. */
function exclusion(quote: string): string | null {
  const match =
    /^(?:•\s*)?(?!.*\b(?:does not apply|deleted|shall not)\b)(.{4,70}?) exclusions?(?: applies)?\.?$/i.exec(
      quote,
    ) ??
    /^exclu(?:sion|ded|des)\s?(?:of|for)?:?\s+(.+?)\.?$/i.exec(quote) ??
    /^(?:we|this (?:quote|offer|policy)) (?:exclude|do not cover|does not cover|will not cover)s?\s+(.+?)\.?$/i.exec(
      quote,
    ) ??
    /^(.{4,90}?) (?:is|are) (?:not covered|(?:specifically )?excluded|not included|not insured)(?: under this (?:quote|offer|policy))?\.?$/i.exec(
      quote,
    )
  return match?.[1] ?? null
}

const identityLabel =
  /^(?:named )?insured$|^insurer(?: [a-f])?$|^(?:insurance )?(?:company|carrier)$|^policy (?:number|no\.?|period|term)$|^(?:effective|expiration)(?: date)?$|^(?:certificate )?holder$|^description of operations|^cancellation$|^applicant$/i

// Leader dots (`TOTAL .....: $6,520`) end a part, which keeps the labels of one line apart.
const sentence = /[^.!?]+(?:\.(?=[\d:])[^.!?]*)*[.!?]?/g

const listMarker = /^\(?(?:\d{1,2}|[a-z])[.)]\s+/i

const verb = /\b(?:is|are|was|has|have|pays?|covers?|includes?|limited|up|costs?|of|to|at|by)\b/i

/** The things of a list that a document does not cover. */
function refusals(list: string, quote: string, place: Place): Statement[] {
  return list
    .split(/;\s+|(?<=[a-z])\.\s+/)
    .map((each) => each.replace(/\.$/, '').trim())
    .filter((each) => each.length > 2 && each.length < 90 && !money.test(each))
    .map((each) => statement(each.replace(/ claims$/i, ''), 'Excluded', quote, place))
}

/** What sentences put a value to, exclude or set as a term. */
export function proseStatements(raw: string, place: Place): Statement[] {
  const text = raw.replace(/^[•▪‣*-]\s+/, '')
  // Everything in a list of exclusions is one.
  if (
    /^exclusions?$|exclusions? (?:include|apply)/i.test(place.headings.at(-1)?.trim() ?? '') &&
    text.length < 140 &&
    !money.test(text)
  )
    return text.trim().endsWith(':')
      ? []
      : [
          statement(
            text.replace(listMarker, '').replace(/ exclusions?\.?$|[.;]$/i, ''),
            'Excluded',
            text,
            place,
          ),
        ]
  const sentences = text.match(sentence) ?? []
  // "What we do not cover. Biometric data claims. Pixel tracking claims.", "Exclusions of note: war; pollution."
  const refused =
    /^(?:what (?:we|this (?:policy|quote)) (?:do|does|will) not cover|not covered|exclusions?(?: of note)?)[.:]\s+/i
  const from = sentences.findIndex(
    (each) => refused.test(each.trim()) || /^what .{3,20} not cover\.$/i.test(each.trim()),
  )
  return sentences.flatMap((each, at) => {
    const quote = each.trim()
    const isTitle = /^what .{3,20} not cover\.$/i.test(quote)
    if (
      from >= 0 &&
      at >= from &&
      (refused.test(quote) || isTitle || (!/:/.test(sentences[from] ?? '') && at > from))
    )
      return isTitle ? [] : refusals(quote.replace(refused, ''), quote, place)
    const excluded = exclusion(quote)
    if (excluded !== null) return [statement(excluded, 'Excluded', quote, place)]
    const term = offerTerms.find(({ pattern }) => pattern.test(quote))
    if (term) return [statement(term.label, quote.replace(/\.$/, ''), quote, place)]
    const colon = /^([A-Z][^:$]{2,70}):\s*(.+)$/.exec(quote)
    if (colon?.[1] && colon[2] && identityLabel.test(colon[1]))
      return [statement(colon[1], colon[2], quote, place)]
    if (
      colon?.[1] &&
      colon[2] &&
      (money.test(colon[2]) ||
        percentage.test(colon[2]) ||
        (itemOf(colon[1]) !== null && /\d/.test(colon[2])))
    )
      return [statement(colon[1], colon[2].replace(/\.$/, ''), quote, place)]
    const full = /^([A-Z][^$.:;]{3,60}), (?:at the )?full limits?\.?$/.exec(quote)
    if (full?.[1]) return [statement(full[1], 'Included, full limit', quote, place)]
    // "Policy fee $0", "PCI assessments, $500,000": a name and its amount, without a verb.
    const plain = /^([A-Z][A-Za-z&/' -]{2,50}?),? (\$[\d,]+(?:\.\d{2})?)((?: [a-z][a-z ]{2,30})?)\.?$/.exec(
      quote,
    )
    if (plain?.[1] && plain[2] && !verb.test(plain[1]))
      return [statement(plain[1], `${plain[2]}${plain[3] ?? ''}`, quote, place)]
    const retroactive = /\b(?:retroactive|prior acts) date(?: is| of)?:?\s+(.*\d.*)$/i.exec(quote)
    if (retroactive?.[1])
      return [statement('Retroactive date', retroactive[1].replace(/\.$/, ''), quote, place)]
    if (!money.test(quote) && !percentage.test(quote)) return []
    // "The limit for Damage to Premises Rented to You is increased to $250,000."
    const set =
      /^(?:the )?(?:limit|deductible|amount)?(?: (?:of insurance )?(?:for|of))?\s*(.{4,120}?)\s+(?:is|are|shall be|will be)\s+(?:hereby\s+)?(?:increased to|decreased to|reduced to|amended to(?: read)?|changed to|replaced (?:by|with)|deleted and replaced (?:by|with))?\s*(.+)$/i.exec(
        quote,
      )
    if (
      set?.[1] &&
      set[2] &&
      money.test(set[2]) &&
      !/\binsured for\b/i.test(quote) &&
      /limit|increase|decrease|reduce|amend|replace|change|deductible (?:is|are|shall|will|for)/i.test(quote)
    ) {
      const label = /deductible/i.test(quote) && !/deductible/i.test(set[1]) ? `${set[1]} deductible` : set[1]
      return [statement(label, set[2].replace(/\.$/, ''), quote, place)]
    }
    // "A deductible of $2,500 applies to each water back-up loss."
    const applies =
      /^an? (deductible|retention|limit|sublimit) of (.+?) applies to (?:each |any |all )?(.+?)(?: loss(?:es)?| claims?)?\.?$/i.exec(
        quote,
      )
    if (applies?.[1] && applies[2] && applies[3])
      return [statement(`${applies[3]} ${applies[1]}`, applies[2], quote, place)]
    return namedAmounts(quote, place)
  })
}

/** "Liability pays up to $1,000,000 for each occurrence": amounts of a sentence, by the coverage that it names. */
function namedAmounts(quote: string, place: Place): Statement[] {
  if (
    !/\b(?:covered|covers?|insured|insures?|included|limits?|pays?|up to|provides?|deductible|premium|costs?|fee)\b/i.test(
      quote,
    )
  )
    return []
  const premium = /\bpremium\b.{0,30}\b(?:is|of|comes to|will be)\s+(\$[\d,.]*\d)/i.exec(quote)
  if (premium?.[1]) return [statement('Premium', premium[1], quote, place)]
  const deductible = /\bdeductible (?:of|is) (\$[\d,.]*\d)|(\$[\d,.]*\d) deductible/i.exec(quote)
  const own = deductible ? quote.replace(deductible[0], '') : quote
  if (!coverageNamed(own))
    return deductible ? [statement('Deductible', deductible[1] ?? deductible[2] ?? '', quote, place)] : []
  return [
    ...limitsNamed(own, place.headings).map(({ item, amount }) => ({
      ...statement(item.label, dollars(amount), quote, place),
      item,
    })),
    ...(deductible ? [statement('Deductible', deductible[1] ?? deductible[2] ?? '', quote, place)] : []),
  ]
}
