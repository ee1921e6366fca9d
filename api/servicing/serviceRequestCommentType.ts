import { Node, nodeRef } from '../graphql/index.ts'
import { agencyUserKind, AgencyUserType, userOf } from '../identity/index.ts'
import { loadedComments } from './loadedRequest.ts'
import { serviceRequestCommentKind } from './serviceRequestComment.ts'

export const ServiceRequestCommentType = nodeRef(
  'ServiceRequestComment',
  serviceRequestCommentKind,
).implement({
  interfaces: [Node],
  fields: (t) => ({
    content: t.string({
      async resolve({ id, serviceRequestId }, _, context) {
        const comment = (await loadedComments(context, serviceRequestId)).get(id)
        if (!comment) throw new Error(`The comment ${id} is listed but not on record.`)
        return comment.value.content
      },
    }),
    mentions: t.field({
      type: [AgencyUserType],
      description: 'Agency users mentioned in the comment.',
      async resolve({ id, serviceRequestId }, _, context) {
        const comment = (await loadedComments(context, serviceRequestId)).get(id)
        const users = context.agency.table(agencyUserKind)
        return (comment?.value.mentionedIds ?? []).flatMap((userId) => users.get(userId) ?? [])
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    agencyUser: t.field({
      type: AgencyUserType,
      nullable: true,
      resolve: ({ agencyUserId }, _, context) => userOf(context, agencyUserId),
    }),
  }),
})
