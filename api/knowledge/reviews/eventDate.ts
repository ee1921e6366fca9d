import type { Reading } from '../../reading/index.ts'
import { wordsOf } from './certificateCells.ts'
import type { Discrepancy } from './discrepancy.ts'
import { datesIn } from '../facts/values.ts'
import { readStatements } from './statements.ts'
import type { Statement } from './statement.ts'

const label = /^(?:event|show|performance|rental|use|license) (?:dates?|period)\b/i

/** A certificate for an event names its days. */
export function eventDate(
  certificate: Reading,
  shown: readonly Statement[],
  contract: Reading,
): Discrepancy[] {
  const asked =
    readStatements(contract).find((each) => label.test(each.label)) ??
    wordsOf(contract).find(({ text }) => label.test(text) && datesIn(text).length > 0)
  const agreed = datesIn(asked?.text ?? '')
  const stated =
    shown.find((each) => label.test(each.label)) ??
    wordsOf(certificate).find(({ text }) => /^(?:description|remarks?|event)\b/i.test(text))
  const named = datesIn(stated?.text ?? '')
  if (!asked || agreed.length === 0 || !stated || named.length === 0) return []
  if (named.some(({ iso }) => agreed.some((each) => each.iso === iso))) return []
  const listed = (dates: typeof named) => dates.map(({ text }) => text).join(' to ')
  return [
    {
      field: named.length > 1 ? 'Event dates' : 'Event date',
      onCertificate: listed(named),
      shouldBe: listed(agreed),
      source: 'contract',
      severity: 'medium',
      certificate: stated,
      reference: asked,
    },
  ]
}
