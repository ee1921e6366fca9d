import { endingDate, quotedLines, spokenLine, whichPolicy } from '../../assistant/index.ts'
import type { TriagedRequest, TriagePolicy } from '../../assistant/index.ts'
import type { LineOfBusiness } from '../../knowledge/index.ts'
import { dayInWords, shifted } from '../../platform/index.ts'
import { policyInWords } from './policyInWords.ts'

type Policies = readonly Pick<TriagePolicy, 'id' | 'type' | 'policyNumber' | 'isEnded'>[]

/** What a client who cancels reads: which policy, when coverage ends, and what to sign. */
export function cancellationReply(
  request: TriagedRequest,
  {
    policies,
    isOnRecord,
    from,
  }: { readonly policies: Policies; readonly isOnRecord: boolean; readonly from: string },
): string {
  const meant = canceledIn(request, policies)
  const lines = meant.length > 0 ? meant.map(({ type }) => type) : quotedLines(request.details)
  const named =
    meant.length > 0
      ? listed(meant.map((policy) => `your ${policyInWords(policy, isOnRecord)}`))
      : request.policyNumber
        ? `policy ${request.policyNumber}`
        : lines.length > 0
          ? `your ${listed(lines.map(spokenLine))} coverage`
          : 'a policy'
  const refund = asksForRefund(request.details)
    ? ' The carrier calculates the return premium; we will let you know the amount.'
    : ''
  const isUnknown = meant.length === 0 && request.policyNumber !== null
  const notFound = isUnknown ? "We don't find that number in our records yet and are looking into it. " : ''
  return `You asked us to cancel ${named}${from}. ${notFound}${beforeCancellation(request, lines)}${refund}`
}

function canceledIn({ policyId, allPolicies }: TriagedRequest, policies: Policies): Policies {
  return policies.filter(({ id, isEnded }) => (allPolicies && !isEnded) || id === policyId)
}

/** Names the policies to choose from, so that the client can answer with one word. */
export function withChoices(missing: string, policies: Policies): string {
  if (missing !== whichPolicy || policies.length === 0) return missing
  const choices = policies.map((policy) => policyInWords(policy, true))
  return choices.length === 1
    ? `whether you mean your ${choices[0]}`
    : `${missing}: your ${listed(choices, 'or')}`
}

export const releaseToSign =
  'Please sign and return it: we can ask the carrier to cancel only once we have it.'
export const releaseToCome = `We will send you a lost policy release. ${releaseToSign}`

const hourWithoutDay = 'Coverage normally ends at 12:01 AM on the cancellation date.'

function hourOn(day: string): string {
  return `Coverage would end at 12:01 AM on ${dayInWords(day)}, at the start of that day. If you need coverage through the end of ${dayInWords(day)}, please tell us, and we will ask for ${dayInWords(shifted(day, 1))}.`
}

/** A drafted reply once the day is known: it states the day and no longer asks for it. */
export function withCancellationDay(body: string, day: string): string {
  return body
    .replace(hourWithoutDay, hourOn(day))
    .split('\n\n')
    .flatMap((paragraph) => {
      if (!paragraph.toLowerCase().includes(endingDate)) return [paragraph]
      const lines = paragraph.split('\n').filter((line) => !line.toLowerCase().includes(endingDate))
      // The line above a list asks for nothing on its own.
      return lines.length > 1 ? [lines.join('\n')] : []
    })
    .join('\n\n')
}

/** What a client has to do before the carrier cancels, and the hour at which coverage would end. */
function beforeCancellation({ effectiveOn }: TriagedRequest, lines: readonly LineOfBusiness[]) {
  const hour = effectiveOn === null ? hourWithoutDay : hourOn(effectiveOn)
  return [
    hour,
    releaseToCome,
    ...(lines.includes('COMMERCIAL_AUTO')
      ? [
          'Please also tell us about any lienholder or leasing company that requires this insurance, and whether the license plates have been turned in or transferred. Your state may require that before coverage ends.',
        ]
      : []),
  ].join(' ')
}

/** Whether a text asks what comes back when a policy ends early. */
export function asksForRefund(text: string): boolean {
  return ofRefund.test(text)
}

const ofRefund =
  /\b(refund\w*|return premium|get (?:anything |any money |money )?back|money back|unearned)\b/i

/** `workers compensation, general liability and auto`. */
export function listed(words: readonly string[], joint: 'and' | 'or' | 'y' = 'and'): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${joint} `)
}
