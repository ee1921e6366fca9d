/** A question about all policies, as it is asked of each. */
export interface PolicyQuestion {
  readonly question: string
  /** Whether the question looks for policies without it. */
  readonly seeksMissing: boolean
}

const policies = String.raw`^which (?:ones?|(?:of (?:our|the|their|my) )?policies)`
const lacking = [
  /^where (?:is|are) (?:the |an? )?(.+?) (?:missing|absent|left out|not included)\??$/i,
  new RegExp(
    `${policies} (?:lack|miss|are missing|are without|have no|do(?: not|n['’]t) have) (?:the |an? |any )?(.+?)\\??$`,
    'i',
  ),
] as const

/** How questions about all policies are asked of one; the first that matches counts. */
const asked: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${policies} (?:have|has|carry|got) `, 'i'), 'Does the policy have '],
  [new RegExp(`${policies} (?:is|are) `, 'i'), 'Is the policy '],
  [new RegExp(`${policies} (does|do|will|would|can) `, 'i'), 'Does the policy '],
  [new RegExp(`${policies} (?=\\p{L}+\\b)`, 'iu'), 'Does the policy '],
  [/^where (?:do|does|did) (?:we|they|the (?:client|account|insured)) have /i, 'Do we have '],
  [/^where (is|are) /i, '$1 '],
]

/** A question about all policies, rephrased for each of them: "Where is X missing?" asks each for X. */
export function aboutOnePolicy(text: string): PolicyQuestion {
  const sought = lacking.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0]
  if (sought !== undefined) return { question: `Is there a ${sought}?`, seeksMissing: true }
  const [pattern, plain] = asked.find(([each]) => each.test(text)) ?? []
  const question = pattern ? text.replace(pattern, plain ?? '') : text
  return { question: question.charAt(0).toUpperCase() + question.slice(1), seeksMissing: false }
}
