import { stemmer } from 'stemmer'
import type { LabeledField } from './labeledFields.ts'
import { answer, type Letter, type LetterAnswer, type Sentence, sentencesOf } from './letterSentences.ts'
import { letterSubjects } from './letterSubjects.ts'
import {
  clockTimes,
  counts,
  days,
  emails,
  moneyAmounts,
  percentages,
  phones,
  type Spoken,
  taxNumbers,
  websites,
  years,
} from './spokenValues.ts'

/** Kinds of values, by the words of a label; the special before the general. */
const kinds: readonly (readonly [RegExp, (text: string, written: string | null) => Spoken[]])[] = [
  [/\bfein\b|federal id|tax id|\bein\b/, taxNumbers],
  [/e-?mail/, emails],
  [/phone|telephone|\bcell\b|\bfax\b/, phones],
  [/web ?site|\burl\b/, websites],
  [/^time\b|time of/, clockTimes],
  [
    /^years?$|^(?:what )?year\b|\byear (?:built|established|started|founded|opened|updated|replaced|renovated|of)|since when/,
    years,
  ],
  [/\bdate\b|\bwhen\b|\beffective\b|\bexpir/, days],
  [/percent|%|share of/, percentages],
  [/^(?:\d+\.? )?years? (?:in|of|at)\b/, counts],
  [
    /payroll|revenue|sales|receipts|amount|cost|value|premium|limit|estimate|remuneration|deductible|damage|budget|largest (?:job|contract|project)|\brent\b|price|\bpaid\b/,
    moneyAmounts,
  ],
  [
    /number|how many|#|\bno\b|employees|vehicles|trucks|drivers|units|stories|floors|square|sq ft|\barea\b|radius|miles|distance|\bfeet\b|seats?|seating|capacity|locations|full time|part time/,
    counts,
  ],
]

/** Words that mean the same to an underwriter, by their stems. */
const synonyms: readonly (readonly string[])[] = [
  ['vehicl', 'truck', 'van', 'auto', 'pickup', 'tractor', 'unit'],
  ['employe', 'staff', 'peopl', 'worker', 'crew', 'work'],
  ['payrol', 'wage', 'salari', 'remuner'],
  ['revenu', 'sale', 'receipt', 'gross', 'turnov'],
  ['establish', 'found', 'start', 'began', 'busi', 'since', 'open'],
  ['squar', 'sq', 'area', 'feet', 'footag'],
  ['stori', 'floor'],
  ['subcontract', 'subcontractor', 'sub'],
  ['injur', 'injuri', 'hurt'],
  ['sprinkler'],
  ['alarm'],
  ['claim', 'loss'],
  ['content', 'inventori', 'stock', 'furnitur'],
  ['radiu', 'mile'],
  ['full', 'fulltim'],
  ['part', 'parttim'],
  ['liquor', 'alcohol', 'beer', 'wine', 'bar'],
  ['renew', 'expir'],
  ['effect', 'begin'],
  ['updat', 'redon', 'replac', 'renov', 'upgrad', 'rewir'],
  ['occupi', 'us'],
  ['residenti', 'hous', 'home'],
]
const groupOf = new Map(synonyms.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)))

const generic = new Set(
  'limit cost distanc applic capac paid experi which number of the a an is are any and or for to in at by on your how many total annual estim amount no if yes all per year date have do doe you what when which describ name type est approx current gross'.split(
    ' ',
  ),
)

/** What the letters say for a field; null when they do not say it plainly. */
export function letterAnswer(field: LabeledField, letters: readonly Letter[]): LetterAnswer | null {
  const sentences = letters.flatMap(sentencesOf)
  // "Hood and duct cleaning ____ by ____".
  const before = /^by\b/i.test(field.label) ? (field.beside[0] ?? '') : ''
  const asked = `${field.question} ${before} ${field.label}`
    .toLowerCase()
    .replaceAll(/[^\w%#$' -]/g, ' ')
    .replaceAll('-', ' ')
    .replace(/,? (?:in )?(?:the )?(?:last|past|previous) \w+ years?$/, '')
    .trim()
  const isOpen = field.options.length === 0
  if (asked === '' || (isOpen && /^(?:which|type of|list|explain|describe|name of|if )\b/.test(asked)))
    return null
  const special = letterSubjects.find(({ asks }) => asks.test(asked))?.find(sentences, asked) ?? null
  if (special) return special
  if (field.options.length > 0) return chosenOption(field, sentences)
  const values = (
    kinds.find(([pattern]) => pattern.test(asked)) ??
    kinds.find(([pattern]) => pattern.test(field.section.toLowerCase()))
  )?.[1]
  if (!values) return null
  // An amount of insurance is not what was sold.
  const isLimit = /limit|deductible|liability|coverage|insurance/i.test(field.label)
  const spoken =
    isLimit || values !== moneyAmounts
      ? sentences
      : sentences.filter(({ text }) => !/\b(?:liability|limit|deductible)\b/i.test(text))
  const aside = /\(([^)]*)\)/.exec(field.label)?.[1] ?? ''
  return nearestValue(
    {
      asked: aside === '' ? asked : asked.replace(wordsIn(aside), ' '),
      aside,
      // Of "Tools and equipment" one may do where the amount must be one of a list.
      isEither: field.kind === 'choice' && / and /.test(asked),
    },
    spoken,
    values,
  )
}

function wordsIn(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\w%#$' -]/g, ' ')
    .replaceAll('-', ' ')
    .trim()
}

function stemsOf(text: string): { stem: string; index: number }[] {
  return [...text.toLowerCase().matchAll(/[a-z]+/g)].map((match) => {
    const stem = stemmer(match[0])
    return { stem: groupOf.get(stem) ?? stem, index: match.index }
  })
}

function subjectsOf(asked: string): Set<string> {
  const subjects = new Set(stemsOf(asked).flatMap(({ stem }) => (generic.has(stem) ? [] : [stem])))
  // "38 people full time and 22 part time": what tells the two apart decides.
  if (subjects.has('full') || subjects.has('part')) subjects.delete('employe')
  return subjects
}

/** The value that stands nearest to the words of the label; null when two compete. */
function nearestValue(
  { asked, aside, isEither }: { asked: string; aside: string; isEither: boolean },
  sentences: readonly Sentence[],
  values: (text: string, written: string | null) => Spoken[],
): LetterAnswer | null {
  const subjects = subjectsOf(asked)
  if (subjects.size === 0) return null
  // "Seating capacity (bar)": what stands in parentheses tells it from the others, where the letter says it.
  const apart = subjectsOf(aside)
  const scored = sentences.flatMap((sentence) => {
    const said = stemsOf(sentence.text).filter(({ stem }) => subjects.has(stem))
    const share = new Set(said.map(({ stem }) => stem)).size / subjects.size
    if (share < (isEither ? 0.5 : 0.6)) return []
    return values(sentence.text, sentence.written).flatMap((value) => {
      const own = stemsOf(sentence.text).filter(({ stem }) => apart.has(stem))
      const distances = (own.length > 0 ? own : said).map(({ index }) =>
        index >= value.end
          ? index - value.end + (/[,;]/.test(sentence.text.slice(value.end, index)) ? 15 : 0)
          : (value.index - index) * 1.2 + (/[,;]/.test(sentence.text.slice(index, value.index)) ? 15 : 0),
      )
      // "Nine people full time and my niece part time": nine are not part time.
      const around = sentence.text.slice(value.end, value.end + 24)
      const isOther =
        (subjects.has('part') && /\bfull\b/i.test(around)) ||
        (subjects.has('full') && /\bpart\b/i.test(around) && !/\bfull\b/i.test(around))
      return isOther ? [] : [{ sentence, value, share, distance: Math.min(...distances) }]
    })
  })
  const ranked = scored
    .filter(({ distance, share }) => distance < (share < 0.6 ? 12 : 60))
    .toSorted((a, b) => b.share - a.share || a.distance - b.distance)
  const [best, second] = ranked
  if (!best) return null
  const isTied =
    second !== undefined &&
    second.share === best.share &&
    second.value.value !== best.value.value &&
    second.distance - best.distance < 3
  return isTied
    ? null
    : { ...answer(best.sentence, best.value.value), isPlain: best.share === 1 && best.distance < 40 }
}

const lossKinds: readonly (readonly [RegExp, RegExp])[] = [
  [
    /property|fire|building/i,
    /\b(fire|smoke|water|hail|wind|theft|stolen|burglar\w*|broke in|spoil\w*|burst|vandal\w*|lightning|roof)\b/gi,
  ],
  [
    /auto|vehicle/i,
    /\b(rear-?ended|collision|collided|backed into|intersection|our (?:truck|van|driver)|windshield)\b/gi,
  ],
  [
    /liability/i,
    /\b(customer|guest|slipped|tripped|sued|lawyer|attorney|their (?:property|car)|neighbor\w*)\b/gi,
  ],
  [
    /workers|comp/i,
    /\b(employee|worker|his (?:hand|back|finger)|her (?:hand|back|finger)|emergency room|time off work)\b/gi,
  ],
]

function chosenOption({ options, label }: LabeledField, sentences: readonly Sentence[]): LetterAnswer | null {
  const first = sentences.find(({ text }) => text.length > 40)
  if (/type of (?:loss|claim)|kind of loss|line of (?:business|insurance)/i.test(label) && first) {
    const text = sentences.map((each) => each.text).join(' ')
    const scored = options
      .map((option) => {
        const words = lossKinds.find(([names]) => names.test(option))?.[1]
        return { option, hits: words ? [...text.matchAll(words)].length : 0 }
      })
      .toSorted((a, b) => b.hits - a.hits)
    const [best, second] = scored
    return best && best.hits > (second?.hits ?? 0) ? answer(first, best.option) : null
  }
  const named = sentences.flatMap((sentence) =>
    options
      .filter(
        (option) =>
          option.length > 3 && new RegExp(`\\b${RegExp.escape(option)}\\b`, 'i').test(sentence.text),
      )
      .map((option) => ({ sentence, option })),
  )
  const [only] = named
  return only && new Set(named.map(({ option }) => option)).size === 1
    ? answer(only.sentence, only.option)
    : null
}
