import { folded } from '../../platform/index.ts'
import { factsOf, verified } from './documentFacts.ts'
import type { Fact, PolicyFacts, WordingSuggestion } from '../facts/policyFacts.ts'
import { type AnswerDocument, notFoundAnswer, type PolicyAnswer } from './policyAnswer.ts'

const asksWhether =
  /^(?:and |so )?(?:is|are)\s+(?:the\s+)?(.+?)\s+(?:(?:already|still|now|also)\s+)?(?:(?:named|listed|shown|included|covered|scheduled|on (?:the|this|our) policy)\s+)?(?:as\s+)?(?:an?\s+)?additional insureds?(?: (?:on|under) (?:the|this|our) policy)?\W*$/i

const requiresContract =
  /\b(?:contract|agreement|agreed?)\b.{0,60}\bin writing\b|\bwritten (?:\w+ (?:or )?){0,3}(?:contract|agreement)\b/i

/** Wording that a policy may include, and what every mention of it contains. */
const wordings: readonly {
  readonly asked: RegExp
  readonly mentioned: RegExp
  readonly of: (facts: PolicyFacts) => readonly Fact<WordingSuggestion>[]
  readonly sentence: (who: string) => string
}[] = [
  {
    asked: /^(?:waivers? of (?:our |the )?(?:rights? of )?subrogation|subrogation waivers?)$/i,
    mentioned:
      /\bwaive[ds]?\b.{0,80}\brights?\b|\bwaiver of (?:our |transfer of )?(?:rights?|subrogation)\b/i,
    of: ({ waiversOfSubrogation }) => waiversOfSubrogation,
    sentence: (who) => `Yes. Subrogation is waived ${who}.`,
  },
  {
    asked: /^primary (?:and|&|\/) ?non-?contributory$/i,
    mentioned: /\bnon-?contributory\b|\bseek contribution\b/i,
    of: ({ primaryNoncontributory }) => primaryNoncontributory,
    sentence: (who) => `Yes. The policy is primary and noncontributory ${who}.`,
  },
]
/** Asks for the wording as such: "Do we have …", "Does Alder Creek have …", "Is there …" */
const asksWhetherThere =
  /^(?:and |so )?(?:is|are|do|does|did|has|have)\b[^.?!]*?\b(?:have|has|had|includes?|carry|contain|there)\s+(?:an?\s+|any\s+|the\s+)?(?:blanket\s+)?([^.?!]+?)(?: (?:wording|endorsement))?(?: (?:on|under|in) (?:the|this|our|my) policy)?\W*$/i

/** "Do we have a waiver of subrogation?", from the wording of the policy; null for any other question. */
export function wordingAnswer(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const named = asksWhetherThere.exec(question.trim())?.[1] ?? ''
  const wording = wordings.find(({ asked }) => asked.test(named))
  if (!wording) return null
  const found = wording.of(factsOf(documents)).map((fact) => ({ fact, citations: verified(fact, documents) }))
  const [first, ...others] = found.filter(({ citations }) => citations.length > 0)
  if (first)
    return {
      status: 'ANSWERED',
      verdict: 'COVERED',
      answer: wording.sentence(forWhom(first.fact.value)),
      citations: [first, ...others].flatMap(({ citations }) => citations).slice(0, 2),
    }
  const isMentioned = documents.some(({ reading }) =>
    reading.blocks.some((block) => block.kind !== 'table' && wording.mentioned.test(block.text)),
  )
  return isMentioned ? null : { status: 'NOT_FOUND', verdict: null, answer: notFoundAnswer, citations: [] }
}

/** "for any person …" or "where required by written contract" */
function forWhom({ appliesTo }: WordingSuggestion): string {
  return /^where\b/i.test(appliesTo)
    ? appliesTo.toLowerCase()
    : `for ${appliesTo.replace(/^Any\b/, 'any').replace(/\.$/, '')}`
}

/** "Is Ridgeway Holdings an additional insured?", from the parties that the policy names; null for any other question. */
export function additionalInsuredAnswer(
  question: string,
  documents: readonly AnswerDocument[],
): PolicyAnswer | null {
  const asked = asksWhether.exec(question.trim())?.[1]
  // "The landlord" and "the GC" are no names.
  if (asked === undefined || !/^\p{Lu}.*\p{Ll}/u.test(asked)) return null
  const { namedAdditionalInsureds, blanketAdditionalInsureds } = factsOf(documents)
  const words = wordsOf(asked)
  const named = namedAdditionalInsureds.filter(({ value: { name } }) => {
    const known = wordsOf(name)
    return words.every((word) => known.includes(word))
  })
  const [own] = named
  if (own) {
    const citations = verified(own, documents)
    if (citations.length > 0)
      return {
        status: 'ANSWERED',
        verdict: 'COVERED',
        answer: `Yes. ${own.value.name.replace(/\.$/, '')} is named as an additional insured.`,
        citations,
      }
  }
  const blanket = blanketAdditionalInsureds.flatMap((fact) => verified(fact, documents))
  if (blanket.length === 0) return null
  const start = blanket.some(({ quote }) => requiresContract.test(quote))
    ? 'Only if a written contract requires it.'
    : 'It depends.'
  return {
    status: 'ANSWERED',
    verdict: 'DEPENDS',
    answer: `${start} ${asked} is not named, but the policy's blanket wording may apply.`,
    citations: blanket.slice(0, 2),
  }
}

function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\d]+/gu) ?? []
}
