import type { SelectOption } from '@coverdesk/design-system'

/** The document types with their labels (spec of policies, section 4). */
export const documentTypeOptions: readonly SelectOption[] = [
  { value: 'APPLICATION_FORM', label: 'Application Form' },
  { value: 'BINDER', label: 'Binder' },
  { value: 'CERTIFICATE', label: 'Certificate' },
  { value: 'ENDORSEMENT', label: 'Endorsement' },
  { value: 'INVOICE', label: 'Invoice' },
  { value: 'LOST_POLICY_RELEASE', label: 'Lost Policy Release' },
  { value: 'NOTICE_OF_CANCELLATION', label: 'Notice of Cancellation' },
  { value: 'OTHER', label: 'Other' },
  { value: 'POLICY_DOCUMENT', label: 'Policy Document' },
  { value: 'QUOTE_DOCUMENT', label: 'Quote Document' },
]

const forTheClient = new Set([
  'BINDER',
  'ENDORSEMENT',
  'LOST_POLICY_RELEASE',
  'POLICY_DOCUMENT',
  'QUOTE_DOCUMENT',
])

/** Whether selecting this type makes a document visible to the client (spec of policies, section 5). */
export function isForTheClient(type: string): boolean {
  return forTheClient.has(type)
}

/** A type's label; null without a type. */
export function documentTypeLabel(type: string | null | undefined): string | null {
  return documentTypeOptions.find(({ value }) => value === type)?.label ?? null
}
