import { findDay, messageParts } from '../../assistant/index.ts'
import type { Triage, TriageMessage } from '../../assistant/index.ts'
import { dayInWords } from '../../platform/index.ts'
import type { Stored } from '../../platform/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'

const dated: ReadonlySet<ServiceRequest['type']> = new Set([
  'ADD_ADDITIONAL_INSURED',
  'CANCEL_POLICY',
  'ENDORSE_POLICY',
])
const newDate =
  /\b(?:make|move|change|push|set|switch|do)\b(?: it| that| this| the (?:\w+ )?date)(?: back| up| out)?(?: (?:to be|to))?\b|\bshould(?: have)? (?:be|been|read|say) effective\b/i

/** The only open change, when a later message gives another day for it: `Actually, make that effective 1/1`. */
export function redatedRequest<Open extends Pick<Stored<ServiceRequest>, 'id' | 'value'>>(
  open: readonly Open[],
  { body, receivedOn }: TriageMessage,
): { readonly request: Open; readonly words: string; readonly day: string } | null {
  const [request, another] = open.filter(({ value }) => dated.has(value.type))
  const words = messageParts(body)
    .own.split(/(?<=[.!?])\s+|\n+/)
    .find((sentence) => newDate.test(sentence) && findDay(sentence, receivedOn) !== null)
  const day = findDay(words ?? '', receivedOn)
  return request && !another && words !== undefined && day !== null ? { request, words, day } : null
}

export function withoutRedating(decided: Triage, words: string | undefined): Triage {
  return words === undefined
    ? decided
    : {
        ...decided,
        requests: decided.requests.filter(({ evidence }) => !evidence.every((each) => words.includes(each))),
      }
}

/** The request with its new day first: readers of details go by the first day that they find. */
export function withNewDate(
  request: ServiceRequest,
  { words, day }: { readonly words: string; readonly day: string },
  at: number,
): ServiceRequest {
  const what = request.type === 'CANCEL_POLICY' ? 'cancellation' : 'change'
  const old = (request.details ?? '').replaceAll(/\n*^Effective \w+ \d{1,2}, \d{4}\.$/gm, '')
  const details = [
    `The client changed the date of the ${what}: "${words}"`,
    `Effective ${dayInWords(day)}.`,
    old,
  ].join('\n\n')
  return { ...request, details: details.slice(0, 10_000), updatedAt: at }
}
