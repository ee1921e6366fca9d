import type { Reading } from '../../reading/index.ts'
import { wordsOf } from './certificateCells.ts'
import type { Discrepancy } from './discrepancy.ts'
import { datesIn } from '../facts/values.ts'
import { readStatements } from './statements.ts'

/** A certificate for an event names its day. */
export function eventDate(certificate: Reading, contract: Reading): Discrepancy[] {
  const label = /^(?:event|show|performance|rental|use) dates?\b/i
  const asked = readStatements(contract).find((each) => label.test(each.label))
  const agreed = datesIn(asked?.text ?? '')[0]
  const shown = wordsOf(certificate).find(({ text }) => /^(?:description|remarks?|event)\b/i.test(text))
  const named = datesIn(shown?.text ?? '')
  if (!asked || !agreed || !shown || !named[0] || named.some(({ iso }) => iso === agreed.iso)) return []
  return [
    {
      field: 'Event date',
      onCertificate: named[0].text,
      shouldBe: agreed.text,
      source: 'contract',
      severity: 'medium',
      certificate: shown,
      reference: asked,
    },
  ]
}
