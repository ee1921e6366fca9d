import { stemsOf } from '../../reading/passages/passageIndex.ts'
import { cited } from './answerCandidates.ts'
import type { PassageSetting } from './answerFeatures.ts'
import { startOf } from './startOf.ts'
import { inLowerCase } from './plainRow.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import { isYesOrNo, type Question } from './question.ts'

/** A coverage that the declarations list without having it: "Towing and labor – Not provided". */
const absent =
  /^(?:\d+\/\d+ |(?:location|loc|premises|building|bldg)\.? \d+\W+)?(\p{L}[^.;:$]{2,80}?)[\s:.–—-]+(excluded|not (?:covered|included|elected|provided|insured|purchased)|no coverage|none|nil|rejected|declined)(?: \([^)$]{1,40}\)|[\s–—-]+)?\.?$/iu
const asksWhetherThere =
  /\b(?:have|has|carry|carries|got|get|includes?|included|there|cover(?:s|ed)?|provided?|insured)\b/i
/** What a question has beside the name of the coverage. */
const around =
  /\b(?:if|when)\b.*$|\b(?:in|on|under|with) (?:the|this|our|my) (?:\w+ )?(?:policy|package|program|insurance|declarations)\b|\b(?:limits?|amount|have|has|carry|carries|got|get|includes?d?|provided?|any|currently|liability)\b/gi
const amount = /\$ ?\d|\d,\d{3}/
/** How much of what is asked about a label must have. */
const named = 0.8
/** How much of a label must be asked about: "auto" is not "hired auto physical damage". */
const ownNamed = 0.5

/** No, when the declarations list what is asked about as not covered; null for any other question. */
export function absentCoverage(
  question: Question,
  { candidates, ownIndex }: Pick<PassageSetting, 'candidates' | 'ownIndex'>,
): PolicyAnswer | null {
  const { text, intent } = question
  const asksAmount = intent === 'AMOUNT'
  if (!asksAmount && !(isYesOrNo(text) && asksWhetherThere.test(text))) return null
  const subject = text.replaceAll(around, ' ')
  if (ownIndex.coverageOf(subject, []) > 0) return null
  const about = candidates
    .map((candidate) => ({ candidate, coverage: ownIndex.coverageOf(subject, [candidate]) }))
    .filter(({ coverage }) => coverage >= named)
  const closest = Math.max(...about.map(({ coverage }) => coverage))
  const isElsewhere = about.some(
    ({ candidate: { isEndorsement, kind, text: own }, coverage }) =>
      coverage === closest &&
      (isEndorsement ||
        (kind === 'row' && amount.test(own) && isLabeled(own.split(amount)[0] ?? '', subject))),
  )
  if (isElsewhere) return null
  for (const { candidate } of about) {
    const [, label = '', word = ''] = absent.exec(candidate.text) ?? []
    const name = label.replace(/\s*(?:[–—(,]| - ).*$/, '').trim()
    if (name === '' || shareOf(name, subject) < ownNamed) continue
    const said = /^(?:none|nil|no )/i.test(word) ? 'not covered' : word.toLowerCase()
    const lowercased = inLowerCase(name)
    return {
      status: 'ANSWERED',
      verdict: 'EXCLUDED',
      answer: `${asksAmount ? 'None.' : startOf(question, 'EXCLUDED')} ${lowercased.charAt(0).toUpperCase()}${lowercased.slice(1)} is ${said}.`,
      citations: cited(candidate).map((each) => ({ ...each, role: 'EXCLUSION' })),
    }
  }
  return null
}

/** Whether a limit is for what is asked about, and not for what only has a word of it: "damage to premises" beside "building". */
function isLabeled(label: string, subject: string): boolean {
  return !/\p{L}/u.test(label) || shareOf(label, subject) >= ownNamed
}

function shareOf(name: string, subject: string): number {
  const asked = new Set(stemsOf(subject))
  const own = stemsOf(name).filter((stem) => !generic.has(stem))
  return own.filter((stem) => asked.has(stem)).length / Math.max(1, own.length)
}

const generic = new Set(stemsOf('and of commercial liability insurance coverage'))
