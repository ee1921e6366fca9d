import {
  type AskedChange,
  changeDetails,
  changedItems,
  changesAsked,
  haveOwnDays,
  withoutDay,
} from '../../assistant/index.ts'
import type { TriagedRequest, TriageMessage } from '../../assistant/index.ts'
import { capitalized, dayInWords } from '../../platform/index.ts'

/** Names each change, so that the client sees that none was overlooked. */
export function changesAskedFor(
  { details, effectiveOn }: TriagedRequest,
  policy: string,
  { receivedOn }: TriageMessage,
): string {
  const asked = changesAsked(details, receivedOn)
  const hasOwnDays = haveOwnDays(asked)
  const inWords = ({ words, effectiveOn: day }: AskedChange, items: readonly string[]) =>
    (items.length > 0 ? items : [forClient(hasOwnDays ? withoutDay(words) : words)]).map(
      (item) => `${item}${hasOwnDays && day ? `, effective ${dayInWords(day)}` : ''}`,
    )
  const itemsOf = ({ about }: AskedChange) => changedItems(changeDetails(about))
  const items = changedItems(changeDetails(details))
  const changed = hasOwnDays
    ? asked.flatMap((each) => inWords(each, itemsOf(each)))
    : [...items, ...asked.flatMap((each) => (itemsOf(each).length > 0 ? [] : inWords(each, [])))]
  const applies = (many: boolean) =>
    `${many ? 'The changes apply' : 'The change applies'} once the carrier confirms ${many ? 'them' : 'it'}.`
  const from = effectiveOn === null || hasOwnDays ? '' : `, effective ${dayInWords(effectiveOn)}`
  return changed.length === 0
    ? `We have your request to change ${policy}${from}. ${applies(false)}`
    : `We have your request to change ${policy}${from}:\n${changed.map((each) => `- ${each}`).join('\n')}\n\n${applies(changed.length > 1)}`
}

/** A change in the words of the client, spoken back to them. */
function forClient(words: string): string {
  return capitalized(
    words
      .replace(/^(?:(?:please|also|and|then|hi|hello)\b[\s,]*)+/i, '')
      .replaceAll(/\bour\b/g, 'your')
      .replaceAll(/\bmy\b/g, 'your')
      .replaceAll(/\b(?:We|we)(?=\b(?:['’](?:re|ve|ll|d))? )/g, 'you'),
  )
}
