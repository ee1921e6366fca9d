import { changedItems, changeDetails, spokenLine } from '../../assistant/index.ts'
import type { Triage, TriageAccount, TriagedRequest } from '../../assistant/index.ts'
import { dayInWords } from '../../platform/index.ts'

/** What a caller wanted, in sentences, for a call whose provider sent no summary. */
export function callSummary(
  { requests, notRequest }: Triage,
  { caller, account }: { readonly caller: string | null; readonly account: TriageAccount | null },
): string {
  const name = account?.names[0]
  const who = `${caller ?? 'The caller'}${name ? ` (${name})` : ''}`
  if (notRequest) return endings[notRequest.reason]?.replace('WHO', who) ?? `${who} asked for nothing.`
  const missing = [...new Set(requests.flatMap((request) => request.missing))]
  return [
    ...requests.map((request, at) =>
      sentence(`${at === 0 ? who : 'They also'} ${wish(request, account, at > 0)}`),
    ),
    ...(missing.length > 0 ? [sentence(`Still missing: ${missing.join('; ')}`)] : []),
  ].join(' ')
}

const endings: Readonly<Record<string, string>> = {
  PHISHING: 'A fraudulent call: it asked for passwords or for money to a new bank account.',
  ROBOCALL: 'An automated call.',
  SALES: 'A sales call.',
  THANKS: 'WHO called to say thank you.',
  WRONG_NUMBER: 'A wrong number.',
}

function sentence(words: string): string {
  return /[.?!"]$/.test(words) ? words : `${words}.`
}

function wish(request: TriagedRequest, account: TriageAccount | null, isMany: boolean): string {
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
