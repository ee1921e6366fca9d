import { insuredLines, isKnownAs, lineNames, linesLike } from '../../../assistant/index.ts'
import {
  businessPolicyKind,
  isCurrent,
  isLiabilityLine,
  type LineOfBusiness,
  type Specialty,
} from '../../../knowledge/index.ts'
import type { Task } from '../../runs/task.ts'

interface Held {
  readonly id: string
  readonly type: LineOfBusiness
  readonly insuresAutos: boolean
  readonly specialty?: Specialty | null
  /** The other lines that a package includes. */
  readonly includes: readonly LineOfBusiness[]
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
  return chosen(
    policies,
    policies.filter(
      (policy) =>
        (wanted.length === 0
          ? policy.isUsual
          : isOfLine(policy, { lines: wanted, policies }) ||
            isIncluded(policy, { lines: wanted, policies })) && !isOfLine(policy, { lines: left, policies }),
    ),
  )
}

/** How a message that does nothing else changes the policies on a certificate, and the lines that it names. */
interface PolicyChange {
  readonly kind: 'ADD' | 'ONLY' | 'REMOVE'
  readonly lines: readonly LineOfBusiness[]
}

/**
 * The lines of the policies on which texts want an additional insured, or those they name if there is no such policy;
 * null if they don't say. The newest text that says so comes first.
 */
export function linesOfInsured(
  texts: readonly string[],
  policies: readonly Held[],
): readonly LineOfBusiness[] | null {
  const lines = texts.map(insuredLines).find((named) => named.length > 0)
  if (lines === undefined) return null
  const own = policies.filter(
    (policy) => isOfLine(policy, { lines, policies }) || isIncluded(policy, { lines, policies }),
  )
  return own.length === 0 ? lines : [...new Set(own.map(({ type }) => type))]
}

/** Those chosen for a certificate before that are still in force; null unless some are. */
export function policiesKept(before: readonly string[], policies: readonly Held[]): string[] | null {
  const kept = policies.flatMap(({ id }) => (before.includes(id) ? [id] : []))
  return kept.length === 0 ? null : kept
}

/** What "just the GL", "add the umbrella" or "take the WC off" changes; null if the message says anything else. */
export function policyChangeIn(message: string): PolicyChange | null {
  const text = message.replaceAll(bareComp, 'work comp').trim()
  const lines = lineNames.flatMap(([line, words]) => (words.test(text) ? [line] : []))
  const others = lineNames
    .reduce((rest, [, words]) => rest.replaceAll(new RegExp(words, 'gi'), ' '), text)
    .replaceAll(ofChange, ' ')
  if (lines.length === 0 || /[\p{L}\d]/u.test(others)) return null
  const kind = removing.test(text) ? 'REMOVE' : only.test(text) ? 'ONLY' : adding.test(text) ? 'ADD' : null
  return kind && { kind, lines }
}

/** The policies on a certificate after a change; null for all of those that one lists unless told otherwise. */
export function changedPolicies(
  { kind, lines }: PolicyChange,
  policies: readonly Held[],
  shown: readonly string[] | null,
): string[] | null {
  const isShown = ({ id, isUsual }: Held) => shown?.includes(id) ?? isUsual
  const isNamed = (policy: Held) => isOfLine(policy, { lines, policies })
  const stays = {
    ADD: (policy: Held) => isShown(policy) || isNamed(policy) || isIncluded(policy, { lines, policies }),
    ONLY: (policy: Held) => isNamed(policy) || isIncluded(policy, { lines, policies }),
    REMOVE: (policy: Held) => isShown(policy) && !isNamed(policy),
  }[kind]
  return chosen(policies, policies.filter(stays))
}

/** Null where they are what a certificate lists anyway, or where none is left. */
function chosen(policies: readonly Held[], shown: readonly Held[]): string[] | null {
  const isUsual = policies.every((policy) => policy.isUsual === shown.includes(policy))
  return shown.length === 0 || isUsual ? null : shown.map(({ id }) => id)
}

/** "Comp" without "the" before it. */
const bareComp = /(?<!work(?:e?r'?s?|ers['’]?|man['’]?s?)?[\s-]*)(?<![\w])comp\b/gi
const removing = /\b(?:remove|drop|delete|exclude|omit|without|no|not|minus|don['’]?t|off|out|rid)\b/i
const only = /\b(?:only|just|nothing but)\b/i
const adding = /\b(?:add|include|put|show|list|with|also|too|plus|as well|back|and|need|want)\b/i
/** What else such a message may consist of. */
const ofChange =
  /\b(?:a|acord(?: ?25)?|actually|add|again|also|and|any|as well|back|but|can|certificates?|certs?|client|cois?|could|coverage|delete|do|don['’]?t|drop|exclude|from|get|he|i|in|include|insurance|it|just|leave|list|minus|need|needs|no|not|nothing|now|of|off|ok|okay|omit|on|only|onto|or|our|out|please|pls|plus|polic(?:y|ies)|put|remove|rid|she|show|sorry|take|that|the|their|they|this|to|too|u|wait|want|wants|we|with|without|you)\b/gi

/** The policies in force of an account, and which of them a certificate lists unless told otherwise. */
export function policiesOn({ agency, today }: Pick<Task, 'agency' | 'today'>, accountId: string): Held[] {
  return agency
    .table(businessPolicyKind)
    .related('account', accountId)
    .filter((policy) => isCurrent(policy, today))
    .map(({ id, type, insuresAutos, specialty, includes }) => ({
      id,
      type,
      insuresAutos,
      specialty,
      includes,
      isUsual: isLiabilityLine[type],
    }))
}

/** Whether a policy is of one of the lines; the general liability of an account may be part of its package. */
function isOfLine(
  policy: Held,
  { lines, policies }: { lines: readonly LineOfBusiness[]; policies: readonly Held[] },
): boolean {
  const { type } = policy
  return lines.some(
    (line) =>
      isKnownAs(policy, line) ||
      (line === 'GENERAL_LIABILITY' &&
        (type === 'PACKAGE' || type === 'BUSINESS_OWNERS') &&
        !policies.some((other) => other.type === line)),
  )
}

/** Whether a policy includes one of the lines, for which the account has no policy of its own. */
export function isIncluded(
  { includes }: Held,
  { lines, policies }: { lines: readonly LineOfBusiness[]; policies: readonly Held[] },
): boolean {
  return lines.some((line) => {
    const alike = linesLike(line)
    return alike.some((each) => includes.includes(each)) && !policies.some(({ type }) => alike.includes(type))
  })
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
