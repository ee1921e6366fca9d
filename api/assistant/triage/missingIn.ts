import { dayInWords } from '../../platform/index.ts'
import { changeDetails, missingForChange } from './changeDetails.ts'
import type { TriagedRequest } from './triageMessage.ts'

export const whichPolicy = 'which policy you mean'
export const endingDate = 'the date on which the policy should end'

/** What a colleague would have to ask for, in words for the client. */
export function missingIn(
  request: Omit<TriagedRequest, 'missing'>,
  {
    isLineKnown = false,
    beganOn = null,
    hasNoPolicy = false,
  }: {
    /** Whether the message names the line of a policy that nobody can look up yet. */
    readonly isLineKnown?: boolean
    /** The day on which the policy began, if the message gives an earlier one. */
    readonly beganOn?: string | null
    /** Whether the client is known and has no policy to choose from. */
    readonly hasNoPolicy?: boolean
  } = {},
): string[] {
  const { type, name, address, policyId, allPolicies, effectiveOn, documentType: document } = request
  const since = beganOn === null ? '' : `, as it began only on ${dayInWords(beganOn)}`
  const wanted: readonly (readonly [boolean, string])[] = [
    [type === 'CREATE_CERTIFICATE' && !name, 'the full legal name of the certificate holder'],
    [type === 'ADD_ADDITIONAL_INSURED' && !name, 'the full legal name of the additional insured'],
    [
      (type === 'CREATE_CERTIFICATE' || type === 'ADD_ADDITIONAL_INSURED') && !address,
      'their mailing address',
    ],
    [
      (type === 'CANCEL_POLICY' || type === 'ENDORSE_POLICY') &&
        !policyId &&
        !request.policyNumber &&
        !allPolicies &&
        !isLineKnown &&
        !hasNoPolicy &&
        request.lineNotOnFile === null,
      whichPolicy,
    ],
    [type === 'CANCEL_POLICY' && !effectiveOn, `${endingDate}${since}`],
    [type === 'ENDORSE_POLICY' && !effectiveOn, `the date from which the change should apply${since}`],
    [type === 'DOCUMENT_REQUEST' && !document, 'which document you need'],
    [
      type === 'CREATE_CERTIFICATE' && asksForOtherHolders(request.details),
      'the names and mailing addresses of the other certificate holders',
    ],
  ]
  return [
    ...wanted.flatMap(([isMissing, words]) => (isMissing ? [words] : [])),
    ...(type === 'ENDORSE_POLICY' ? missingForChange(request.details, changeDetails(request.details)) : []),
  ]
}

/** Whether a text asks for certificates for holders that it does not name: `and same for the other two from last time`. */
export function asksForOtherHolders(text: string): boolean {
  return otherHolders.test(text)
}

const otherHolders =
  /\b(?:same|ones?|another|certs?|certificates?|cois?|it|also)\b[^.?!\n]{0,20}\b(?:for|to) (?:the|those|our) (?:other (?:one|two|three|four|five|\d|ones|holders?|gcs?|owners?|customers?|landlords?)|rest|others|usual (?:ones|holders?))\b|\b(?:same|usual) (?:ones|holders?|list|people|companies) (?:as|from|like) (?:last|before|we)\b/i
