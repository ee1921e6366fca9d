import {
  triage,
  type Triage,
  type TriageBook,
  type TriagedRequest,
  type TriageMessage,
  type TriagePolicy,
} from '../../api/assistant/index.ts'
import type { EvalPart } from '../evalPart.ts'
import { scoreInbound, type InboundItem, type InboundResult } from './scoreInbound.ts'

/** Client e-mails and calls, each against the request that it asks for. */
export const inbound: EvalPart = {
  name: 'inbound',
  resultsKey: 'inbound',
  async run(folder) {
    const [file] = (await folder.list('', '.jsonl')).filter((name) => name === 'inbound.jsonl')
    if (file === undefined) return { results: [], scores: [], misses: [] }
    const lines = (await folder.text(file)).split('\n').filter((line) => line.trim() !== '')
    const scored = lines.map((line) => {
      const item: InboundItem = JSON.parse(line)
      const start = performance.now()
      const decided = triage(messageOf(item), bookOf(item.context.accounts))
      return { item, result: resultOf(item.id, decided), milliseconds: performance.now() - start }
    })
    return { results: scored.map(({ result }) => ({ name: result.id, ...result })), ...scoreInbound(scored) }
  },
}

/** The accounts as triage gets them from the agency's tables. */
export function bookOf(accounts: InboundItem['context']['accounts']): TriageBook {
  return {
    size: accounts.length,
    accounts: accounts.map(({ key, name, industry, policies }) => ({
      id: key,
      names: [name],
      industry,
      emails: [],
      phones: [],
      contactNames: [],
      policies: policies.map((policy) => ({ ...policy, ...filedAs[policy.type] })),
    })),
  }
}

/** What the product files policies under whose line its book does not have. */
const filedAs: Readonly<Record<string, Pick<TriagePolicy, 'type' | 'insuresAutos' | 'specialty'>>> = {
  BUILDERS_RISK: { type: 'PROPERTY' },
  CRIME: { type: 'OTHER', specialty: 'CRIME' },
  DWELLING_FIRE: { type: 'RENTAL' },
  EMPLOYMENT_PRACTICES: { type: 'EMPLOYMENT_PRACTICES_LIABILITY' },
  HOMEOWNERS: { type: 'OTHER', specialty: 'HOME' },
  INLAND_MARINE: { type: 'OTHER', specialty: 'EQUIPMENT' },
  LIQUOR_LIABILITY: { type: 'OTHER', specialty: 'LIQUOR' },
  PERSONAL_AUTO: { type: 'OTHER', insuresAutos: true },
}

/** The message as triage gets it from the door. */
export function messageOf({
  channel,
  receivedAt,
  from,
  subject,
  body,
  transcript,
}: InboundItem): TriageMessage {
  return {
    channel,
    receivedOn: receivedAt.slice(0, 10),
    from: { name: from.name ?? null, email: from.email ?? null, phone: from.phone ?? null, isVerified: true },
    subject: subject ?? null,
    body: body ?? '',
    transcript: (transcript ?? []).map(({ role, content }) => ({
      role: role === 'User' ? 'USER' : 'AGENT',
      content,
    })),
    attachments: [],
  }
}

function resultOf(id: string, decided: Triage): InboundResult {
  return {
    id,
    requests: decided.requests.map((request) => ({
      type: request.type,
      accountKey: decided.accountId,
      fields: fieldsOf(request),
      details: request.details,
      missing: request.missing,
    })),
    accountKey: decided.accountId,
    why: decided.notRequest?.reason ?? decided.requests.flatMap(({ evidence }) => evidence).join(' | '),
  }
}

/** The fields of the request's type, as the format names them. */
function fieldsOf(request: TriagedRequest): Record<string, unknown> {
  const { name, address, relationship, policyId, policyNumber, allPolicies, effectiveOn } = request
  const policy = { policyId, policyNumber, ...(allPolicies && { allPolicies }) }
  const effectiveDate = effectiveOn === null ? {} : { effectiveDate: effectiveOn }
  switch (request.type) {
    case 'ADD_ADDITIONAL_INSURED':
      return { name, relationship, address, ...effectiveDate }
    case 'CANCEL_POLICY':
      return { ...policy, reason: request.reason, ...effectiveDate }
    case 'CREATE_CERTIFICATE':
      return {
        name,
        address,
        additionalInsured: request.additionalInsured,
        additionalInsuredRelationship: request.additionalInsured ? relationship : null,
      }
    case 'DOCUMENT_REQUEST':
      return { type: request.documentType, policyId, policyNumber }
    case 'ENDORSE_POLICY':
      return { ...policy, ...effectiveDate }
    case 'QUESTION':
      return { ...policy, question: request.question }
    case 'QUOTE_REQUEST':
      return { policyId, policyNumber }
    case 'OTHER':
      return policy
  }
}
