import { defineKind } from '../platform/index.ts'
import type { Row } from '../platform/index.ts'

/** What a colleague noted about a request: a record of its own, so that no two ever overwrite each other. */
export interface ServiceRequestComment {
  readonly serviceRequestId: string
  /** The author; null when a non-user wrote it. */
  readonly agencyUserId: string | null
  readonly content: string
  readonly createdAt: number
}

/** Without the content, which is read when the comments are shown. */
export type ServiceRequestCommentRow = Row & Omit<ServiceRequestComment, 'content'>

export const serviceRequestCommentKind = defineKind({
  name: 'serviceRequestComment',
  prefix: 'src',
  row: ({ content: _, ...rest }: ServiceRequestComment, id): ServiceRequestCommentRow => ({ id, ...rest }),
  relations: { serviceRequest: ({ serviceRequestId }) => serviceRequestId },
  subject: ({ serviceRequestId }) => serviceRequestId,
})
