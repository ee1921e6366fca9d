import { lineNames, linesLike } from '../../../assistant/index.ts'
import {
  businessPolicyKind,
  isCurrent,
  isLiabilityLine,
  type LineOfBusiness,
} from '../../../knowledge/index.ts'
import type { Task } from '../../runs/task.ts'

interface Held {
  readonly id: string
  readonly type: LineOfBusiness
  readonly insuresAutos: boolean
  /** Whether a certificate lists it unless told otherwise. */
  readonly isUsual: boolean
}

/**
 * The policies that a client wants on a certificate: `showing the GL and auto only`, `leave off the umbrella`. Null for
 * all of them, also when none on file would be left.
 */
export function policiesToShow(text: string, policies: readonly Held[]): string[] | null {
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/)
  const wanted = sentences.flatMap((sentence) =>
    onlyThose.flatMap((pattern) => linesAt(pattern.exec(sentence)?.groups?.['lines'] ?? '')),
  )
  const left = sentences.flatMap((sentence) =>
    [...sentence.matchAll(leftOff)].flatMap(({ groups }) =>
      linesAt(groups?.['lines'] ?? groups?.['off'] ?? ''),
    ),
  )
  if (wanted.length === 0 && left.length === 0) return null
  const shown = policies.filter(
    (policy) => (wanted.length === 0 ? policy.isUsual : isOfLine(policy, wanted)) && !isOfLine(policy, left),
  )
  return shown.length === 0 ||
    (shown.length === policies.filter(({ isUsual }) => isUsual).length && wanted.length === 0)
    ? null
    : shown.map(({ id }) => id)
}

/** The policies in force of an account, and which of them a certificate lists unless told otherwise. */
export function policiesOn({ agency, today }: Pick<Task, 'agency' | 'today'>, accountId: string): Held[] {
  return agency
    .table(businessPolicyKind)
    .related('account', accountId)
    .filter((policy) => isCurrent(policy, today))
    .map(({ id, type, insuresAutos }) => ({ id, type, insuresAutos, isUsual: isLiabilityLine[type] }))
}

function isOfLine(policy: Held, lines: readonly LineOfBusiness[]): boolean {
  return lines.some(
    (line) => linesLike(line).includes(policy.type) || (line === 'COMMERCIAL_AUTO' && policy.insuresAutos),
  )
}

/** The lines that a phrase names, unless it is about something else first. */
function linesAt(phrase: string): LineOfBusiness[] {
  const found = lineNames.flatMap(([line, words]) => {
    const at = words.exec(phrase)?.index
    return at === undefined ? [] : [{ line, at }]
  })
  return found.some(({ at }) => at <= 12) ? found.map(({ line }) => line) : []
}

const onlyThose: readonly RegExp[] = [
  // `COI to Summit Builders - GL and auto only`
  /(?:^|[–—,;:(]|\s-)\s*(?<lines>[^–—,;:().!?\n]{2,40}?)\s+only\b/i,
  /\b(?:show(?:s|ing)?|list(?:s|ing)?|includ(?:e|es|ing)|with|for|of)\s+(?<lines>(?:the |our |my )?[^.;!?\n]{2,60}?)\s+only\b/i,
  /\b(?:only|just)\s+(?:show(?:s|ing)?|list(?:s|ing)?|includ(?:e|es|ing)|needs?|wants?|requires?|asks? for|proof of|with)?\s*(?<lines>(?:the |our |my |proof of )?[^.;!?\n]{2,50}?)(?=[.;!?\n]|,? (?:not|but|no|please|for|on (?:the|this) cert\w*)\b|$)/i,
]
const leftOff =
  /\b(?:not|no|without|except(?: for)?|excluding|omit(?:ting)?|leav(?:e|ing) (?:off|out)|tak(?:e|ing) off|remov(?:e|ing)|drop(?:ping)?|(?:don['’]?t|do not|no need to) (?:include|list|show|put))\s+(?<lines>(?:the |our |my |any )?[^.;!?,\n]{2,40})|\b(?:leave|take) (?<off>(?:the |our |my )[^.;!?,\n]{2,30}) off\b/gi
