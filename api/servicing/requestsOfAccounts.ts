import { defineBelonging } from '../knowledge/index.ts'
import { serviceRequestCommentKind } from './serviceRequestComment.ts'
import { typeLabels } from './serviceRequest.ts'
import { serviceRequestKind } from './serviceRequestKind.ts'

defineBelonging({
  kind: serviceRequestKind,
  subject: 'SERVICE_REQUEST',
  words: {
    ADD_SERVICE_REQUEST_COMMENT: 'Comment added',
    ASSIGN_SERVICE_REQUEST: 'Request assigned',
    CLOSE_SERVICE_REQUEST: 'Request resolved',
    CREATE_SERVICE_REQUEST: 'Request received',
    ENRICH_SERVICE_REQUEST: 'Request matched to this account',
    UPDATE_SERVICE_REQUEST: 'Request changed',
    UPDATE_SERVICE_REQUEST_DUE_AT: 'Due date changed',
  },
  called: ({ type }) => typeLabels[type],
  // Request lists show the customer's name.
  under: (request, { id, name }) => ({ ...request, account: { id, name } }),
  updateType: 'UPDATE_SERVICE_REQUEST',
  beneath: (agency, { id }) => {
    const comments = agency.table(serviceRequestCommentKind).related('serviceRequest', id)
    return [{ kind: serviceRequestCommentKind, ids: comments.map((comment) => comment.id) }]
  },
})
