import { folded } from '../../platform/index.ts'
import type { AnswerDocument } from './policyAnswer.ts'

/**
 * The documents that a question names by file or carrier; all of them if it names none. Those of no known carrier may
 * belong to the policy of the carrier that is named.
 */
export function namedDocuments(
  question: string,
  documents: readonly AnswerDocument[],
): readonly AnswerDocument[] {
  const asked = ` ${wordsOf(question).join(' ')} `
  const isMentioned = (words: readonly string[]) => asked.includes(` ${words.join(' ')} `)
  const byFile = documents.filter(({ name }) => {
    const stem = wordsOf(name.replace(/\.\w{2,4}$/, ''))
    return isMentioned(wordsOf(name)) || (stem.length > 1 && isMentioned(stem))
  })
  if (byFile.length > 0) return byFile
  const carriers = documents.map((document) => ({ document, carrier: carrierOf(document) }))
  const isNamed = (carrier: readonly string[]) => {
    const [first] = carrier
    if (first === undefined) return false
    const isOnly = carriers.every((other) => other.carrier[0] !== first || isSame(other.carrier, carrier))
    return (
      isMentioned(wordsOf(carrier.slice(0, 2).join(' '))) ||
      (isOnly && question.match(/[\p{L}\d]+/gu)?.includes(first) === true)
    )
  }
  if (!carriers.some(({ carrier }) => isNamed(carrier))) return documents
  return carriers
    .filter(({ carrier }) => carrier.length === 0 || isNamed(carrier))
    .map(({ document }) => document)
}

/** Documents grouped by carrier. Those without a known carrier belong to every group. */
export function documentsByCarrier(
  documents: readonly AnswerDocument[],
): ReadonlyMap<string, readonly AnswerDocument[]> {
  const groups = Map.groupBy(documents, (document) => carrierOf(document).join(' '))
  const others = groups.get('') ?? []
  const known = [...groups].filter(([carrier]) => carrier !== '')
  return new Map(known.map(([carrier, own]) => [carrier, [...own, ...others]]))
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.join(' ') === others.join(' ')
}

/** As printed: one word alone names a carrier only if it is capitalized, as in "National". */
function carrierOf({ facts }: AnswerDocument): string[] {
  return facts.scalars.carrierName.fact?.value.match(/[\p{L}\d]+/gu) ?? []
}

function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\d]+/gu) ?? []
}
