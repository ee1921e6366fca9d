import {
  type AskedChange,
  changeDetails,
  changedItems,
  changesAsked,
  haveOwnDays,
  missingDetails,
  withoutDay,
  withoutTypos,
} from '../../assistant/index.ts'
import type { TriagedRequest, TriageMessage } from '../../assistant/index.ts'
import { capitalized, dayInWords } from '../../platform/index.ts'

/** Names each change, so that the client sees that none was overlooked. */
export function changesAskedFor(request: TriagedRequest, policy: string, message: TriageMessage): string {
  const { changed, from } = changesNamed(request, message)
  const applies = (many: boolean) =>
    `${many ? 'The changes apply' : 'The change applies'} once the carrier confirms ${many ? 'them' : 'it'}.`
  return changed.length === 0
    ? `We have your request to change ${policy}${from}. ${applies(false)}`
    : `We have your request to change ${policy}${from}:\n${inList(changed)}\n\n${applies(changed.length > 1)}`
}

/** Of changes to a policy that is not on file; `line` with its article: `a liquor liability policy`. */
export function changesNotOnFile(
  request: TriagedRequest,
  {
    line,
    lineNotOnFile,
    message,
  }: { readonly line: string; readonly lineNotOnFile: string | null; readonly message: TriageMessage },
): string {
  const { changed, from } = changesNamed(request, message)
  const asked =
    changed.length > 1
      ? `You asked for these changes${from}:\n${inList(changed)}\n\n`
      : `You asked for a change to your ${[lineNotOnFile, 'coverage'].filter(Boolean).join(' ')}${from}. `
  const next =
    lineNotOnFile === null
      ? 'We will look into it and get back to you.'
      : `Do you have ${lineNotOnFile} coverage with another agency or carrier? If so, please send us its declarations page; if not, tell us whether we should get you a quote.`
  return `${asked}We don't see ${line} in our records. ${next} Nothing has been changed yet.`
}

function inList(changed: readonly string[]): string {
  return changed.map((each) => `- ${each}`).join('\n')
}

/** The changes, each with its day if they have days of their own, and else the day of all of them. */
function changesNamed(
  { details, effectiveOn }: TriagedRequest,
  { receivedOn }: TriageMessage,
): { readonly changed: readonly string[]; readonly from: string } {
  const asked = changesAsked(details, receivedOn)
  const hasOwnDays = haveOwnDays(asked)
  const inWords = ({ words, effectiveOn: day }: AskedChange, items: readonly string[]) =>
    (items.length > 0 ? items : [forClient(hasOwnDays ? withoutDay(words) : words)]).map(
      (item) =>
        `${item}${hasOwnDays && day && !ofVehicle.test(item) ? `, effective ${dayInWords(day)}` : ''}`,
    )
  const itemsOf = ({ about }: AskedChange) => changedItems(changeDetails(about))
  const items = changedItems(changeDetails(details))
  return {
    changed: hasOwnDays
      ? asked.flatMap((each) => inWords(each, itemsOf(each)))
      : [
          ...items,
          ...asked.flatMap((each) =>
            // `He will drive the van. Can you add him?` says nothing that the list does not.
            itemsOf(each).length > 0 || (items.length > 0 && ofNamed.test(each.words))
              ? []
              : inWords(each, []),
          ),
        ],
    from: effectiveOn === null || hasOwnDays ? '' : `, effective ${dayInWords(effectiveOn)}`,
  }
}

/** What is added or removed is named before. */
const ofNamed = /\b(?:add|put|remove|take|drop|include|insure)\s+(?:him|her|them|it|this one|that one)\b/i

/** What is said of a vehicle, beside it in the list. */
const ofVehicle = /^(?:Garaging address|Cost new|Deductibles|Lienholder|Driven by):/

/** A change in the words of the client, spoken back to them. */
function forClient(words: string): string {
  return capitalized(
    withoutTypos(words)
      .replace(/^(?:(?:please|also|and|then|hi|hello)\b[\s,]*)+/i, '')
      .replaceAll(/\bour\b/g, 'your')
      .replaceAll(/\bmy\b/g, 'your')
      .replaceAll(/\b(?:We|we)(?=\b(?:['’](?:re|ve|ll|d))? )/g, 'you'),
  )
}

/** The VINs of a change that cannot be right. */
export function wrongVins({ type, details }: TriagedRequest): string[] {
  return type === 'ENDORSE_POLICY'
    ? missingDetails(details, changeDetails(details)).filter((note) => note.startsWith('The VIN '))
    : []
}
