import type { CoverageItem } from './coverageItem.ts'
import { familyOfItemKey } from './insuredFamilies.ts'
import { sharedWords, tellingWords } from './likeWords.ts'
import type { Evidence } from './policyWording.ts'
import { moneyIn } from './statement.ts'

/** "Cargo insurance must cover breakdown of refrigeration for not less than $50,000", "cargo insurance for steel coils must be". */
const partAsked = [
  /\b(?:shall|must|will|is to|has to) (?:also )?(?:cover|insure|include|extend to|apply to|respond to) (.{3,80}),? (?:for|to|of|up to|with|in)\b[^$;]{0,40}\$/i,
  /\b(?:insurance|coverage) (?:for|of|on) (.{3,60}?) (?:must|shall|will|is to) be\b[^$;]{0,40}\$/i,
]
const amount = String.raw`((?:\$|USD ?)[\d,]*\d|\d{1,3}(?:,\d{3})+)`
const capped = new RegExp(
  String.raw`\b(?:limits?\b[^$.;]{0,60}?(?:\bis|\bof|\bto|:)?|(?:the )?most we (?:will )?pay\b[^$.;]{0,60}?|not (?:for )?more than|no more than|sub-?limit(?:ed)?(?: of| to)?|limited to|up to|item \d+ is) ${amount}`,
  'i',
)
/** "Limit for this extension $60,000", right behind what it is for. */
const refersBack = /\b(?:this|such) (?:extension|coverage|cover|endorsement|rider)\b|^limit\b/i
const notLimit = /\b(?:premium|fee|deductible of|retention of)\b/i
const longestRow = 90

/** What a policy pays for the part of its coverage that a demand names with an amount of its own; null where it sets no limit for it. */
export function partLimit(
  item: CoverageItem,
  quote: string,
  sentences: readonly Evidence[],
): { readonly amount: number; readonly evidence: Evidence } | null {
  // Property is told apart by its places, which have limits of their own.
  if (familyOfItemKey(item.key) === 'property') return null
  const part = partAsked.map((each) => each.exec(quote)?.[1]).find((each) => each !== undefined) ?? ''
  const own = [...tellingWords(part).difference(tellingWords(item.label))].join(' ')
  if (own === '') return null
  const found = sentences.flatMap((each, at) => {
    const { share, count } = sharedWords(own, each.quote)
    if (share < 0.6 || (count < 2 && share < 1) || notLimit.test(each.quote)) return []
    const next = sentences[at + 1]
    const given =
      limitIn(each.quote) ??
      (next && next.form === each.form && refersBack.test(next.quote) ? limitIn(next.quote) : null)
    return given === null ? [] : [{ amount: given, evidence: each }]
  })
  return found.toSorted((a, b) => b.amount - a.amount)[0] ?? null
}

function limitIn(quote: string): number | null {
  const [, text] = capped.exec(quote) ?? []
  if (text !== undefined) return moneyIn(text.startsWith('$') || text.startsWith('USD') ? text : `$${text}`)
  // A row of the declarations: "5 EARNED FREIGHT $5,000".
  const amounts = quote.match(/(?:\$|USD ?)[\d,]*\d/g) ?? []
  return quote.length < longestRow && amounts.length === 1 ? moneyIn(amounts[0]) : null
}
