import { stemmer } from 'stemmer'
import { answer, type LetterAnswer, negation, type Sentence } from './letterSentences.ts'
import { counts } from './spokenValues.ts'

/** Words that mean the same to an underwriter, by their stems. */
const synonyms: readonly string[] = [
  'aircraft fli plane airplan',
  'watercraft boat skiff vessel',
  'subcontractor subcontract sub',
  'medic health',
  'solid wood charcoal',
  'flamb flame flambe',
  'dig excav earth',
  'tunnel underground',
  'frai fry fryer deep',
  'outdoor patio outsid sidewalk',
  'music band duo dj',
  'danc dancer',
  'injur injuri hurt',
  'server bartend waiter',
  'bouncer doorman',
  'deliv deliveri',
  'season summer',
  'home hous',
  'guarante warranti warrant',
  'recal discontinu stop',
  'foreign import oversea abroad taiwan china canada mexico europ vietnam india japan germani itali hondura guatemala korea thailand',
  'declin cancel nonrenew',
  'chemic chlorin acid flammabl solvent',
  'transport van shuttl bus',
  'subsidiari parent',
  'alcohol liquor beer wine bar spirit',
  'violat citat cite',
  'lift crane boom liftgat',
  'train certif',
  'safeti',
  'travel confer',
  'toolbox tailgat',
  'torch tar',
  'condo condominium',
  'passeng rider ride',
  'claim loss',
  'dwell apart',
  'underground ground basement below',
  'interchang lend borrow share',
  'board kennel',
  'camera cam dashcam',
  'fenc gate',
  'townhous tract',
]
const groupOf = new Map(
  synonyms.flatMap((line) => {
    const words = line.split(' ')
    return words.map((word) => [word, words[0] ?? word] as const)
  }),
)

/** Words that say nothing about the subject of a question. */
const generic = new Set(
  `a an the of and or for to in at by on with any are is do does did be been have has had you your our we us i it its they them their this that these those if
  applicant insured busi compani oper perform work use emploi employe own leas rent provid conduct involv includ present past year last five three month within during all other than about
  ever current propos explain ye no not never none nobodi noth busi thing someth what which who when type servic custom polici coverag insur form written program predominantli equip vehicl
  premis build locat anyon someon new order percent person peopl staff each everi one two so just also there here been get got have will would can up out from as but us most done make made over under more less time help system
  live floor place surfac similar off applic anoth entiti sold sell product run keep kept plan put touch deal handl deeper higher longer deep`.split(
    /\s+/,
  ),
)

function stemOf(word: string): string {
  const stem = stemmer(word.toLowerCase())
  return groupOf.get(stem) ?? stem
}

/** "Corrigan Bay Development Partners LP" develops nothing. */
const companyName =
  /(?:[A-Z][\w&'’.-]* )+(?:Inc|LLC|PLLC|LP|LLP|Corp|Co|Company|Partners|Bank|Trust|Insurance)\b\.?/g

function subjectsOf(text: string): Set<string> {
  return new Set(
    [
      ...phrases
        .reduce((stated, [pattern, name]) => stated.replace(pattern, name), text.replaceAll(companyName, ' '))
        .toLowerCase()
        .matchAll(/[a-z]+/g),
    ].flatMap(([word]) => {
      const plain = stemmer(word)
      return word.length < 3 && word !== 'dj'
        ? []
        : generic.has(plain) || generic.has(word)
          ? []
          : [stemOf(word)]
    }),
  )
}

/** Several words that name one thing. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bmotor vehicle (?:reports?|records?)\b|\bmvrs?\b/gi, ' motorvehiclerecord '],
  [/\b(?:own|personal) (?:vehicles?|cars?|autos?|trucks?)\b/gi, ' ownvehicleuse '],
  [/\b(?:health|medical) (?:plans?|insurance|coverage)\b|\bgroup health\b/gi, ' grouphealthplan '],
  [
    /\bwork(?:s|ing)? (?:from|at) (?:home|(?:his|her|their|my) (?:home|house|kitchen))\b|\bpredominantly work at home\b/gi,
    ' workathomeplace ',
  ],
  [/\bnon-?renew/gi, ' nonrenew'],
  [/\bdropp(?:ed|ing) (?:us|me|our|the (?:policy|account))\b/gi, ' declined '],
]

interface Clause {
  readonly text: string
  readonly isNegative: boolean
  readonly sentence: Sentence
}

/** The parts of sentences that say one thing each; a "no" before a list holds for all of it. */
function clausesOf(sentences: readonly Sentence[]): Clause[] {
  return sentences.flatMap((sentence) => {
    let isNegative = false
    const parts = sentence.text.split(
      /[;,:]\s+|\s+(?:but|though|and)\s+(?=(?:no|not|never|nobody|we|i|he|she|they|it|there|the|our|my|all|every|yes)\b)|[()]/i,
    )
    return parts.flatMap((text) => {
      const trimmed = text.trim()
      if (trimmed.length < 3) return []
      // "We don't dig, tunnel or move earth": what follows without a subject of its own is denied as well.
      const isOwn =
        /^(?:and |but |so )?(?:we|i|he|she|they|it|there|the|our|my|all|every\w*|yes|two|some|you)\b|^\d/i.test(
          trimmed,
        )
      isNegative = isNo.test(trimmed) || (isNegative && !isOwn && / or /.test(sentence.text))
      return [{ text: trimmed, isNegative, sentence }]
    })
  })
}

const isNo = new RegExp(
  `${negation.source}|\\b(?:nothing|nowhere|stopped|quit|gave up|given up|no longer|used to|ended)\\b`,
  'i',
)

/** Whether what is measured passes the limit of a question: "up to seven feet" is deeper than five. */
function compared(
  asked: string,
  { 1: side = '', index }: RegExpExecArray,
  sentence: Sentence,
): LetterAnswer | null {
  const [limit, unit = ''] = measures(asked.slice(index))[0] ?? []
  const stated = measures(sentence.text).filter(([, own]) => own === unit)
  const [only] = stated
  if (limit === undefined || !only || stated.length !== 1 || only[0] === limit) return null
  const isBelow = /under|below|less/i.test(side)
  return answer(sentence, only[0] > limit !== isBelow ? 'Yes' : 'No')
}

/** The numbers of a text with the words behind them, which are their units. */
function measures(text: string): [number, string][] {
  return counts(text).flatMap(({ value, end }) => {
    const unit = /^[ -](feet|foot|stories|floors|miles|inches|pounds|percent)\b/i.exec(text.slice(end))?.[1]
    return unit ? [[Number(value.replaceAll(',', '')), unit.toLowerCase().replace('foot', 'feet')]] : []
  })
}

/** "Yes" or "No" to a question, where a clause speaks plainly of its subject; null when none does, or when two differ. */
export function statedAnswer(question: string, sentences: readonly Sentence[]): LetterAnswer | null {
  const asked = question
    .replace(/^\s*(?:\d+[a-z]?|[a-z])[.)]\s*/i, '')
    .replace(/\bif (?:so|yes)\b.*$/i, '')
    .replace(/\b(?:yes|no)\s*$/i, '')
    // "Losses relating to discrimination" is not about every loss.
    .replace(/^.*\b(?:relat(?:ing|ed) to|involving|arising (?:out )?of|alleging)\b/i, '')
  // "Work without a certificate?" and "limits less than yours?" ask for what is missing.
  const isReversed = /\b(?:without|less than|lower than|fail|lack)\b/i.test(asked)
  const alternatives = asked
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/\bor\b|\/|,/)
    .map((part) => subjectsOf(part))
    .filter((part) => part.size > 0)
  const whole = subjectsOf(asked)
  if (whole.size === 0) return null
  const found = clausesOf(sentences).flatMap((clause) => {
    const stated = subjectsOf(clause.text)
    const inSentence = subjectsOf(clause.sentence.text)
    // What a question names first is its subject: "Delivery of food".
    const [head] = whole
    const weight = (stems: ReadonlySet<string>) =>
      [...stems].reduce((sum, stem) => sum + Math.min(stem.length, 10) / 6 + (stem === head ? 0.3 : 0), 0)
    const hits = whole.intersection(stated)
    if (hits.size === 0) return []
    const share = Math.max(
      weight(hits) / weight(whole),
      ...alternatives.map(
        (part) => part.intersection(stated).size / Math.max(part.size, alternatives.length > 1 ? 1.5 : 1),
      ),
    )
    const around = whole.intersection(inSentence).size / whole.size
    const score = share + 0.25 * around
    // "We never touch sprinklers": all that the clause speaks of is what is asked.
    // Having sprinklers is not installing them: a yes must name what the question names first.
    const isWholly =
      alternatives.length === 1 &&
      stated.isSubsetOf(whole) &&
      (clause.isNegative || (head !== undefined && hits.has(head)))
    const sure = isWholly && score >= 0.4 ? score + 0.25 : score
    return sure >= 0.62 ? [{ clause, score: sure }] : []
  })
  const ranked = found.toSorted((a, b) => b.score - a.score)
  const [best] = ranked
  if (!best) return null
  // "Work above three stories?" is not answered by a height that is named.
  // "Have all servers had it?" with eleven of fourteen is a no.
  const isPartly = /\b\w+ of (?:our|the|my) \w+|\b(?:most|some|not all|not every|except)\b/i
  if (/\b(?:all|every|each)\b/i.test(asked) && isPartly.test(best.clause.text))
    return answer(best.clause.sentence, 'No')
  const threshold =
    /\b(above|over|more than|exceed\w*|(?:deep|high|long|great|larg)er than|under|below|less than) (?:\w+ )?(?:\d|one|two|three|four|five|ten)/i.exec(
      asked,
    )
  if (threshold && !best.clause.isNegative) return compared(asked, threshold, best.clause.sentence)
  const value = (clause: Clause) => {
    // Where something is asked to have been stopped, that it was is no denial.
    const isAsked = whole.has('recal') && !negation.test(clause.text)
    const isMissing = (clause.isNegative && !isAsked) || /\b(?:stay(?:s|ed)? out|except)\b/i.test(clause.text)
    return isMissing === isReversed ? 'Yes' : 'No'
  }
  const rival = ranked.find(
    ({ clause, score }) => score >= best.score - 0.05 && value(clause) !== value(best.clause),
  )
  if (rival) return null
  return answer(best.clause.sentence, value(best.clause))
}
