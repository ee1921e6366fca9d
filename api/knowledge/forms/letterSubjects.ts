import { answer, type LetterAnswer, negation, type Sentence } from './letterSentences.ts'
import { clockTimes, counts, days, moneyAmounts } from './spokenValues.ts'

const happened =
  /\b(happen\w*|occur\w*|accident|fire|smoke|stole\w*|theft|broke|burst|fell|slipped|damage\w*|hit|crash\w*|collid\w*|leak\w*|flood\w*|storm|hail|shorted|injur\w*|backed into|spoil\w*)\b/i

const company = String.raw`[A-Z][\w'’-]*(?: (?:& )?[A-Z][\w'’-]*)+`
/** "Alarm is from Columbia Mouth Security"; "Erie Steam & Duct cleans the hood". */
const servedBy = String.raw`\b(?:from|by|with|through) (${company})|^(${company}) (?:cleans?|services?|maintains?|monitors?|installed|does|inspects?)\b`

interface Special {
  /** What the label looks like. */
  readonly asks: RegExp
  find(sentences: readonly Sentence[], asked: string): LetterAnswer | null
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
    asks: /^(?!.*\b(?:manager|driver|chef|operator|installer|location)\b).*years? (?:in|of) (?:business|trade|the trade|operation|experience)|time in (?:market|business)/,
    find: (sentences) => {
      const stated = firstOf(sentences, ({ text }) =>
        counts(text)
          .filter(({ end }) =>
            /^ years? (?:in (?:business|the|this)|at (?:this|it)|doing|making|selling|building|running|of (?:doing|making|selling|experience))\b/i.test(
              text.slice(end),
            ),
          )
          .map(({ value }) => value)
          .at(0),
      )
      return stated && { ...stated, isPlain: true }
    },
  },
  {
    asks: /(?:installed|serviced|maintained|cleaned|monitored|inspected) by$|(?:cleaning|alarm|security|monitoring|maintenance) (?:contractor|company)|cleaning by\b|^(?:\w+ )?vendor$/,
    find: (sentences, asked) => {
      const topic = /\b(?:alarm|hood|duct|sprinkler|elevator|boiler|kitchen|pest|security|fire)\w*/.exec(
        asked,
      )?.[0]
      return topic === undefined
        ? null
        : firstOf(
            sentences.filter(({ text }) => new RegExp(`\\b${topic}`, 'i').test(text)),
            ({ text }) => new RegExp(servedBy).exec(text)?.slice(1).find(Boolean),
          )
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
    find: (sentences, asked) =>
      firstOf(
        sentences.filter(({ text }) =>
          /\b(?:bank|mortgag\w*|lender|lien|leas\w*|loan|credit union|financed)\b/i.test(text),
        ),
        ({ text }) =>
          /\b((?:[A-Z][\w&.'’-]+ )+(?:Bank|Credit Union|Savings|Leasing|Capital|Finance|Trust)(?: (?:of )?[A-Z]\w+)*)/.exec(
            text,
          )?.[1] ??
          (negation.test(text) && /^(?:mortgagee|loss payee|lien ?holder|lender)s?$/.test(asked)
            ? 'None'
            : undefined),
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
    asks: /reported by|person reporting|prepared by|your name|^(?:person to )?contact(?: name| person)?$/,
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
      const mentions = sentences.flatMap((sentence, at) => {
        const hits = [...sentence.text.matchAll(new RegExp(happened.source, 'gi'))].length
        return hits > 0 && sentence.text.length > 40 && !/\bi am writing\b/i.test(sentence.text)
          ? [{ sentence, at, hits }]
          : []
      })
      const about = mentions
        .toSorted((x, y) => y.hits - x.hits || x.at - y.at)
        .slice(0, 2)
        .toSorted((x, y) => x.at - y.at)
      const [first] = about
      // "One claim in five years: brick fell on a parked car and the company paid $8,240": what was paid is asked elsewhere.
      const told = about.map(({ sentence }) =>
        sentence.text
          .replace(/^(?:one|the only|our only|a) [^:,]{0,40}\b(?:claim|loss|accident)\b[^:]{0,60}: /i, '')
          .replace(/,? and (?:the (?:company|carrier|insurer)|they|[A-Z]\w+(?: [A-Z]\w+)*) paid\b.*$/, '.'),
      )
      return first ? answer(first.sentence, told.join(' ')) : null
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
