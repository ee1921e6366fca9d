import type { Analysis } from '../../reading/index.ts'
import type { DocumentRecognition, PolicyFacts, RecognizedType } from '../facts/policyFacts.ts'
import { type PolicyNotice, readNotice } from '../facts/readNotice.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { answerPassages } from '../answers/answerCandidates.ts'
import type { NamedInsured } from './fileReading.ts'
import { packed } from './packedJson.ts'
import type { ReadContent } from './storedReading.ts'

/** What a reader's thread makes of a document: what is listed, and what is stored. */
export interface DocumentAnalysis {
  readonly pages: number
  readonly notes: readonly string[]
  readonly recognition: DocumentRecognition
  readonly insured: NamedInsured | null
  readonly notice: PolicyNotice | null
  /** `PolicyFacts`, packed. */
  readonly facts: Uint8Array<ArrayBuffer>
  /** `ReadContent`, packed. */
  readonly content: Uint8Array<ArrayBuffer>
}

/** Reads facts and passages in the thread that reads the document: those of a long one take seconds. */
export const documentAnalysis: Analysis<DocumentAnalysis> = {
  module: import.meta.url,
  name: 'documentAnalysis',
  async analyze(reading) {
    const facts = readPolicyFacts(reading)
    const passages = answerPassages(reading)
    return {
      pages: reading.pages.length,
      notes: reading.notes,
      recognition: facts.document,
      insured: insuredIn(facts),
      notice: readNotice(reading, facts, passages),
      facts: await packed(facts),
      content: await packed({ reading, passages } satisfies ReadContent),
    }
  },
}

/** Kinds of documents that can name another insured than their policy's. */
const namingOthers: ReadonlySet<RecognizedType> = new Set(['CONTRACT', 'OTHER'])
const surely = 0.6
/** What forms print where a name belongs. */
const noName =
  /\b(?:see|per|schedule|endorsement|on file|same as|various|named insured|applicant|insured'?s? name)\b/i

/** The insured that a document names for certain. */
function insuredIn({ document, scalars }: PolicyFacts): NamedInsured | null {
  const { fact } = scalars.insuredName
  if (!fact || fact.confidence < surely || namingOthers.has(document.type)) return null
  const { value: name, quote, page } = fact
  return /\p{L}{2}/u.test(name) && name.length <= 200 && !noName.test(name) ? { name, quote, page } : null
}
