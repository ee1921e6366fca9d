import { type Check, fails, type JudgedPolicy } from './check.ts'
import type { Requirement } from './contractRequirements.ts'
import { sharedWords, tellingWords } from './likeWords.ts'

const alsoApplies = /\b(?:also|shall|must|will) (?:apply|extend) to ([^.;]{6,120})/i
const denies =
  /\b(?:not (?:paid|payable|covered|insured)|(?:does|do|will) not (?:pay|apply|extend)|excluded)\b/i

/** "Medical payments, which shall also apply to persons taking part in lessons": those for whom the policy takes it back. */
export function alsoAppliesCheck(
  { item, quote }: Pick<Requirement, 'item' | 'quote'>,
  policy: Pick<JudgedPolicy, 'sentences'>,
): Check | null {
  const [, whom = ''] = alsoApplies.exec(quote) ?? []
  if (item === null || tellingWords(whom).size === 0) return null
  const own = policy.sentences.find(
    (each) =>
      denies.test(each.quote) &&
      sharedWords(item.label, `${each.form ?? ''} ${each.quote}`).count > 0 &&
      sharedWords(whom, each.quote).share >= 0.5,
  )
  return own ? fails('The policy does not give it to those whom the contract names.', own) : null
}
