const labels: Record<string, string> = {
  ADD_ADDITIONAL_INSURED: 'Add Additional Insured',
  CANCEL_POLICY: 'Cancel Policy',
  CREATE_CERTIFICATE: 'Create Certificate',
  DOCUMENT_REQUEST: 'Document Request',
  ENDORSE_POLICY: 'Endorse Policy',
  OTHER: 'Other',
  QUESTION: 'Question',
  QUOTE_REQUEST: 'Quote Request',
}

/** What staff call a type of service request; a type this version does not know yet reads as Other. */
export function requestTypeLabel(type: string): string {
  return labels[type] ?? 'Other'
}
