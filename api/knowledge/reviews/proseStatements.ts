import { limitInWording, verbsOfChange } from '../facts/changesLimits.ts'
import { itemOf } from './coverageItems.ts'
import {
  excludedThings,
  exclusion,
  exclusionList,
  formsOfRun,
  listedExclusions,
  refusals,
  sparedThing,
} from './excludedThings.ts'
import { grantsIn } from './grantsIn.ts'
import {
  amountsOfLine,
  leadingAmounts,
  limitsInSentence,
  limitsOfRun,
  limitsUnderLabel,
  listedAmounts,
  qualifiedAmounts,
  replacedLimits,
  withExceptions,
} from './listedAmounts.ts'
import { namedAmounts } from './namedAmounts.ts'
import {
  money,
  ofUnderlying,
  percentage,
  type Place,
  refusal,
  type Statement,
  statement,
} from './statement.ts'

/** "EPL RETENTION ..: $15,000", "ANNUAL PREMIUM... 67,415.00": a line of a typed letter. */
const leaderDots = /^([A-Z][A-Za-z &/'-]{2,50}?)\s*\.{2,}\s*:?\s*(\S.{0,120})$/

/** Terms of an offer that are stated in sentences. */
const offerTerms = [
  {
    label: 'Validity of the offer',
    pattern:
      /\b(valid|good|open|guaranteed)( for acceptance)? (for|until|through)\b|\bmay be accepted until\b|\b(?:quot(?:e|ation)|offer|proposal|indication)\b.{0,20}\b(?:lapses|expires|stands)\b/i,
  },
  {
    label: 'Minimum earned premium',
    pattern:
      /\bMEP\b|\bearned (?:on|at) (?:binding|inception)\b|\b(earned on the first day|min(?:imum|\.)? earned|is (fully )?earned at)/i,
  },
  {
    label: 'Payment plan',
    pattern:
      /\b((?:pay|payable|due) in full|in (?:two|three|four) parts|(?:equal|monthly|quarterly) pays|instal?lments?|payment plan|pay[- ]as[- ]you[- ]go|(?:\d+|two|three|four|six|nine|ten|twelve|monthly|quarterly) (?:equal |monthly |quarterly )?payments)\b/i,
  },
  { label: 'Coinsurance', pattern: /\bcoinsurance\b/i },
] as const

const identityLabel =
  /^(?:named )?insured$|^insurer(?: [a-f])?$|^(?:insurance )?(?:company|carrier)$|^policy (?:number|no\.?|period|term)$|^(?:effective|expiration)(?: date)?$|^(?:certificate )?holder$|^description of operations|^cancellation$|^applicant$/i

// Leader dots (`TOTAL .....: $6,520`) end a part, which keeps the labels of one line apart.
const sentence = /[^.!?]+(?:\.(?=[\d:])[^.!?]*)*[.!?]?/g

/** "Total", "Damage to rented premises": the name of an amount, though a word of it could begin a phrase. */
function isName(label: string): boolean {
  return (
    /^total\b/i.test(label) ||
    (itemOf(label) !== null &&
      !/\b(?:is|are|was|has|have|pays?|includes?|limited)\b|\b(?:of|to|at|by|up)$/i.test(label))
  )
}

const verb = /\b(?:is|are|was|has|have|pays?|covers?|includes?|limited|up|costs?|of|to|at|by)\b/i

/** "CONTENTS $50,000. VALUATION Replacement cost.": a letter that sets its labels in capitals. */
function capitalLabels(text: string): [string, string][] {
  if (!/[a-z]{3}/.test(text) || !/^[A-Z][A-Z-]{3,}[A-Z /&-]* (?=[A-Z$\d][a-z\d,]|\$)/.test(text)) return []
  const parts = text.split(/(?<=\.)\s+(?=[A-Z][A-Z-]{3,}[A-Z /&-]* (?:[A-Z][a-z]|[$\d]))/)
  const read = parts.map((part) => /^([A-Z][A-Z /&-]{3,40}) (\S.*)$/.exec(part))
  return read.every((part) => part !== null) ? read.map((part) => [part?.[1] ?? '', part?.[2] ?? '']) : []
}

/** The parts behind such a label: "$25,000 all other perils; 5% wind and hail", "Premium $71,300; inspection $650". */
function labeledParts(label: string, value: string, place: Place): Statement[] {
  const name = label.charAt(0) + label.slice(1).toLowerCase()
  if (/^exclusions?$/i.test(label)) return refusals(value, value, place)
  return value
    .split(/;\s+|(?<=[a-z\d])\.\s+(?=[A-Z])/)
    .map((part) => part.replace(/\.$/, '').trim())
    .flatMap((part) => {
      const term = offerTerms.find(({ pattern }) => pattern.test(part))
      if (term) return [{ ...statement(term.label, part, part, place), amount: null }]
      const refused = exclusion(part)
      if (refused !== null) return excludedThings(refused, part, place)
      const after =
        /^((?:\$[\d,.]*\d|\d+(?:\.\d+)?%)(?: of [A-Za-z ]{2,24}?)?),? ([a-z][a-z /-]{3,60}?)((?:,| minimum).*)?$/i.exec(
          part,
        )
      const before = /^([A-Za-z][A-Za-z &/-]{2,50}?) (\$[\d,.]*\d.*)$/.exec(part)
      if (after?.[1] && after[2] && /deductible|limit/i.test(name))
        return [
          statement(
            `${after[2]} ${name.toLowerCase().replace(/s$/, '')}`,
            `${after[1]}${after[3] ?? ''}`,
            part,
            place,
          ),
        ]
      if (before?.[1] && before[2])
        return [
          statement(
            `${before[1]}${/^cost|premium/i.test(name) || itemOf(before[1]) ? '' : ` ${name}`}`,
            before[2],
            part,
            place,
          ),
        ]
      return [statement(name, part, part, place)]
    })
}

/** A sentence that only announces what is not covered. */
const isRefusal = /^(?:what .{3,20} not cover|not covered|exclusions?)\.$/i

/** "Motor truck cargo. $100,000 per vehicle with a deductible of $1,000.": a title that runs into its terms. */
const runInTitle = /^([A-Z][A-Za-z &/'-]{3,50})\. ((?:\$|USD )\s?\d.*?)\.?$/

/** Sentences, each with the title that runs into it. */
function withTitles(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((all, each) => {
    const before = all.at(-1)?.trim() ?? ''
    return /^\s*(?:\$|USD )\s?\d/.test(each) && /^[A-Z][A-Za-z &/'-]{3,50}\.$/.test(before)
      ? [...all.slice(0, -1), `${all.at(-1)}${each}`]
      : [...all, each]
  }, [])
}

/** What sentences put a value to, exclude or set as a term. */
export function proseStatements(text: string, around: Place): Statement[] {
  // "Required underlying insurance. General liability $1,000,000 / $2,000,000."
  const [above] = ofUnderlying.exec(text) ?? []
  const place = above === undefined ? around : { ...around, headings: [...around.headings, above] }
  const below = listedExclusions(text, place)
  if (below) return below
  const [, dotted, behind] = leaderDots.exec(text) ?? []
  if (dotted && behind && itemOf(dotted, place.headings))
    return [statement(dotted, behind.replace(/^(?=\d{1,3}(?:,\d{3})+(?:\.\d\d)?$)/, '$'), text, place)]
  const capitals = capitalLabels(text)
  if (capitals.length > 0) return capitals.flatMap(([label, value]) => labeledParts(label, value, place))
  const listed = limitsUnderLabel(text, place)
  if (listed.length > 1) return listed
  const sentences = withTitles(text.match(sentence) ?? []).flatMap(formsOfRun)
  // "What we do not cover. Biometric data claims. Pixel tracking claims.", "Exclusions of note: war; pollution."
  const refused =
    /^(?:what (?:we|this (?:policy|quote)) (?:do|does|will) not cover|not covered|exclusions?(?: of note)?)[.:]\s+/i
  const from = sentences.findIndex((each) => refused.test(each.trim()) || isRefusal.test(each.trim()))
  return sentences.flatMap((each, at) => {
    const quote = each.trim()
    const refusedList = exclusionList(quote, place)
    if (refusedList) return refusedList
    if (
      from >= 0 &&
      at >= from &&
      (refused.test(quote) || isRefusal.test(quote) || (!/:/.test(sentences[from] ?? '') && at > from))
    )
      return isRefusal.test(quote) ? [] : refusals(quote.replace(refused, ''), quote, place)
    const run = limitsOfRun(quote, place)
    if (run) return run
    const given = sparedThing(quote, place)
    if (given) return given
    const excluded = exclusion(quote)
    if (excluded !== null) return excludedThings(excluded, quote, place)
    const term = offerTerms.find(({ pattern }) => pattern.test(quote))
    if (term) return [{ ...statement(term.label, quote.replace(/\.$/, ''), quote, place), amount: null }]
    const under = place.headings.at(-1) ?? ''
    if (/\b(?:retention|deductible|premium)s?$/i.test(under) && under.length < 45 && quote.startsWith('$'))
      return [statement(under, quote, quote, place)]
    const [, title, terms] = runInTitle.exec(quote) ?? []
    if (title && terms && itemOf(title, place.headings)) return withExceptions(title, terms, quote, place)
    const leading = leadingAmounts(quote, place)
    if (leading.length > 0) return leading
    const sums = limitsInSentence(quote, place)
    if (sums.length > 0) return sums
    const [, limit, mostOf] = limitInWording.exec(quote) ?? []
    if (limit && mostOf) return [statement(limit, mostOf, quote, place)]
    const insured = insuredAmounts(quote, place)
    if (insured.length > 0) return insured
    const colon = /^([A-Z][^:$]{2,70}):\s*(.+)$/.exec(quote)
    const replaced = replacedLimits(quote, place)
    if (replaced.length > 0) return replaced
    if (colon?.[1] && colon[2] && identityLabel.test(colon[1]))
      return [statement(colon[1], colon[2], quote, place)]
    if (
      colon?.[1] &&
      colon[2] &&
      (money.test(colon[2]) ||
        percentage.test(colon[2]) ||
        refusal.test(colon[2]) ||
        /^(?:no coverage|covered|included|full limits?|outside|inside|follow form|nil|none)\b/i.test(
          colon[2],
        ) ||
        (itemOf(colon[1]) !== null && (/\d/.test(colon[2]) || colon[2].length < 60)))
    )
      return withExceptions(colon[1], colon[2].replace(/\.$/, ''), quote, place)
    const granted = grantsIn(quote, place)
    if (granted.length > 0 && !money.test(quote)) return granted
    const full = /^([A-Z][^$.:;]{3,60}), (?:at the )?full limits?\.?$/.exec(quote)
    if (full?.[1]) return [statement(full[1], 'Included, full limit', quote, place)]
    // "Policy fee $0", "PCI assessments, $500,000": a name and its amount, without a verb.
    const plain =
      /^([A-Z][A-Za-z&/' -]{2,50}?),? (\$[\d,]+(?:\.\d{2})?)((?: [a-z][a-z ]{2,30}| \([a-z ]+\))?)\.?$/.exec(
        quote,
      )
    if (plain?.[1] && plain[2] && (!verb.test(plain[1]) || isName(plain[1])))
      return [statement(plain[1], `${plain[2]}${plain[3] ?? ''}`, quote, place)]
    const ofLine = amountsOfLine(quote, place)
    if (ofLine.length > 0) return ofLine
    const retroactive = /\b(?:retro(?:active)?|prior acts) date(?: is| of)?:?\s+(.*\d.*)$/i.exec(quote)
    if (retroactive?.[1])
      return [statement('Retroactive date', retroactive[1].replace(/\.$/, ''), quote, place)]
    if (!money.test(quote) && !percentage.test(quote)) return []
    // "The limit for Damage to Premises Rented to You is increased to $250,000."
    const most =
      /^the most (?:that )?we (?:will )?pay (?:for|because of|under)\s+(?:all )?(?:loss(?:es)? |damages? )?(?:arising (?:out of|from) |caused by |from )?(.{4,80}?),?(?: under .{3,60},)? is (\$.+)$/i.exec(
        quote,
      )
    if (most?.[1] && most[2]) {
      const statements = statement(most[1], most[2].replace(/\.$/, ''), quote, place)
      // A cap over several limits isn't one of them.
      return [/\bcombined\b/i.test(most[1]) ? { ...statements, item: null } : statements]
    }
    const set = setLimit.exec(quote)
    if (
      set?.[1] &&
      set[2] &&
      money.test(set[2]) &&
      !/\binsured for\b/i.test(quote) &&
      /limit|increase|decrease|reduce|amend|replace|change|deductible (?:is|are|shall|will|for)/i.test(quote)
    ) {
      const label = /deductible/i.test(quote) && !/deductible/i.test(set[1]) ? `${set[1]} deductible` : set[1]
      const value = set[2].replace(/^:\s*|\.$/g, '')
      const { amounts } = qualifiedAmounts(label, value, place)
      const several =
        amounts.length > 0
          ? amounts
          : listedAmounts(value, { ...place, headings: [...place.headings, label] })
      if (several.length > 1) return several.map((statements) => ({ ...statements, quote }))
      return [statement(label, set[2].replace(/\.$/, ''), quote, place)]
    }
    const [, label, changedTo] = change.exec(quote) ?? []
    if (label && changedTo && itemOf(label, place.headings))
      return [statement(label, changedTo.replace(/\.$/, ''), quote, place)]
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

const setLimit = new RegExp(
  String.raw`^(?:(?:effective|from|as of) (?:[\d/]+|[A-Z][a-z]+ \d{1,2}, \d{4}),? )?(?:the )?(?:total )?(?:limit|deductible|amount)?(?: (?:of insurance )?(?:for|of))?\s*(.{4,120}?)\s+(?:is|are|shall be|will be)\s+(?:hereby\s+)?(?:(?:deleted and )?(?:${verbsOfChange}) (?:to(?: read)?|by|with))?\s*(.+)$`,
  'i',
)

const insuredFor =
  /^(?:(?:and|the|your|our|an?|also) )*(.{3,120}?),? (?:(?:is|are|was|were)(?: also)? (?:insured|covered|scheduled|carried|listed|provided|offered|written|included|given)(?: (?:for|at|up to|to|with a limit of))+|(?:carries|carry|has|have) an? (deductible|retention) of) (\$[\d,]*\d)\b(.*)$/is

/** "The 2019 crane, serial HX90-22817, is insured for $785,000": what a letter says of each thing; none when an amount has no subject. */
function insuredAmounts(quote: string, place: Place): Statement[] {
  if (place.origin === 'endorsement') return []
  const clauses = (quote.split(/:\s+/).at(-1) ?? quote).split(
    /(?<=\$[\d,]*\d)(?:,|;)? and (?=(?:the|your|our|an?) )|(?<=\$[\d,]*\d), (?:and )?(?=[a-z][a-z -]{2,60} (?:for|at) \$)|;\s+/,
  )
  const read = clauses.map((clause, at) => {
    const own = clause.trim().replace(/\.$/, '')
    // "Privacy liability is provided for $2,000,000, and regulatory fines for $1,000,000."
    const goesOn = at > 0 ? /^([a-z][a-z -]{2,60}?)() (?:for|at) (\$[\d,]*\d)(.*)$/i.exec(own) : null
    return insuredFor.exec(own) ?? goesOn
  })
  return read.every((part) => part !== null && !/\$/.test(part[4] ?? ''))
    ? read.map((part) =>
        statement(
          [part?.[1], part?.[2]].filter(Boolean).join(' '),
          `${part?.[3]}${part?.[4]}`,
          part?.[0] ?? '',
          place,
        ),
      )
    : []
}

/** "Item 4, Products-Completed Operations Aggregate Limit, shall read $1,000,000", "… is lowered from $2,000,000 to $1,000,000". */
const change = new RegExp(
  String.raw`^(.{6,160}?),? (?:(?:is|are|was|has been|have been|shall|will|now|hereby|be) )*(?:${verbsOfChange}|reads?|becomes?|set at|fixed at)\b(?: from \$[\d,]+)?(?: to(?: read)?)? (\$[\d,]+.*)$`,
  'i',
)
