import type { Triage, TriagedRequest, TriageMessage } from '../../assistant/index.ts'
import { dayInWords } from '../../platform/index.ts'
import type { EmailDraft } from './emailThread.ts'
import { plainSubject } from './emailThread.ts'
import type { ReadEmail } from './readEmail.ts'

interface DraftDeps {
  readonly read: Pick<ReadEmail, 'from' | 'replyTo' | 'subject'>
  readonly message: TriageMessage
  readonly decided: Triage
  readonly agencyName: string | null
}

/** What a colleague would answer: what was understood, what happens next, and what is still needed. */
export function draftReply({ read, message, decided, agencyName }: DraftDeps): EmailDraft {
  const missing = [...new Set(decided.requests.flatMap((request) => request.missing))]
  const understood = decided.requests.map((request) => sentenceFor(request))
  const needed =
    missing.length === 0
      ? []
      : [`To get started, could you send us the following?\n${missing.map((item) => `- ${item}`).join('\n')}`]
  const closing = missing.length === 0 ? ['We will follow up as soon as it is done.'] : []
  return {
    subject: replySubject(read.subject),
    to: [read.replyTo ?? read.from.address],
    body: [
      `Hi ${firstName(message.from.name)},`,
      understood.join('\n\n'),
      ...needed,
      ...closing,
      `Best regards,\n${agencyName ?? 'Your agency'}`,
    ].join('\n\n'),
    reason:
      missing.length === 0 ? 'Everything needed was in the message.' : `Missing: ${missing.join('; ')}.`,
  }
}

export function replySubject(subject: string | null): string {
  return `Re: ${plainSubject(subject) || 'Your message'}`
}

export function firstName(name: string | null): string {
  const [first = ''] = (name ?? '').trim().split(/\s+/)
  return /^\p{L}[\p{L}'’.-]+$/u.test(first) ? first : 'there'
}

/** A sentence that says what was asked, so that the client can correct it. Never what is covered. */
function sentenceFor(request: TriagedRequest): string {
  const { name, effectiveOn, documentType, additionalInsured } = request
  const from = effectiveOn === null ? '' : `, effective ${dayInWords(effectiveOn)}`
  switch (request.type) {
    case 'CREATE_CERTIFICATE':
      return `Thanks for your message. We are preparing the certificate of insurance${name ? ` for ${name}` : ''}${additionalInsured ? ', and will check the additional insured wording they ask for' : ''}.`
    case 'ADD_ADDITIONAL_INSURED':
      return `Thanks for your message. We will ask the carrier to add ${name ?? 'the additional insured'} to your policy.`
    case 'CANCEL_POLICY':
      return `Thanks for letting us know. You asked us to cancel your coverage${from}. Before we send the request to the carrier, we will confirm the details with you: coverage ends on the cancellation date.`
    case 'DOCUMENT_REQUEST':
      return `Thanks for your message. We are getting ${documentType ? `the ${documentType}` : 'the document'} for you.`
    case 'ENDORSE_POLICY':
      return `Thanks for your message. We have your request to change your policy${from}. The change applies once the carrier confirms it.`
    case 'QUOTE_REQUEST':
      return 'Thanks for your message. We would be glad to get a quote for you.'
    case 'QUESTION':
      return 'Thanks for your question. We are checking your policy and will get back to you with the exact wording.'
    case 'OTHER':
      return 'Thanks for your message. A member of our team is looking into it.'
  }
}
