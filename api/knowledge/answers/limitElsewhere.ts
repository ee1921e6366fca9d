import { stemsOf } from '../../reading/passages/passageIndex.ts'
import type { Candidate } from './answerCandidates.ts'
import type { PassageSetting } from './answerFeatures.ts'
import type { RankedCandidate } from './openAnswers.ts'
import { money } from './valueFeatures.ts'
import { changedByLetter } from './changeFirst.ts'

const reference =
  /\b(limits?|sublimit|deductible)\b[^.]{0,80}\b(in|on) the (declarations|schedule)|\b(?:within|under|up to|subject to|part of) (?:the|a) (?!(?:applicable|remaining|policy|same|each) )(?:[\w-]+ ){1,4}sublimit\b/i

/** Whether a passage refers to a limit that stands elsewhere. */
export function refersToLimit(text: string): boolean {
  return reference.test(text)
}

/** The amount of a coverage that stands apart from its promise: where the passage refers to it, or the declarations name it by its letter, form or title. */
export function limitElsewhere(
  lead: RankedCandidate,
  { index, candidates }: Pick<PassageSetting, 'index' | 'candidates'>,
): RankedCandidate | null {
  const { candidate } = lead
  if (/\$\s?\d|\bUSD ?\d/.test(candidate.text)) return null
  const named = namedCoverage.exec(candidate.text)?.[1]
  const lettered =
    named === undefined
      ? []
      : candidates.filter(
          ({ isFront, text, documentId }) =>
            isFront &&
            documentId === candidate.documentId &&
            money.test(text) &&
            mark.exec(text)?.[1] === named,
        )
  const [ofLetter] = lettered
  if (ofLetter && lettered.length === 1)
    return { ...lead, candidate: changedByLetter(ofLetter, candidates) ?? ofLetter }
  const declared = candidate.role === 'GRANT' ? declaredAmount(candidate, candidates) : null
  if (declared) return { ...lead, candidate: declared }
  if (!reference.test(candidate.text)) return null
  const title =
    /the ([A-Z][\w/&' -]{2,50}?) (?:limit|sublimit|deductible)\b/.exec(candidate.text)?.[1] ??
    /\b(?:the|a) ((?:[\w-]+ ){1,4}sublimit)\b/.exec(candidate.text)?.[1]
  const sought = title ?? candidate.headings.at(-1) ?? ''
  const [hit] = index.search(sought, {
    limit: 1,
    where: (each) =>
      each !== candidate &&
      /deductible/i.test(each.text) === /deductible/i.test(sought) &&
      /\$\s?\d/.test(each.text) &&
      each.documentId === candidate.documentId,
  })
  return hit && hit.coverage >= 0.6 ? { ...lead, candidate: hit.item, coverage: hit.coverage } : null
}

/** "… up to Coverage D" */
const namedCoverage = /\bup to (?:the (?:limit|amount) (?:of|for) )?Coverage ([A-Z])\b/

/** The row of the declarations with the amount of a promise. */
function declaredAmount(promise: Candidate, candidates: readonly Candidate[]): Candidate | null {
  const own = candidates.filter(({ documentId }) => documentId === promise.documentId)
  const rows = own.filter(({ isFront, text }) => isFront && money.test(text))
  const letter = mark.exec(promise.text)?.[1]
  const lettered = letter === undefined ? [] : rows.filter(({ text }) => mark.exec(text)?.[1] === letter)
  if (lettered.length === 1) return changedByLetter(promise, own) ?? lettered[0] ?? null
  const ofForm = rows.filter(({ text }) => isOfForm(promise, text, own))
  const perLoss = ofForm.filter(({ text }) => !/\baggregate\b/i.test(text))
  if (perLoss.length === 1) return perLoss[0] ?? null
  const titled = rows.filter(({ text }) => isTitled(promise, text))
  return titled.length === 1 ? (titled[0] ?? null) : null
}

const mark = /^\W*([A-Z](?:\.\d)?)[.)]\s/

/** "Professional Liability (LF-BP 4410) - each act $500,000", for the endorsement whose page has that number. */
function isOfForm(promise: Candidate, row: string, candidates: readonly Candidate[]): boolean {
  const form = formNumber.exec(row)?.[1]
  if (form === undefined || !promise.isEndorsement) return false
  const isStated = (text: string) => text.startsWith(form)
  return (
    promise.headings.some(isStated) ||
    candidates.some(({ page, text, isFront }) => page === promise.page && !isFront && isStated(text))
  )
}

const formNumber = /\(([A-Z]{1,5}(?:[- ][A-Z]{1,5})* ?\d[\d -]{1,10})(?: \(?\d\d[ /-]?\d\d\)?)?\)/

/** Whether a promise stands under the words that a row of the declarations is about: "Crisis response". */
function isTitled({ headings }: Candidate, row: string): boolean {
  const title = contentOf(headings.at(-1) ?? '')
  const label = contentOf(row.split(money)[0] ?? '')
  return (
    title.length > 1 &&
    label.length > 1 &&
    label.every((stem) => title.includes(stem)) &&
    title.length - label.length < 2
  )
}

function contentOf(text: string): string[] {
  return [...new Set(stemsOf(text).filter((stem) => /^\p{L}{3}/u.test(stem) && !general.has(stem)))]
}

/** Words that titles share whatever they are about. */
const general = new Set(
  stemsOf(
    'coverage coverages insurance endorsement form limit limits section part expense expenses liability policy agreement your our general commercial business',
  ),
)
