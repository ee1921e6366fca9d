/** What a request can be corrected to, in the order of the menus. */
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
