import { bodyParts, happened, injurySubjects } from './injurySubjects.ts'
import {
  answer,
  dayAfter,
  firstOf,
  type LetterAnswer,
  type LetterSubject,
  negation,
  type Sentence,
} from './letterSentences.ts'
import { experienceSubject } from './experienceSubject.ts'
import { lenderSubject } from './lenderSubject.ts'
import { payrollSubject } from './payrollSubject.ts'
import { writerOf } from './people.ts'
import { personNames } from './spokenNames.ts'
import { statesSubject } from './statesSubject.ts'
import { seatsSubject } from './seatsSubject.ts'
import { clockTimes, counts, days, moneyAmounts } from './spokenValues.ts'

const company = String.raw`[A-Z][\w'’-]*(?: (?:& )?[A-Z][\w'’-]*)+`
/** "Alarm is from Columbia Mouth Security"; "Erie Steam & Duct cleans the hood". */
const servedBy = String.raw`\b(?:from|by|with|through) (${company})|^(${company}) (?:cleans?|services?|maintains?|monitors?|installed|does|inspects?)\b`

/** Fields whose answer needs more than the nearest value. */
export const letterSubjects: readonly LetterSubject[] = [
  ...injurySubjects,
  experienceSubject,
  seatsSubject,
  {
    asks: /date of (?:loss|accident|injury|occurrence|incident)|loss date|^(?:day|date) (?:it|this) happened/,
    find: (sentences) =>
      firstOf(
        sentences.filter(({ text }) => happened.test(text) || text.length > 60),
        (each) => days(each.text, each.written)[0]?.value,
      ),
  },
  {
    asks: /date (?:prepared|reported|requested|submitted|of (?:(?:this )?(?:report|request)|letter|notice))|(?:report|request|letter) date|reported on/,
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
    asks: /^(?:time|hour)$|time of|^hour of/,
    find: (sentences) =>
      correctedTime(sentences) ??
      firstOf(
        sentences.filter(({ text }) => !/^(?:sent|date|from|received)\b/i.test(text)),
        (each) => clockTimes(each.text)[0]?.value,
      ),
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
  {
    asks: /^(?:date )?(?:needed|required|due|wanted)(?: by)?(?: date)?$|\b(?:need|needed|required|due|wanted) (?:by|before)\b|\bdate needed\b|^deadline/,
    find: (sentences) => {
      const wanted = sentences.filter(({ text }) =>
        /\b(?:needs?|wants?|sen[dt]|certificate|requires?|asks?|asked)\b/i.test(text),
      )
      const byWhen = /\b(?:by|before|no later than|not later than|until)\b/i
      return dayAfter(wanted, byWhen) ?? dayAfter(sentences, byWhen)
    },
  },
  {
    asks: /^(?:(?:project|job|work|contract|estimated|expected|anticipated) )*(?:start|begin|beginning|commencement)(?:ing|s)?(?: (?:date|on))?$/,
    find: (sentences) =>
      dayAfter(
        sentences,
        /\b(?:(?:we|work|job|crew|they) (?:will |can |must )?(?:begins?|starts?|commences?)|begins?|starts?|starting|beginning|commenc\w+)\b/i,
      ),
  },
  {
    asks: /^(?!completed by$)(?:(?:project|job|work|contract|estimated|expected|anticipated) )*(?:finish|end|completion|completed?)(?:ing|ed)?(?: (?:date|on|by))?$/,
    find: (sentences) =>
      dayAfter(
        sentences,
        /\b(?:(?:be|are|is) (?:off|done|out|finished|complete)|finish\w*|complet\w+|wraps? up|ends?|through|done by)\b/i,
      ),
  },
  {
    asks: /^(?:effective )?(?:date|day) of cancel\w*|^cancel\w+ (?:effective )?date\b|^cancel(?:led|ed)? (?:effective|on|as of)\b/,
    find: (sentences) => {
      const at = sentences.findIndex(({ text }) => ending.test(text))
      const sentence = sentences[at]
      if (!sentence) return null
      const own = days(sentence.text, sentence.written, true)[0]?.value
      // "End it the same day": the day that was named before.
      const before = sentences
        .slice(0, at)
        .findLast(({ text, written }) => days(text, written, true).length > 0 && text.length > 30)
      if (own !== undefined) return answer(sentence, own)
      const same =
        before && /\b(?:same|that) day\b/i.test(sentence.text)
          ? days(before.text, before.written, true)[0]?.value
          : undefined
      return same === undefined ? null : answer(sentence, same)
    },
  },
  {
    asks: /\b(?:job|project|contract|bid|work order) (?:number|no|#)/,
    find: (sentences) =>
      firstOf(
        sentences.filter(({ text }) => /\b(?:job|project|contract|bid|work)\b/i.test(text)),
        ({ text }) =>
          /(?<!\b(?:policy|license|licence|phone|account|loan|permit|claim) )\b(?:number|no\.|#|job|project|contract|bid) ?(?:is |: ?)?((?=[A-Z0-9-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)*)\b(?! ?(?:,\d|million|percent|miles|feet))/.exec(
            text,
          )?.[1],
      ),
  },
  {
    asks: /\brelationship\b.*\b(?:holder|to insured|to (?:the )?applicant)\b|\bholder\b.*\brelationship\b/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) => relationships.find(([, words]) => words.test(text))?.[0]),
  },
  lenderSubject,
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
    asks: /(?:reported|requested|submitted|completed|prepared|made|filled (?:in|out)) by\b|person (?:who )?(?:prepared|completed|reported|reporting)|requester|your name|^(?:person to )?contact(?: name| person)?$/,
    find: (sentences, asked) => {
      // "Ask for our fleet manager Joyce Petrakis and not for me."
      const other = firstOf(sentences, ({ text }) =>
        /\bcontact\b/.test(asked) && /\bnot (?:for )?me\b/i.test(text)
          ? personNames(text)[0]?.value
          : undefined,
      )
      if (other) return other
      const writer = writerOf(sentences)
      const signed = sentences.findLast(({ text }) => writer !== undefined && text.includes(writer))
      return writer !== undefined && signed ? answer(signed, writer) : null
    },
  },
  {
    asks: /(?:description|cause|details|facts) of (?:the )?(?:loss|accident|occurrence|incident|damage)|describe (?:the |any |how the |what )?(?:accident|occurrence|incident|happened|breach|event)|what happened|how did|how (?:it|this) happened/,
    find: (sentences) => {
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

/** What somebody who wants a certificate is to the insured. */
const relationships: readonly (readonly [string, RegExp])[] = [
  [
    'Project owner',
    /\b(?:owns? the (?:project|job|work|road|site)|owners? of the (?:project|job|site)|project owner)\b/i,
  ],
  [
    'General contractor',
    /\bgeneral contractor\b|\bsub(?:s|bing|contract(?:s|ing|ors?)?)? (?:to|for|under)\b/i,
  ],
  ['Landlord', /\blandlord\b|\b(?:rent|lease) (?:\w+ ){0,4}from\b/i],
  ['Lender', /\b(?:lender|mortgagee|made (?:us )?the loan|holds the (?:note|mortgage))\b/i],
  ['Permit issuer', /\bpermit\b/i],
]

/** "Please end the policy with Ondine", "cancel it as of the 30th". */
const ending =
  /\b(?:cancel|terminate|stop|discontinue|drop|end)(?:led|ed|ing|s)? (?:(?:it|that|this|them|everything)\b|(?:the|our|my)? ?(?:\w+ ){0,3}(?:policy|policies|coverage|insurance|package|auto|bop|umbrella)\b)|\b(?:policy|coverage|insurance) (?:is to |should |can |to )(?:be cancel\w*|end|stop)\b/i
