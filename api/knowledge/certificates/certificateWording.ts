import { sentencesOf } from '../../reading/index.ts'
import { type MentionedProvision, provisionMentions } from './provisionMentions.ts'

/** A kind of wording that certificates must not have, and why. */
interface WordingRule {
  readonly pattern: RegExp
  readonly why: string
  /** What it states; absent if no certificate may state it. */
  readonly provision?: MentionedProvision
}

const notice =
  'A certificate cannot promise notice: only the policy says who is notified of cancellation. Ask the carrier for a notice endorsement.'
const alters =
  'A certificate cannot add to or change what a policy covers. Have the carrier endorse the policy, and say that the endorsement is attached.'
const confirmed =
  'The certificate states this by itself for those whom a confirmed endorsement covers. Leave it out of the description.'
const duties =
  'A certificate is not a contract and cannot take on contract duties. Leave out the contract language.'

/** What descriptions must not say. Many states prohibit such wording by law, such as New York's Insurance Law § 502. */
const rules: readonly WordingRule[] = [
  {
    pattern:
      /\b(?:\d+|ten|thirty|sixty|ninety)[\s-]*\(?\d*\)?[\s-]*days?['’]?\s+(?:prior\s+|advance\s+|written\s+)*notice\b/gi,
    why: notice,
  },
  { pattern: /\bnotice\s+of\s+(?:cancell?ation|non-?renewal|material\s+change)\b/gi, why: notice },
  {
    pattern: /\b(?:will|shall|must)\s+(?:be\s+)?(?:notif(?:y|ied)|give\s+notice|endeavou?r\s+to\s+mail)\b/gi,
    why: notice,
  },
  {
    pattern: provisionMentions.ADDITIONAL_INSURED,
    why: confirmed,
    provision: 'ADDITIONAL_INSURED',
  },
  {
    pattern: provisionMentions.COMPLETED_OPERATIONS,
    why: confirmed,
    provision: 'COMPLETED_OPERATIONS',
  },
  {
    pattern: provisionMentions.PRIMARY_NONCONTRIBUTORY,
    why: alters,
    provision: 'PRIMARY_NONCONTRIBUTORY',
  },
  { pattern: provisionMentions.WAIVER_OF_SUBROGATION, why: alters, provision: 'WAIVER_OF_SUBROGATION' },
  {
    pattern:
      /\bper[\s-](?:project|location)\b[^.]{0,20}\baggregate\b|\baggregate\b[^.]{0,30}\bper[\s-](?:project|location)\b/gi,
    why: alters,
  },
  {
    pattern:
      /\b(?:coverage|policy|insurance)\s+(?:is|are|shall|will|must)\s+(?:be\s+)?(?:extended|amended|broadened|altered|changed)\b/gi,
    why: alters,
  },
  {
    pattern: /\b(?:full|blanket|unlimited)\s+coverage\b|\ball\s+risks?\s+(?:are|is)\s+covered\b/gi,
    why: alters,
  },
  { pattern: /\b(?:is|are|shall\s+be|will\s+be)\s+covered\s+(?:for|against|under)\b/gi, why: alters },
  {
    pattern:
      /\bcoverage\s+(?:complies|conforms|meets?)\b|\b(?:complies|conforms)\s+with\s+the\s+contract\b/gi,
    why: alters,
  },
  { pattern: /\bguarantee[sd]?\b|\bwarrant(?:s|ed)\b/gi, why: alters },
  { pattern: /\bhold\s+harmless\b|\bindemnif(?:y|ies|ied|ication)\b/gi, why: duties },
]

/** A prohibited phrase on a certificate. */
export interface WordingProblem {
  readonly phrase: string
  readonly why: string
}

/** Phrases in a description that would alter coverage, promise notice or take over contractual duties. */
export function wordingProblems(description: string): WordingProblem[] {
  return rules.flatMap(({ pattern, why }) => {
    const phrase = [...description.matchAll(pattern)][0]?.[0]
    return phrase === undefined ? [] : [{ phrase: phrase.replaceAll(/\s+/g, ' '), why }]
  })
}

/** The provisions that a description states in words of its own. */
export function provisionsDescribed(description: string | null): ReadonlySet<MentionedProvision> {
  const stated = rules.flatMap(({ pattern, provision }) =>
    provision && [...(description ?? '').matchAll(pattern)].length > 0 ? provision : [],
  )
  return new Set(stated)
}

/** What a text says of the operations, and the sentences of it that say what only a policy can provide. */
export function operationsIn(text: string): {
  readonly operations: string
  readonly wording: readonly string[]
} {
  const sentences = sentencesOf(text).map((sentence) => {
    const starts = rules.flatMap(({ pattern }) => [...sentence.matchAll(pattern)].map(({ index }) => index))
    return { sentence, start: starts.length === 0 ? null : Math.min(...starts) }
  })
  return {
    operations: sentences
      .flatMap(({ sentence, start }) =>
        start === null ? sentence : clauseBefore(sentence.slice(0, start)) || [],
      )
      .join(' '),
    wording: sentences.flatMap(({ sentence, start }) => (start === null ? [] : sentence)),
  }
}

/** `Library roof, with` in front of "waiver of subrogation": the job without the words that lead to the wording. */
function clauseBefore(words: string): string {
  // The mark keeps a break at the very end.
  const parts = `${words}|`.split(isStatement.test(words) ? strongBreak : weakBreak)
  return parts.slice(0, -1).join('').replace(danglingEnd, '').trim()
}

/** "The city is an", "Owner to be named as": then the parties in front are part of the wording, too. */
const isStatement =
  /\b(?:is|are|be|was|were|named|listed|included|added|shown|appl(?:y|ies)|wants?|needs?|requires?|requests?|must|shall|should|will)\b/i
const strongBreak = /(?<=[;:]\s|\s[–—-]\s)/
const weakBreak =
  /(?<=[,;:]\s|\s[–—-]\s|\()|(?=\s(?:with|and|naming|including|incl\.?|showing|listing|adding|where|plus)\s)/i
const danglingEnd =
  /(?:[\s,;:–—(-]|\b(?:with|and|naming|including|incl\.?|showing|listing|adding|where|plus|the|an?))+$/i
