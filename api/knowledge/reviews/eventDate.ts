import type { Reading } from '../../reading/index.ts'
import { type Words, wordsOf } from './certificateCells.ts'
import { policySentences } from './coverageTerms.ts'
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
    wordsOf(contract).find(({ text }) => label.test(text) && datesIn(text).length > 0) ??
    sentenceOn(contract)
  const agreed = datesIn(asked?.text ?? '')
  const stated =
    shown.find((each) => label.test(each.label)) ??
    wordsOf(certificate).find(({ text }) => described.test(text) && datesIn(text).length > 0) ??
    wordsOf({ blocks: certificate.blocks.filter(({ headings }) => described.test(headings.at(-1) ?? '')) })[0]
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

const described = /^(?:description|remarks?|event)\b/i

/** "The event is on Saturday, December 12, 2026, from 5:30 p.m." */
function sentenceOn(contract: Reading): Words | undefined {
  const said = policySentences(contract).find(
    ({ quote }) =>
      /^(?:the |this )?(?:event|show|performance|wedding|festival|concert|rental)\b[^.]{0,30}\b(?:is|takes place|will be|on)\b/i.test(
        quote,
      ) && datesIn(quote).length > 0,
  )
  return said && { text: said.quote, quote: said.quote, page: said.page }
}
