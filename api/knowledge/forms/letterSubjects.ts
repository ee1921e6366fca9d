import { answer, type LetterAnswer, negation, type Sentence } from './letterSentences.ts'
import { clockTimes, days, moneyAmounts } from './spokenValues.ts'

const happened =
  /\b(happen\w*|occur\w*|accident|fire|smoke|stole\w*|theft|broke|burst|fell|slipped|damage\w*|hit|crash\w*|collid\w*|leak\w*|flood\w*|storm|hail|shorted|injur\w*|backed into|spoil\w*)\b/i

interface Special {
  /** What the label looks like. */
  readonly asks: RegExp
  find(sentences: readonly Sentence[]): LetterAnswer | null
}

/** Fields whose answer needs more than the nearest value. */
export const letterSubjects: readonly Special[] = [
  {
    asks: /date of (?:loss|accident|injury|occurrence|incident)|loss date/,
    find: (sentences) =>
      firstOf(
        sentences.filter(({ text }) => happened.test(text) || text.length > 60),
        (each) => days(each.text, each.written)[0]?.value,
      ),
  },
  {
    asks: /date (?:reported|of (?:report|letter|notice))|reported on/,
    find: (sentences) =>
      firstOf(
        sentences.filter(({ text }) => text.length < 60),
        (each) => days(each.text, null)[0]?.value,
      ),
  },
  {
    asks: /square f|\bsq ft\b|area occupied/,
    find: (sentences) => {
      const said = sentences.flatMap((sentence) => {
        const area = /(\d[\d,]*) (?:square feet|square foot|sq\.? ?ft)/i.exec(sentence.text)?.[1]
        return area ? [{ sentence, area }] : []
      })
      const [only] = said
      return only && said.length === 1 ? answer(only.sentence, only.area) : null
    },
  },
  {
    asks: /^time$|time of/,
    find: (sentences) => firstOf(sentences, (each) => clockTimes(each.text)[0]?.value),
  },
  {
    asks: /police|fire department|authority/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) => {
        const department =
          /\b(?:The )?((?:[A-Z][\w.'-]+ )+?(?:Police|Fire|Sheriff['’]?s?)(?: (?:Department|Dept\.?|Office|Bureau))?)/.exec(
            text,
          )?.[1]
        const number =
          /\b(incident|report|case|complaint)(?: report)?(?: number| no\.?| #)? ([A-Z]{0,3}\d[\w-]*)/i.exec(
            text,
          )
        return department && number ? `${department}, ${number[1]?.toLowerCase()} ${number[2]}` : department
      }),
  },
  {
    asks: /mortgagee|loss payee|lien ?holder|lender/,
    find: (sentences) =>
      firstOf(
        sentences.filter(({ text }) =>
          /\b(?:bank|mortgag\w*|lender|lien|leas\w*|loan|credit union|financed)\b/i.test(text),
        ),
        ({ text }) =>
          /\b((?:[A-Z][\w&.'’-]+ )+(?:Bank|Credit Union|Savings|Leasing|Capital|Finance|Trust)(?: (?:of )?[A-Z]\w+)*)/.exec(
            text,
          )?.[1] ?? (negation.test(text) ? 'None' : undefined),
      ),
  },
  {
    asks: /estimat\w* (?:amount|loss|damage|of)|amount of (?:loss|damage|claim)|total (?:loss|damage)/,
    find: (sentences) => {
      const sums = sentences.filter(({ text }) =>
        /\b(?:altogether|in all|total\w*|sum|i make it|comes to|estimate\w*|adds up)\b/i.test(text),
      )
      return firstOf(sums.toReversed(), ({ text }) => moneyAmounts(text).at(-1)?.value)
    },
  },
  {
    asks: /reported by|person reporting|prepared by|your name|contact(?: name| person)?$/,
    find: (sentences) =>
      firstOf(
        sentences.toReversed().slice(0, 4),
        ({ text }) =>
          /^(?:(?:sincerely|regards|best|thanks?|thank you|yours)[\w ]*,\s*)?((?:[A-Z][a-z'’-]+|[A-Z]\.)(?: (?:[A-Z][\w'’-]+|[A-Z]\.)){1,2})(?:,.*)?$/i.exec(
            text,
          )?.[1] ?? undefined,
      ),
  },
  {
    asks: /(?:description|cause|details|facts) of (?:the )?(?:loss|accident|occurrence|incident|damage)|what happened|how did/,
    find: (sentences) => {
      const told = sentences.flatMap((sentence, at) => {
        const hits = [...sentence.text.matchAll(new RegExp(happened.source, 'gi'))].length
        return hits > 0 && sentence.text.length > 40 && !/\bi am writing\b/i.test(sentence.text)
          ? [{ sentence, at, hits }]
          : []
      })
      const about = told
        .toSorted((x, y) => y.hits - x.hits || x.at - y.at)
        .slice(0, 2)
        .toSorted((x, y) => x.at - y.at)
      const [first] = about
      return first ? answer(first.sentence, about.map(({ sentence }) => sentence.text).join(' ')) : null
    },
  },
  {
    asks: /(?:prior|current|present|previous|expiring) (?:carrier|insurer|insurance company)/,
    find: (sentences) =>
      firstOf(
        sentences,
        ({ text }) =>
          /\b(?:insured|coverage|policy|policies|insurance|covered)\b[^.]{0,60}?\b(?:with|through|by|from)\s+((?:[A-Z][\w&.'’-]+)(?: (?:[A-Z][\w&.'’-]+|of|and))*)/.exec(
            text,
          )?.[1],
      ),
  },
  {
    asks: /(?:description|nature) of (?:operations|business)|business description|what do(?:es)? (?:you|the (?:business|applicant)) do/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) =>
        /\b[Ww]e (?:are|do|build|install|sell|operate|make|haul|provide|clean|repair|manage|own)\b/.test(
          text,
        ) && moneyAmounts(text).length === 0
          ? text
          : undefined,
      ),
  },
]

function firstOf(
  sentences: readonly Sentence[],
  find: (sentence: Sentence) => string | undefined,
): LetterAnswer | null {
  for (const sentence of sentences) {
    const value = find(sentence)
    if (value !== undefined) return answer(sentence, value)
  }
  return null
}
