import { zoneNames } from '../addresses/zoneNames.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { asksOnly } from './asksOnly.ts'
import type { PolicyAnswer, Verdict } from './policyAnswer.ts'
import { isYesOrNo } from './question.ts'

/** "3.C states?", "which states?" */
const onlyAsksStates =
  /\b(?:other |covered )?states?\b|\b(?:items? )?3\W?[AC]\b|\b(?:workers? comp(?:ensation)?|comp)\b/i
const asksStates =
  /\b(?:which|what) (?:other )?states\b.*\b(?:cover\w*|insur\w*|list\w*|appl\w+|have|comp|in|on)\b/i

/** A job outside of the home state: "if a crew works in Nevada". */
const namesState = new RegExp(
  String.raw`\b(?:in|to|cover(?:s|ed|ing)?|includ(?:es?|ing)|insures?|for|list(?:s|ed)?|is|are) (?:${Object.values(zoneNames).join('|')})\b`,
  'i',
)
/** "WY covered?" */
const namesZone = new RegExp(String.raw`^(?:is |are we in )?(?:${Object.keys(zoneNames).join('|')})\b(?! \d)`)
const asksAboutWork =
  /\b(?:cover\w*|insured|work\w*|jobs?|crews?|employees?|drivers?|hire|hurt|injured|open|live|send|move)\b/i

const names = Object.entries(zoneNames).flatMap(([zone, name]) => [name, name.toUpperCase(), zone])
const state = String.raw`(?:${names.join('|')})\b\*{0,2}`
const listed = String.raw`${state}(?:(?:,|;|/| &|,? (?:and|AND))? *${state})*(?!\w|,? \d{5})`
/** What an item lists at its end: "… of the states listed here: Maine." */
const atEnd = new RegExp(
  String.raw`(?:[:.)–-]|\b(?:here|HERE|[Ss]tates?|STATES?|[Ll]aw|[Ii]nsurance|to|TO))\s+(${listed}|(?:[Aa]ll|ALL) (?:\w+ )?(?:[Ss]tates|STATES|[Ee]xcept|EXCEPT)\b.*?)\.?$`,
)

/** Items 3.A and 3.C may be on one line. */
const nextItem = /(?=\b3\W?C\b\W*other states\b)/i

/** The parts of a workers compensation policy that apply to states of their own. */
const parts = [
  { isPart: /\bother states\b|\bpart three\b|\b3\W?C\b/i, sentence: 'Part Three (other states) covers' },
  {
    isPart:
      /\bworkers\W{0,2} compensation\b|\bpart one\b|\b3\W?A\b|\bstates? (?:covered|listed|insured)\b|^3\W?A\W+states?\b/i,
    sentence: 'Part One (workers compensation) covers',
  },
] as const

/** "Which states are covered?" and "Are we covered in Nevada?", from the items of a workers compensation policy; null for any other question. */
export function statesAnswer(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  const isAsked =
    asksStates.test(question) ||
    (/\bstates?\b|\b3\W?[AC]\b/i.test(question) && asksOnly(question, onlyAsksStates)) ||
    (namesZone.test(question) && asksAboutWork.test(question)) ||
    ((isYesOrNo(question) || /^what about\b/i.test(question)) &&
      namesState.test(question) &&
      asksAboutWork.test(question))
  if (!isAsked) return null
  const items = candidates
    .filter(({ isEndorsement }) => !isEndorsement)
    .map((passage, at, all) => withRest(passage, all[at + 1]))
    .flatMap((passage) =>
      passage.text
        .split(nextItem)
        .map((text) => ({ passage, part: partOf(text), found: atEnd.exec(text.trim()) })),
    )
  const [other, own] = parts.map((part) => {
    const item = items.find((each) => each.part === part && each.found !== null)
    const states = item?.found?.[1]?.replace(/^all\b/i, 'all')
    return item && states ? { passage: item.passage, text: `${part.sentence} ${states}.` } : null
  })
  if (!own) return null
  const found = other ? [own, other] : [own]
  // "CO, WY*" and "* Wyoming is a monopolistic state"
  const note = found.some(({ text }) => text.includes('*'))
    ? candidates.find(({ text, page }) => /^\*{1,2} ?\w/.test(text) && page === own.passage.page)
    : undefined
  const begun = other && isYesOrNo(question) ? workBegunIn(question, other.text, candidates) : []
  const told = [
    ...found,
    ...[...(note ? [note] : []), ...begun].map((passage) => ({ passage, text: passage.text })),
  ]
  const verdict = isYesOrNo(question) ? verdictFor(question, own.text, other?.text ?? null) : null
  return {
    status: 'ANSWERED',
    verdict,
    answer: `${verdict === null ? '' : `${starts[verdict]} `}${told.map(({ text }) => text).join(' ')}`,
    citations: [...new Set(told.map(({ passage }) => passage))].flatMap(cited),
  }
}

/** "… ALL STATES EXCEPT" with the states, where they begin the next line. */
function withRest(passage: Candidate, next: Candidate | undefined): Candidate {
  if (!/\bexcept:?$/i.test(passage.text.trim()) || next?.page !== passage.page) return passage
  return { ...passage, text: `${passage.text.trim()} ${next.text}`, parts: [passage.text, next.text] }
}

const starts = { COVERED: 'Yes.', EXCLUDED: 'No.', DEPENDS: 'It depends.' }

/** Whether work in the one state that a question names is insured; null if it names none, or Part Three lists no states. */
function verdictFor(question: string, own: string, others: string | null): Verdict | null {
  const named = Object.entries(zoneNames).filter(
    ([zone, name]) =>
      new RegExp(String.raw`\b${name}\b`, 'i').test(question) ||
      new RegExp(String.raw`\b${zone}\b`).test(question),
  )
  const [asked] = named
  if (!asked || named.length > 1) return null
  const lists = (text: string) =>
    new RegExp(String.raw`\b${asked[1]}\b`, 'i').test(text) ||
    new RegExp(String.raw`\b${asked[0]}\b`).test(text)
  if (lists(own)) return 'COVERED'
  if (others === null) return null
  return /\bexcept\b/i.test(others) === lists(others) ? 'EXCLUDED' : 'DEPENDS'
}

/** What the policy says of work in a state of Part Three, which the question names: "If you begin work in any one of those states …" */
function workBegunIn(
  question: string,
  others: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const named = Object.values(zoneNames).find((name) => new RegExp(`\\b${name}\\b`, 'i').test(question))
  if (named === undefined || !others.toLowerCase().includes(named.toLowerCase())) return []
  const at = candidates.findIndex(({ text }) => beginsWork.test(text))
  if (at === -1) return []
  return candidates
    .slice(at, at + 2)
    .filter((each, next) => next === 0 || /^tell us\b|\bnotif(?:y|ied)\b/i.test(each.text))
}

const beginsWork = /\bif you begin work in\b[^.]*\b3\W?C\b/i

function partOf(text: string): (typeof parts)[number] | undefined {
  return parts.find(({ isPart }) => isPart.test(text))
}
