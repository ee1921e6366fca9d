import { labelOf, optionsOf } from '@coverdesk/contract'
import type { SelectOption } from '@coverdesk/design-system'

/** The document types with their labels (spec of policies, section 4). */
export const documentTypeOptions: readonly SelectOption[] = optionsOf('DocumentType')

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
  return type ? labelOf('DocumentType', type) : null
}
