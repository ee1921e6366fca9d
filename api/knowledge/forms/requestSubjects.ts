import { answer, dayAfter, dayWritten, firstOf, type LetterSubject } from './letterSentences.ts'
import { addressFacts, postal } from './letterFact.ts'
import { writerOf } from './people.ts'
import { personNames, properNames } from './spokenNames.ts'
import { days, phones } from './spokenValues.ts'

/** "Date of cancellation", "Cancel effective". */
export const asksForEnd =
  /^(?:effective )?(?:date|day) of cancel\w*|^cancel\w+ (?:effective )?date\b|^cancel(?:led|ed)? (?:effective|on|as of)\b/i

/** "Location of the work", "Job site". */
export const asksForSite =
  /^(?:address|location) of (?:the )?(?:work|job|project|job ?site)\b|^(?:job|project|work) ?(?:site )?(?:address|location)$|^(?:job|project|work) ?site(?: address)?$/i

/** "Telephone after cancellation". */
export const asksForLaterPhone = /\b(?:tele)?phone\b.*\bafter\b/i

/** "If insured elsewhere: name of company". */
export const asksForNewCarrier =
  /\binsured elsewhere\b|\b(?:new|replacement|replacing) (?:carrier|insurer|insurance company)\b/i

/** What forms ask of a request: by whom and when it was made, by when it is wanted, what it is for and how it ends. */
export const requestSubjects: readonly LetterSubject[] = [
  {
    asks: /date (?:prepared|reported|requested|submitted|of (?:(?:this |the )?(?:report|request)|letter|notice))|(?:report|request|letter) date|reported on|^(?:(?:driver|vehicle|member)? ?list )?as of(?: date)?$/,
    find: dayWritten,
  },
  {
    asks: /^(?:date )?(?:needed|required|due|wanted)(?: by)?(?: date)?$|\b(?:need|needed|required|due|wanted) (?:by|before)\b|\bdate needed\b|^deadline/,
    find: (sentences) => {
      const wanted = sentences.filter(({ text }) =>
        /\b(?:needs?|wants?|sen[dt]|(?:e-?)?mail|fax|certificate|requires?|asks?|asked)\b/i.test(text),
      )
      const byWhen = /\b(?:by|before|no later than|not later than|until)\b/i
      const others = sentences.filter(({ text }) => !/\b(?:finish\w*|complet\w+|done|out)\b/i.test(text))
      return dayAfter(wanted, byWhen) ?? dayAfter(others, byWhen)
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
    asks: asksForEnd,
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
    find: (sentences, asked) => {
      const number = firstOf(
        sentences.filter(({ text }) => /\b(?:job|project|contract|bid|work)\b/i.test(text)),
        ({ text }) =>
          /(?<!\b(?:policy|license|licence|phone|account|loan|permit|claim) )\b(?:number|no\.|#|job|project|contract|bid) ?(?:is |: ?)?((?=[A-Z0-9-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)*)\b(?! ?(?:,\d|million|percent|miles|feet))/.exec(
            text,
          )?.[1],
      )
      // "Project and job number" asks for its name as well.
      const name = /\band\b|\bname\b/.test(asked)
        ? firstOf(
            sentences,
            ({ text }) => /\b(?:[Jj]ob|[Pp]roject) is (?:the )?([A-Z][^,.;]+)/.exec(text)?.[1],
          )
        : null
      return number && name ? { ...number, value: `${name.value}, job ${number.value}` } : number
    },
  },
  {
    asks: /\brelationship\b.*\b(?:holder|to insured|to (?:the )?applicant)\b|\bholder\b.*\brelationship\b/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) => relationships.find(([, words]) => words.test(text))?.[0]),
  },
  {
    asks: /(?:reported|requested|submitted|completed|prepared|made|filled (?:in|out)) by\b|person (?:who )?(?:prepared|preparing|completed|completing|requested|requesting|reported|reporting)|requester|your name|^(?:person to )?contact(?: name| person)?$/,
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
    asks: asksForSite,
    find: (sentences) =>
      firstOf(
        sentences.filter(({ text }) => /\b(?:jobs?|projects?|work(?:ing)?|site)\b/i.test(text)),
        (sentence) => {
          // Whose address follows a name is somebody's, and no site.
          const before = sentence.text.slice(0, postal.exec(sentence.text)?.index ?? 0)
          return /\b(?:at|is|located (?:at|on)|site|address):? $/i.test(before)
            ? addressFacts('location', sentence.text, sentence).find(
                ({ attribute }) => attribute === 'fullAddress',
              )?.value
            : undefined
        },
      ),
  },
  {
    asks: asksForLaterPhone,
    find: (sentences) =>
      firstOf(
        sentences.filter(({ text }) =>
          /\bmy (?:(?:own|direct|cell|mobile|new|home) )*(?:number|phone|line|cell)\b|\b(?:reach|call) (?:me|us)\b/i.test(
            text,
          ),
        ),
        ({ text }) => phones(text)[0]?.value,
      ),
  },
  {
    asks: asksForNewCarrier,
    find: (sentences) =>
      firstOf(
        sentences,
        ({ text }) =>
          /\b(?:[Mm]ov(?:ed|ing)|[Ss]witch\w+|[Pp]laced|[Gg]one|[Gg]oing|[Ii]nsured|[Rr]eplaced) (?:[\w'’]+ ){0,4}(?:to|with|by|through) ((?:[A-Z][\w'’&-]+ )+(?:Mutual|Insurance|Casualty|Indemnity|Assurance|Underwriters)(?: (?:Insurance )?(?:Company|Co\.|Group|Exchange))?)/.exec(
            text,
          )?.[1],
      ),
  },
  {
    asks: /\bpremium financ\w*/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) => {
        if (!/\bfinanc\w*\b/i.test(text) || !/\bpremiums?\b/i.test(text)) return undefined
        if (/\b(?:no|not|never)\b[^,;]{0,20}\bfinanc|n['’]t financ/i.test(text)) return 'None'
        return properNames(/\b(?:with|by|through|is) (?=[A-Z])(.*)/.exec(text)?.[1] ?? '')[0]?.value
      }),
  },
]

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
  /\b(?:cancel|terminate|stop|discontinue|drop|end)(?:led|ed|ing|s)? (?:(?:it|that|this|them|everything)\b|(?:the|our|my)? ?(?:\w+ ){0,3}(?:policy|policies|coverage|insurance|package|auto|bop|umbrella)\b)|\b(?:policy|coverage|insurance) (?:is to |should |can |to )(?:be cancel\w*|end|stop)\b|\b(?:want|like|need|have|get)\b.{0,40}\b(?:policy|policies|coverage|insurance|package|auto|bop|umbrella|it|everything)\b (?:to be )?(?:cancel\w*|terminated|ended|stopped)\b/i
