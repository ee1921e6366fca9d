import { defineKind } from '../platform/index.ts'
import type { Row } from '../platform/index.ts'

/** A comment on a request. A separate record, so that no two overwrite each other. */
export interface ServiceRequestComment {
  readonly serviceRequestId: string
  /** The author; null if not written by a user. */
  readonly agencyUserId: string | null
  readonly content: string
  /** The agency users it mentions. Absent in comments from before mentions were kept. */
  readonly mentionedIds?: readonly string[]
  readonly createdAt: number
}

/** Without the content, which is loaded when comments are shown. */
export type ServiceRequestCommentRow = Row & Omit<ServiceRequestComment, 'content'>

export const serviceRequestCommentKind = defineKind({
  name: 'serviceRequestComment',
  prefix: 'src',
  row: ({ content: _, ...rest }: ServiceRequestComment, id): ServiceRequestCommentRow => ({ id, ...rest }),
  relations: { serviceRequest: ({ serviceRequestId }) => serviceRequestId },
  subject: ({ serviceRequestId }) => serviceRequestId,
})
