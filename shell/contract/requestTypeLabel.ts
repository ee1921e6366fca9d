import { labelOf } from './labels.ts'

/** The types of service requests, in the order of menus. */
export const requestTypes = [
  'CREATE_CERTIFICATE',
  'ADD_ADDITIONAL_INSURED',
  'ENDORSE_POLICY',
  'CANCEL_POLICY',
  'DOCUMENT_REQUEST',
  'QUESTION',
  'QUOTE_REQUEST',
  'OTHER',
] as const

/** The display name of a request type; unknown types show as Other. */
export function requestTypeLabel(type: string): string {
  const label = labelOf('ServiceRequestType', type)
  return label === type ? labelOf('ServiceRequestType', 'OTHER') : label
}
