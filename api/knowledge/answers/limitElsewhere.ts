import type { Candidate } from './answerCandidates.ts'
import type { PassageSetting } from './answerFeatures.ts'
import type { RankedCandidate } from './openAnswers.ts'
import { money } from './valueFeatures.ts'

const reference = /\b(limits?|sublimit|deductible)\b[^.]{0,80}\b(in|on) the (declarations|schedule)/i

/** The amount that a passage refers to ("the limit shown in the Declarations"), from its row. */
export function limitElsewhere(
  lead: RankedCandidate,
  { index, candidates }: Pick<PassageSetting, 'index' | 'candidates'>,
  isAmount = false,
): RankedCandidate | null {
  const { candidate } = lead
  if (/\$\s?\d/.test(candidate.text)) return null
  const marked = isAmount ? markedAmount(candidate, candidates) : undefined
  if (marked) return { ...lead, candidate: marked }
  if (!reference.test(candidate.text)) return null
  const named = /the ([A-Z][\w/&' -]{2,50}?) (?:limit|sublimit|deductible)\b/.exec(candidate.text)?.[1]
  const sought = named ?? candidate.headings.at(-1) ?? ''
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

const mark = /^\W*([A-Z](?:\.\d)?)[.)]\s/

/** The amount of the insuring agreement that a promise makes: "D. We will pay …" and "D. Breach response $500,000". */
function markedAmount(promise: Candidate, candidates: readonly Candidate[]): Candidate | undefined {
  const own = mark.exec(promise.text)?.[1]
  if (own === undefined || promise.role !== 'GRANT') return undefined
  const rows = candidates.filter(
    ({ isFront, documentId, text }) =>
      isFront && documentId === promise.documentId && money.test(text) && mark.exec(text)?.[1] === own,
  )
  return rows.length === 1 ? rows[0] : undefined
}
