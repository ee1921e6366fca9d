/** A kind of wording that certificates must not have, and why. */
interface WordingRule {
  readonly pattern: RegExp
  readonly why: string
}

const notice =
  'A certificate cannot promise notice: only the policy says who is notified of cancellation. Ask the carrier for a notice endorsement.'
const alters =
  'A certificate cannot add to or change what a policy covers. Have the carrier endorse the policy, and say that the endorsement is attached.'
const duties =
  'A certificate is not a contract and cannot take on contract duties. Leave out the contract language.'

/** What descriptions must not say. Many states prohibit such wording by law, such as New York's Insurance Law § 502. */
const rules: readonly WordingRule[] = [
  {
    pattern:
      /\b(?:\d+|ten|thirty|sixty|ninety)[\s-]*\(?\d*\)?[\s-]*days?['’]?\s+(?:prior\s+|advance\s+|written\s+)*notice\b/i,
    why: notice,
  },
  { pattern: /\bnotice\s+of\s+(?:cancell?ation|non-?renewal|material\s+change)\b/i, why: notice },
  {
    pattern: /\b(?:will|shall|must)\s+(?:be\s+)?(?:notif(?:y|ied)|give\s+notice|endeavou?r\s+to\s+mail)\b/i,
    why: notice,
  },
  { pattern: /\bprimary\s+(?:and|&)\s+non-?\s?contributory\b/i, why: alters },
  { pattern: /\bwaivers?\s+of\s+subrogation\b|\bsubrogation\s+is\s+waived\b/i, why: alters },
  {
    pattern:
      /\b(?:coverage|policy|insurance)\s+(?:is|are|shall|will|must)\s+(?:be\s+)?(?:extended|amended|broadened|altered|changed)\b/i,
    why: alters,
  },
  {
    pattern: /\b(?:full|blanket|unlimited)\s+coverage\b|\ball\s+risks?\s+(?:are|is)\s+covered\b/i,
    why: alters,
  },
  { pattern: /\b(?:is|are|shall\s+be|will\s+be)\s+covered\s+(?:for|against|under)\b/i, why: alters },
  {
    pattern: /\bcoverage\s+(?:complies|conforms|meets?)\b|\b(?:complies|conforms)\s+with\s+the\s+contract\b/i,
    why: alters,
  },
  { pattern: /\bguarantee[sd]?\b|\bwarrant(?:s|ed)\b/i, why: alters },
  { pattern: /\bhold\s+harmless\b|\bindemnif(?:y|ies|ied|ication)\b/i, why: duties },
]

/** A prohibited phrase on a certificate. */
export interface WordingProblem {
  readonly phrase: string
  readonly why: string
}

/** Phrases in a description that would alter coverage, promise notice or take over contractual duties. */
export function wordingProblems(description: string): WordingProblem[] {
  return rules.flatMap(({ pattern, why }) => {
    const phrase = pattern.exec(description)?.[0]
    return phrase === undefined ? [] : [{ phrase: phrase.replaceAll(/\s+/g, ' '), why }]
  })
}
