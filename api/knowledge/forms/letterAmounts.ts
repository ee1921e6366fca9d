import type { Fact } from './knownFacts.ts'
import { letterFact } from './letterFact.ts'
import { type Sentence, sourceOf } from './letterSentences.ts'
import { moneyAmounts } from './spokenValues.ts'

/** What letters call an amount of insurance; with a line of business, only on forms for it. */
const topics: readonly (readonly [readonly string[], RegExp, readonly string[] | null])[] = [
  [
    ['elAccident', 'elDiseasePolicy', 'elDiseaseEmployee'],
    /employers['’]? liability|across the board|on all three/i,
    ['WORKERS_COMPENSATION'],
  ],
  [
    ['rentedPremises'],
    /fire damage|rented premises|(?:space|building|premises) (?:we|that we) rent|premises rented/i,
    null,
  ],
  [
    ['eachOccurrence'],
    /\b(?:insists? on|limit of|asks? for|wants?|need|quote|go(?:ing)? (?:up )?to)\b/i,
    ['UMBRELLA'],
  ],
  [
    ['eachOccurrence', 'generalAggregate'],
    /\b(?:limit of|asks? for|wants?|need|quote)\b/i,
    ['CYBER', 'PROFESSIONAL_LIABILITY', 'EMPLOYMENT_PRACTICES'],
  ],
  [['generalAggregate', 'productsAggregate'], /\baggregates\b/i, ['GENERAL_LIABILITY']],
]

/** What was, beside what is to be: "instead of the hundred". */
const former =
  /(?:instead of|rather than|\bnot|up from|\bfrom|today'?s?|currently|\bwas|than)\s+(?:the |our |a )?$/i

/** The amounts of insurance that letters ask for. */
export function letterAmounts(sentences: readonly Sentence[], line: string | null): Fact[] {
  return [
    ...limitPairs(sentences, line),
    ...limitTriples(sentences),
    ...topics.flatMap(([attributes, pattern, onlyOn]) => {
      if (onlyOn !== null && !(line !== null && onlyOn.includes(line))) return []
      for (const sentence of sentences) {
        const { text } = sentence
        const at = pattern.exec(text)
        if (!at) continue
        const near = moneyAmounts(text)
          .filter(({ index }) => !former.test(text.slice(0, index)))
          .map((amount) => ({
            ...amount,
            distance:
              amount.index > at.index ? amount.index - at.index - at[0].length : at.index - amount.end,
          }))
          .filter(
            ({ index, end, distance }) =>
              distance < 60 && !/[;,]\s/.test(text.slice(Math.min(end, at.index), Math.max(index, at.index))),
          )
          .toSorted((a, b) => a.distance - b.distance)[0]
        if (!near) continue
        return attributes.map((attribute): Fact => ({
          entity: 'policy',
          attribute,
          value: near.value,
          source: sourceOf(sentence),
          row: 0,
          line: null,
          isFromLetter: true,
        }))
      }
      return []
    }),
  ]
}

/** "Limits: 1 mil / 2 mil": what one occurrence and all of a year may cost. */
function limitPairs(sentences: readonly Sentence[], line: string | null): Fact[] {
  if (!/^(?:GENERAL_LIABILITY|BUSINESS_OWNERS|LIQUOR_LIABILITY)$/.test(line ?? '')) return []
  for (const sentence of sentences) {
    const { text } = sentence
    if (!/\blimits?\b|\bliability\b|\boccurrence\b/i.test(text)) continue
    const sums = moneyAmounts(text)
    const at = sums.findIndex(({ index, end }, place) => {
      const next = sums[place + 1]
      const between = next && text.slice(end, next.index)
      // "Liability one million and two million."
      const isOfLiability = /\bliability(?: limits?)?(?: of| at|:)? $/i.test(text.slice(0, index))
      return (
        between !== undefined &&
        (/^\s*\/\s*$/.test(between) ||
          /^ (?:per|each|an|for each) (?:occurrence|claim),? (?:and |with )?(?:an? )?$/.test(between) ||
          (isOfLiability && /^ (?:and|over) $/.test(between)))
      )
    })
    const [first, second] = sums.slice(at)
    if (at === -1 || !first || !second) continue
    return [
      letterFact('policy', 'eachOccurrence', first.value, sentence),
      letterFact('policy', 'generalAggregate', second.value, sentence),
    ]
  }
  return []
}

/** "Employers liability of 500/500/500": each accident, then disease for the policy and for each employee, in thousands. */
function limitTriples(sentences: readonly Sentence[]): Fact[] {
  for (const sentence of sentences) {
    if (!/\bemployers['’]? liability\b|\bE\.?L\.? limits?\b/i.test(sentence.text)) continue
    const amounts =
      /(?<![\d/])(\d{3,4}|\d{1,2}(?=m))[km]?\/(\d{3,4}|\d{1,2}(?=m))[km]?\/(\d{3,4}|\d{1,2}(?=m))[km]?(?![\d/])/i
        .exec(sentence.text)
        ?.slice(1)
    if (!amounts) continue
    return ['elAccident', 'elDiseasePolicy', 'elDiseaseEmployee'].map((attribute, at) => {
      const stated = amounts[at] ?? ''
      const thousands = Number(stated) * (stated.length < 3 ? 1_000 : 1)
      return letterFact('policy', attribute, `$${(thousands * 1_000).toLocaleString('en-US')}`, sentence)
    })
  }
  return []
}
