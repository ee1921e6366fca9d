import { type Candidate, cited } from './answerCandidates.ts'
import { hasCondition } from './passageRole.ts'
import type { PolicyAnswer, Verdict } from './policyAnswer.ts'
import { statementOf } from './statementOf.ts'

/** People who work at a client's place without being its employees, as clients and as policies call them. */
const people: readonly { readonly asked: RegExp; readonly named: RegExp }[] = [
  {
    asked:
      /\brent(?:s|ing)? (?:an? |our |the )?(?:chairs?|booths?|stations?|rooms?|space)\b|\b(?:chair|booth|station) rent(?:ers?|als?)\b|\b(?:independent contractors?|1099s?|freelancers?|subcontractors?|subs|contractors?)\b/i,
    named:
      /\b(?:independent |sub-?)contractors?\b|\brent(?:s|ing)? (?:an? )?(?:chair|booth|station)\b|\b(?:chair|booth|station) (?:renters?|lessees?|rentals?)\b/i,
  },
  { asked: /\bvolunteers?\b/i, named: /\bvolunteers?\b/i },
  {
    asked: /\b(?:temps?|temporary (?:workers?|staff|help)|leased (?:workers?|employees?))\b/i,
    named: /\b(?:temporary|leased) (?:workers?|employees?|staff)\b/i,
  },
]

const asksStatus =
  /^(?:and |so )?(?:is|are)\s+(?:all |any )?(?:the |our |my )?(?!(?:injur|damage|work|claims?|loss)\w*\b)[^?.]*\b(?:insured|insureds|covered|protected)\b(?: (?:too|as well|under|on|by|with)\b[^?.]*)?\s*\?$/i
/** Whose loss or work is asked about is no question about who is insured. */
const tellsLoss =
  /\b(?:if|when|hurt|injur\w*|damage\w*|work by|work of|claims?|loss(?:es)?|employees? of)\b|['’]s\b|s['’] /i

/** "Are the people who rent a chair from us insured?", from who is an insured and what the policy says of them; null for any other question. */
export function insuredPersonsAnswer(
  question: string,
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  const asked = question.trim()
  if (!asksStatus.test(asked) || tellsLoss.test(asked)) return null
  const meant = people.find((each) => each.asked.test(asked))
  if (!meant) return null
  const naming = candidates.filter(
    ({ text, kind, isExample }) =>
      kind !== 'heading' && kind !== 'row' && !isExample && meant.named.test(text),
  )
  const status = naming.find(({ text }) => ofStatus.test(text))
  const insureds = candidates.filter(saysWhoIsInsured).slice(0, mostShown)
  const others = naming.filter((each) => each !== status && each.role === 'EXCLUSION')
  if (status) {
    const verdict = verdictOf(status)
    const shown = verdict === 'COVERED' ? [status] : [status, ...others.slice(0, 1)]
    return answerOf(verdict, shown)
  }
  if (insureds.length === 0) return null
  return answerOf(
    'EXCLUDED',
    [...insureds, ...others.slice(0, 1)],
    'The policy does not name them among its insureds.',
  )
}

const ofStatus =
  /\b(?:is|are) (?:not |also |each )?(?:an? |considered )?(?:additional )?insureds?\b|\binsureds? (?:does|do) not include\b|\b(?:is|are) not (?:an? )?(?:insureds?|employees?)\b|\binsureds?\b[^.]* (?:means|includes?)\b/i
const mostShown = 2

function verdictOf({ text, role }: Candidate): Verdict {
  if (/\bnot\b|\bexcept\b/i.test(text) || role === 'EXCLUSION') return 'EXCLUDED'
  return hasCondition(text) || /\bonly\b/i.test(text) ? 'DEPENDS' : 'COVERED'
}

const sections = /\bwho is (?:an )?insured\b|^(?:persons )?insureds?$/i
const definition = /^["“]?insureds?["”]?,? (?:means|includes|are)\b|\b(?:is|are) (?:an )?insureds?\b/i

function saysWhoIsInsured({ text, headings, kind, role }: Candidate): boolean {
  return (
    kind !== 'row' &&
    kind !== 'heading' &&
    role !== 'EXCLUSION' &&
    definition.test(text) &&
    (sections.test(headings.at(-1) ?? '') || /^["“]?insureds?["”]?,? (?:means|includes|are)\b/i.test(text))
  )
}

function answerOf(verdict: Verdict, shown: readonly Candidate[], saying = ''): PolicyAnswer {
  const start = { COVERED: 'Yes.', EXCLUDED: 'No.', DEPENDS: 'It depends.' }[verdict]
  return {
    status: 'ANSWERED',
    verdict,
    answer: [start, saying, ...shown.map(statementOf)].filter((text) => text !== '').join(' '),
    citations: shown.flatMap(cited),
  }
}
