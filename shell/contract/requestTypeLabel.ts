const labels = {
  CREATE_CERTIFICATE: 'Create Certificate',
  ADD_ADDITIONAL_INSURED: 'Add Additional Insured',
  ENDORSE_POLICY: 'Endorse Policy',
  CANCEL_POLICY: 'Cancel Policy',
  DOCUMENT_REQUEST: 'Document Request',
  QUESTION: 'Question',
  QUOTE_REQUEST: 'Quote Request',
  OTHER: 'Other',
} as const

type RequestType = keyof typeof labels

/** The types of service requests, in the order of menus. */
export const requestTypes = Object.keys(labels) as readonly RequestType[]

/** The display name of a request type; unknown types show as Other. */
export function requestTypeLabel(type: string): string {
  const known: Readonly<Record<string, string>> = labels
  return known[type] ?? labels.OTHER
}
