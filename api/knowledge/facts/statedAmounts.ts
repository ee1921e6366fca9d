import type { TextBlock } from '../../reading/index.ts'
import type { AmountField } from './amountDictionary.ts'
import type { Fact } from './policyFacts.ts'
import { fieldOf, noLimitWords } from './amountDictionary.ts'
import { printedAmount } from './cellAmounts.ts'
import { withoutRuns } from './placedRuns.ts'
import { datesIn, labelKey, parseMoney } from './values.ts'

export interface StatedAmount {
  /** Null for a limit that has only a name. One that has both is of a policy without such a field. */
  readonly field: AmountField | null
  readonly name: string
  /** Its item of the declarations and the letter within: "ITEM 4 … (b) $3,000,000 in the aggregate". */
  readonly item: string | null
  readonly letter: string | null
  readonly fact: Fact<number>
}

const amount = printedAmount.source
const premiumThenAmount = new RegExp(
  String.raw`(?:^|[.;]\s+|item \w+\.?\s+)(?:(?:total|annual|advance|deposit|policy|estimated|term)\s+)*premium\s*:?\s+(${amount})`,
  'i',
)
const amountUnderPremium = new RegExp(
  String.raw`^(?:(?:flat|annual|total|charge|premium)\s+){0,2}(${amount})(?!\s*(?:minimum|deposit))`,
  'i',
)

/** "Premium $31,480 plus …", or "$3,675 annual, plus …" under that heading. */
function statedPremium({ text, page, box, headings }: TextBlock): StatedAmount[] {
  const isUnder = /^(?:item \d+\.?\s*)?(?:(?:total|annual|policy)\s+)*premium\s*:?$/i.test(
    headings.at(-1) ?? '',
  )
  const match = premiumThenAmount.exec(text) ?? (isUnder ? amountUnderPremium.exec(text) : null)
  const cents = parseMoney(match?.[1] ?? '')
  if (!match || cents === null) return []
  const source = { origin: 'declarations' as const, form: null, documentId: null, reason: null }
  const quote = match[0].replace(/^[.;]\s+/, '').trim()
  return [
    {
      field: 'premium',
      name: '',
      item: null,
      letter: null,
      fact: { value: cents, quote, page, box, confidence: 0.7, source },
    },
  ]
}

/**
 * Amounts that sentences state: "Limits: $1,000,000 each occurrence; $2,000,000 general aggregate", "medical expense is
 * limited to $10,000 a person". The words since the amount before, and those up to the next, name an amount.
 */
export function statedAmounts(block: TextBlock, context: string, printed = amount): StatedAmount[] {
  const { page, box } = block
  const text = withoutRuns(block)
  const source = { origin: 'declarations' as const, form: null, documentId: null, reason: null }
  const matches = [...text.matchAll(new RegExp(printed, 'g'))]
  const ends = [0, ...matches.map((match) => match.index + match[0].length)]
  let [isOfShare, isOfGrant] = [false, false]
  /** What the sublimit is for that the amounts of a sentence are of. */
  let part: string | undefined
  /** The words behind the amount before, if they say what it is. */
  let taken = ''
  return [
    ...statedPremium(block),
    ...matches.flatMap((match, at): StatedAmount[] => {
      const cents = parseMoney(match[0])
      const before = text.slice((ends[at] ?? 0) + taken.length, match.index)
      const after = text.slice(ends[at + 1], matches[at + 1]?.index)
      taken = ''
      const left = before.split(clauseEnd).at(-1) ?? ''
      // "Aggregate limit: $2,000,000 Retention each event: $10,000"
      const isOfNext = /:\s*$/.test(before) && /:\s*$/.test(after)
      const right = /^\s/.test(after) && !isOfNext ? (after.split(scopeEnd)[0] ?? '') : ''
      const own = subjectOf(left)
      // "Retention $100,000 each occurrence, $300,000 aggregate"
      isOfShare = isShare.test(left) || (isOfShare && !/\.\s|\blimit/i.test(before))
      isOfGrant = grant.test(left) || (isOfGrant && /^[^.;]*(?:,|\band)\s*$/.test(before))
      part = sublimit.exec(left)?.[1] ?? (/^[a-z' ]*(?:,|;|\band|\/)\s*$/i.test(before) ? part : undefined)
      if (cents === null || isOfShare || partPremium.test(left)) return []
      const field =
        part !== undefined
          ? null
          : ([`${own} ${right}`, right, own]
              .map((label) => fieldOf(label, '', context, ''))
              .find((known) => known !== null) ?? null)
      if (field !== null && fieldOf(right, '', context, '') === field) taken = right
      const named =
        field === null
          ? (limited.exec(left)?.[1] ??
            (part === undefined ? undefined : `${part}${right}`) ??
            listedName(text, matches[0]?.index ?? 0, right) ??
            (isOfGrant ? grantedName(right) : undefined))
          : ((isOfGrant ? grantedName(right) : undefined) ?? '')
      if (named === undefined || field === 'ignored' || field === 'deductible') return []
      const quote = `${own.trimStart()}${match[0]}${right}`.trim()
      const item = itemMark.exec(text)?.[1] ?? null
      const letter = letterMark.exec(before)?.[1] ?? null
      return [
        {
          field,
          name: named.trim(),
          item,
          letter,
          fact: { value: cents, quote, page, box, confidence: 0.7, source },
        },
      ]
    }),
  ]
}

/** "We insure the building at 4 Mill Road, Troy, MI 48083 for" is about the building. */
function subjectOf(text: string): string {
  return text
    .replace(/^.*\b(?:and|plus|nor)\s+/i, '')
    .replace(/^we (?:insure|cover) /i, '')
    .replace(/\s+(?:located )?at \d.*(?=\sfor\s*$)/i, '')
    .replace(/(?:\s+there)?\s+for\s*$/i, '')
}

const itemMark = /^item\s+(\d{1,2}|[A-Z])\b/i
const letterMark = /\(([a-z])\)\s*$/

/** Where the words about an amount begin, after what is about another. */
const clauseEnd =
  /;\s*|\s\([a-z]\)(?=\s)|(?<=[a-z0-9)]{2})[.:]\s+(?=[A-Z])|^,\s*(?:and\s+)?|^\s*(?:and|plus)\s+/
/** Where the words after an amount end; "personal and advertising injury" goes on. */
const scopeEnd =
  /\s\([a-z]\)\s|[;,.(]|\s(?:and|plus)(?=\s|$)(?!\s(?:advertising|completed|property damage|securities)\b)/
const partPremium = /\b(?:additional|return|deposit|minimum|earned) premium\b/i
const isShare = /\bdeductibles?\b|\bretentions?\b|\bretained\b|\b(?:pay|bear)s? the first\b/i
/** "Pesticide applicator coverage is limited to": a limit by the name of what it limits. */
const limited =
  /(?:(?<=, )(?:the )?|(?=[A-Z]))([A-Za-z][^:$]{3,60}?)(?: coverage)? (?:is|are) (?:limited to|insured for|(?:covered |included |insured |paid |payable |provided )(?:for )?up to|subject to an? (?:sub-?)?limit of)\s*$/

/** "Wage and hour defense sublimit:" */
const sublimit =
  /^\s*(?:the )?([A-Z][^:$,]{3,60}?) sub-?limit(?: of (?:liability|insurance))?(?:\s*:| is| of)?\s*$/

/** "We insure you for", "in addition we pay up to" */
const grant =
  /\b(?:we|company|insurers?|underwriters)\b[^.$]{0,40}\b(?:pays?|insures?|covers?|provides?)\b(?: you| the insured)?(?: (?:for )?(?:up to|at most|no more than|not more than)| for)\s*$/i

/** The name of an amount by the words after it: "for property in transit", "in the aggregate". */
function grantedName(right: string): string | undefined {
  const name = right.replace(/^\s*for (?:the )?/, '').trim()
  return /^[a-z][a-z ]{3,60}$/.test(name) && !noLimitWords.test(labelKey(name)) ? name : undefined
}

/** "Section 2, Protection and Indemnity:" before amounts that follow. */
const listHead =
  /^(?:(?:\d{1,2}|[A-Z])[.)]\s+)?(?:(?:section|part|item|coverage)\s+\w{1,4}[,.:–—-]?\s+)?([A-Z][\w '’&/-]{3,60}):\s*(?:\([a-z]\)\s*)?$/i
const limitHead =
  /^(?:(?:\d{1,2}|[A-Z])[.)]\s+)?(?:the |our )?limits?(?: of (?:liability|insurance|indemnity))? (?:is|are)(?: as follows:?)?\s*$/i

/** The name of an amount in a list of limits: what the list is about, and how often or on what the amount is paid. */
function listedName(text: string, first: number, right: string): string | undefined {
  const head = text.slice(0, first)
  const subject = limitHead.test(head) ? '' : listHead.exec(head)?.[1]?.replace(/^limits?(?: of \w+)?$/i, '')
  const isNamed =
    subject !== undefined &&
    /^ (?:each|any|per(?! (?:day|week|month))|on|for(?! \d)|in the|policy|annual|aggregate)\b/.test(right)
  const name = `${subject ?? ''}${right}`.trim()
  return isNamed && !noLimitWords.test(labelKey(name)) ? name : undefined
}

/** The first and last day of the term that a sentence names. */
export function statedTerm({ text, page, box }: TextBlock): { from: Fact<string>; to: Fact<string> } | null {
  if (!/\b(?:effective|period|term|from|bound|in force|begins?|starts?|commenc\w+|inception)\b/i.test(text))
    return null
  const dates = datesIn(text)
  const [from, to] = dates
  if (!from || !to || dates.length !== 2 || to.iso <= from.iso) return null
  const source = { origin: 'declarations' as const, form: null, documentId: null, reason: null }
  const quote = text.slice(from.at, to.at + to.text.length)
  const fact = { quote, page, box, confidence: 0.7, source }
  return { from: { ...fact, value: from.iso }, to: { ...fact, value: to.iso } }
}
