import { changedItems, changeDetails, spokenLine } from '../../assistant/index.ts'
import type { TriageAccount, TriagedRequest } from '../../assistant/index.ts'
import { dayInWords } from '../../platform/index.ts'

/** One thing that a client wants, after who wants it: `asks for the loss runs`; `isMany` after `They`. */
export function askInWords(
  request: TriagedRequest,
  account: Pick<TriageAccount, 'policies'> | null,
  { isMany = false } = {},
): string {
  const { name, effectiveOn, documentType, evidence, question, dueOn } = request
  const meant = account?.policies.find(({ id }) => id === request.policyId)
  const policy = meant
    ? `the ${spokenLine(meant.type)} policy`
    : request.allPolicies
      ? 'all policies'
      : 'a policy'
  const ask = isMany ? 'ask' : 'asks'
  const from = effectiveOn === null ? '' : `, effective ${dayInWords(effectiveOn)}`
  const by = dueOn === null ? '' : `, by ${dayInWords(dueOn)}`
  const quoted = `"${question ?? evidence[0] ?? ''}"`
  switch (request.type) {
    case 'CREATE_CERTIFICATE':
      return `${ask} for a certificate of insurance${name ? ` for ${name}` : ''}${request.additionalInsured ? ', with additional insured status' : ''}${by}`
    case 'ADD_ADDITIONAL_INSURED':
      return `${ask} to add ${name ?? 'an additional insured'}${name ? ' as an additional insured' : ''}${from}${by}`
    case 'CANCEL_POLICY':
      return `${ask} to cancel ${policy}${from}`
    case 'DOCUMENT_REQUEST':
      return `${ask} for ${documentType ? `the ${documentType}` : 'a document'}${by}`
    case 'ENDORSE_POLICY': {
      const changes = changedItems(changeDetails(request.details))
      return `${ask} to change ${policy}${from}: ${changes.length > 0 ? changes.join('; ') : quoted}`
    }
    case 'QUOTE_REQUEST':
      return `${ask} for a quote: ${quoted}`
    case 'QUESTION':
      return `${ask}: ${quoted}`
    case 'OTHER':
      return request.isClaim
        ? `${isMany ? 'report' : 'reports'} what may be a claim: ${quoted}`
        : request.isBankChange
          ? `${ask} to change bank details: ${quoted}`
          : `said: ${quoted}`
  }
}
