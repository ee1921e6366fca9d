import { labeledEnum } from '../graphql/index.ts'

/** What a document is, by what people call it, and whether the client sees it unless said otherwise (spec of policies, 4 and 5). */
export const documentTypes = {
  APPLICATION_FORM: { label: 'Application Form', isVisible: false },
  BINDER: { label: 'Binder', isVisible: true },
  CERTIFICATE: { label: 'Certificate', isVisible: false },
  ENDORSEMENT: { label: 'Endorsement', isVisible: true },
  INVOICE: { label: 'Invoice', isVisible: false },
  LOST_POLICY_RELEASE: { label: 'Lost Policy Release', isVisible: true },
  NOTICE_OF_CANCELLATION: { label: 'Notice of Cancellation', isVisible: false },
  OTHER: { label: 'Other', isVisible: false },
  POLICY_DOCUMENT: { label: 'Policy Document', isVisible: true },
  QUOTE_DOCUMENT: { label: 'Quote Document', isVisible: true },
  REINSTATEMENT_NOTICE: { label: 'Reinstatement Notice', isVisible: false },
} as const satisfies Record<string, { readonly label: string; readonly isVisible: boolean }>

export type DocumentType = keyof typeof documentTypes

export const DocumentTypeEnum = labeledEnum(
  'DocumentType',
  Object.fromEntries(Object.entries(documentTypes).map(([type, { label }]) => [type, label])) as Record<
    DocumentType,
    string
  >,
)
