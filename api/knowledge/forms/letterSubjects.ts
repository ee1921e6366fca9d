import { experienceSubject } from './experienceSubject.ts'
import { bodyParts, dayHappened, happened, injurySubjects } from './injurySubjects.ts'
import { lenderSubject } from './lenderSubject.ts'
import { loanSubjects } from './loanSubjects.ts'
import {
  answer,
  firstOf,
  type LetterAnswer,
  type LetterSubject,
  negation,
  type Sentence,
} from './letterSentences.ts'
import { trainingSubjects } from './trainingSubjects.ts'
import { premisesSubjects } from './premisesSubjects.ts'
import { payrollSubject } from './payrollSubject.ts'
import { requestSubjects } from './requestSubjects.ts'
import { seatsSubject } from './seatsSubject.ts'
import { clockTimes, counts, moneyAmounts } from './spokenValues.ts'
import { statesSubject } from './statesSubject.ts'

const company = String.raw`[A-Z][\w'’-]*(?: (?:& )?[A-Z][\w'’-]*)+`
/** "Alarm is from Columbia Mouth Security"; "Erie Steam & Duct cleans the hood". */
const servedBy = String.raw`\b(?:from|by|with|through) (${company})|^(${company}) (?:cleans?|services?|maintains?|monitors?|installed|does|inspects?)\b`

const yearsOfDoing =
  /^ years? (?:in (?:business|the|this)|at (?:this|it)|doing|making|selling|building|running|of (?:doing|making|selling|experience))\b/i
/** "I own the shop alone and have run it 15 years." */
const hasRun =
  /\b(?:have|has|had|['’]ve) (?:run|owned|operated|had|been (?:in business|open|operating)) (?:(?:it|this|here|the \w+|this \w+) )?(?:for )?(?:about |almost |over |nearly )?$/i
/** "The corporation is twelve years old." */
const isOfFirm =
  /\b(?:company|corporation|firm|business|practice|agency|partnership|LLC) is (?:now )?(?:about |almost |over |nearly )?$/i

/** Fields whose answer needs more than the nearest value. */
export const letterSubjects: readonly LetterSubject[] = [
  ...injurySubjects,
  ...requestSubjects,
  experienceSubject,
  seatsSubject,
  {
    asks: /date of (?:loss|accident|injury|occurrence|incident)|loss date|^(?:day|date) (?:it|this) happened/,
    find: (sentences) =>
      firstOf(
        sentences.filter(({ text }) => happened.test(text) || text.length > 60),
        dayHappened,
      ),
  },
  {
    asks: /^(?!.*\b(?:manager|driver|chef|operator|installer|location)\b).*years? (?:in|of) (?:business|trade|the trade|operation|experience)|time in (?:market|business)/,
    find: (sentences) => {
      const stated = firstOf(sentences, ({ text }) =>
        counts(text)
          .filter(
            ({ index, end }) =>
              yearsOfDoing.test(text.slice(end)) ||
              (/^ years?\b/i.test(text.slice(end)) && hasRun.test(text.slice(0, index))) ||
              (/^[ -]years?[ -]old\b/i.test(text.slice(end)) && isOfFirm.test(text.slice(0, index))),
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
    asks: /^(?:time|hour)$|time of|^hour of/,
    find: (sentences) =>
      correctedTime(sentences) ??
      firstOf(
        sentences.filter(({ text }) => !/^(?:sent|date|from|received)\b/i.test(text)),
        (each) => clockTimes(each.text)[0]?.value,
      ),
  },
  {
    asks: /\bradius\b|^(?:farthest|furthest|longest) (?:distance|trip)|\bhow far\b/,
    find: (sentences) =>
      // How far one unit goes is asked of that unit.
      firstOf(sentences, ({ text }) =>
        counts(/\bunits? \d/i.test(text) ? '' : text)
          .filter(
            ({ index, end }) =>
              /^ miles?\b/i.test(text.slice(end)) &&
              /\b(?:further|farther|more|beyond|within|up to|out to|as far as|radius(?: of| is)?|never over)\b[^,;.]{0,20}$/i.test(
                text.slice(0, index),
              ),
          )
          .map(({ value }) => value)
          .at(0),
      ),
  },
  {
    // "They put up $15,000, nothing is paid so far."
    asks: /^(?:(?:total|amount) )?paid(?: amount| to date| so far)?$/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) =>
        /\bnothing (?:is |was |has been )?paid\b|\bpaid nothing\b|\bno payments? (?:made|yet|so far)\b/i.test(
          text,
        )
          ? '$0'
          : undefined,
      ),
  },
  {
    asks: /police|fire department|authority/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) => {
        const department =
          /\b(?:The )?((?:[A-Z][\w.'-]+ )+?(?:Police|Fire|Sheriff['’]?s?)(?: (?:Department|Dept\.?|Office|Bureau))?)(?! [A-Z])/.exec(
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
    asks: /\bowned\b.*\b(?:leased|financed)\b|\b(?:leased|financed)\b.*\bowned\b/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) =>
        /\b(?:we|is|are|it) (?:is )?leas(?:e|ed|ing)\b/i.test(text)
          ? 'Leased'
          : /\b(?:financ(?:ed|ing)|loan|lien|note on (?:it|the))\b/i.test(text) && !negation.test(text)
            ? 'Financed'
            : /\b(?:paid cash|(?:own|owned) (?:it |them )?outright|free and clear|no (?:loan|lien)s?)\b/i.test(
                  text,
                )
              ? 'Owned'
              : undefined,
      ),
  },
  lenderSubject,
  ...loanSubjects,
  ...premisesSubjects,
  ...trainingSubjects,
  payrollSubject,
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
    asks: /(?:description|cause|details|facts) of (?:the )?(?:loss|accident|occurrence|incident|damage)|describe (?:the |any |how the |what )?(?:accident|occurrence|incident|happened|breach|event)|what happened|how did|how (?:it|this|(?:the )?(?:injury|accident|incident)) (?:happened|occurred)/,
    find: (sentences, asked) => {
      // What somebody was doing tells how it came about.
      const start = sentences.findIndex(({ text }) => happened.test(text) && text.length > 40)
      const doing =
        /\bhow\b.*\binjury\b/.test(asked) &&
        sentences.slice(start, start + 4).find(({ text }) => isDoing.test(text))
      if (doing) return answer(doing, doing.text)
      const mentions = sentences.flatMap((sentence, at) => {
        // "Was hurt" says less than what somebody was doing.
        const hits =
          [...sentence.text.matchAll(new RegExp(happened.source, 'gi'))].length +
          (bodyParts.some(([, words]) => words.test(sentence.text)) ? 1 : 0) -
          (/\b(?:was|got) (?:hurt|injured)\b/i.test(sentence.text) ? 1 : 0)
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
  statesSubject,
  {
    asks: /^(?:source|basis) of (?:the )?(?:\w+ )?(?:values?|valuation|replacement costs?)$/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) => {
        if (!/\bapprais\w+/i.test(text) || negation.test(text)) return undefined
        const [, before, after] =
          new RegExp(
            String.raw`(${company})(?: (?:has|have))? apprais|\bapprais\w+[^.;]{0,40}? (?:by|from) (${company})`,
          ).exec(text) ?? []
        const by = before ?? after
        return by ? `Appraisal by ${by}` : 'Appraisal'
      }),
  },
  {
    asks: /(?:prior|current|present|previous|expiring) (?:carrier|insurer|(?:insurance )?company)/,
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
        /^(?:[^,]{0,40}, )?[Ww]e (?:are|do(?!n['’]t| not)|build|install|sell|operate|make|haul|provide|clean|repair|manage|own)\b/.test(
          text,
        ) && moneyAmounts(text).length === 0
          ? text
          : undefined,
      ),
  },
]

/** "It was 2:45, not 3:15": the hour that takes the place of another, in the same half of the day. */
function correctedTime(sentences: readonly Sentence[]): LetterAnswer | null {
  return firstOf(sentences, ({ text }) => {
    const [, right, wrong] = /\b(\d{1,2}:\d{2}),? (?:and )?not (\d{1,2}:\d{2})\b/.exec(text) ?? []
    const times = sentences.flatMap((each) => clockTimes(each.text).map(({ value }) => value))
    const half = times.find((each) => wrong && each.startsWith(`${wrong} `))?.slice(-2)
    return right && half ? `${right} ${half}` : undefined
  })
}

const isDoing = /\b(?:was|were) (?!going|being)\w+ing\b.*\b(?:when|while|because|as)\b/i
