import { verbatimParts } from '../../reading/passages/verifyQuote.ts'
import { mergeFacts } from '../facts/mergeFacts.ts'
import type { Fact, PolicyFacts } from '../facts/policyFacts.ts'
import type { AnswerCitation, AnswerDocument } from './policyAnswer.ts'

const merged = new WeakMap<readonly AnswerDocument[], PolicyFacts>()

/** What all documents say together. */
export function factsOf(documents: readonly AnswerDocument[]): PolicyFacts {
  const known = merged.get(documents)
  if (known) return known
  // A paper of an unknown kind is the policy if nothing else is: "Certificate of insurance no. AEP/26/70318".
  const isPolicyKnown = documents.some(({ facts: { document } }) => document.type !== 'OTHER')
  const { facts } = mergeFacts(
    documents.map(({ id, name, facts: own }, at) => ({
      documentId: id,
      documentName: name,
      uploadedAt: new Date(at).toISOString(),
      facts:
        isPolicyKnown || !hasTerms(own) ? own : { ...own, document: { ...own.document, type: 'POLICY' } },
    })),
  )
  merged.set(documents, facts)
  return facts
}

/** Whether a paper states a number and a period, as a policy does. */
function hasTerms({ scalars: { policyNumber, effectiveDate, expirationDate } }: PolicyFacts): boolean {
  return policyNumber.fact !== null && effectiveDate.fact !== null && expirationDate.fact !== null
}

/** The words of a fact as quotes; empty unless they stand verbatim on its page. */
export function verified(
  { quote, page, source }: Fact<unknown>,
  documents: readonly AnswerDocument[],
): AnswerCitation[] {
  const document = documents.find(({ id }) => id === source.documentId)
  const parts =
    (document && (verbatimParts(document.reading, quote, page) ?? beginning(document, quote, page))) ?? []
  const role = source.origin === 'endorsement' ? 'ENDORSEMENT' : 'SOURCE'
  return parts.map((part) => ({ documentId: document?.id ?? '', page, quote: part, role }))
}

const fewestWords = 6

/** The words that a quote begins with: where columns stand side by side, a cell's lines do not follow each other. */
function beginning({ reading }: AnswerDocument, quote: string, page: number): readonly string[] | null {
  const words = quote.split(' ')
  for (let count = words.length - 1; count >= fewestWords; count--) {
    const parts = verbatimParts(reading, words.slice(0, count).join(' '), page)
    if (parts) return parts
  }
  return null
}
