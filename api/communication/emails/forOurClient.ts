import { asksForPropertyEvidence, type TriagedRequest } from '../../assistant/index.ts'

/** What somebody reads who asks for the papers of a client: nothing of the client. */
export function forOurClient({ type, name, documentType, details }: TriagedRequest): string {
  const paper = asksForPropertyEvidence(details) ? 'evidence of insurance' : 'a certificate of insurance'
  const what =
    type === 'CREATE_CERTIFICATE'
      ? `${paper}${name ? ` for ${name}` : ''}`
      : (documentType && `the ${documentType}`) || 'documents'
  return `We have your request for ${what}. We send these only at the request of our client, so we will check it with our client first.`
}
