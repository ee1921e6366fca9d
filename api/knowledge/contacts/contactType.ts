import { Node, nodeRef } from '../../graphql/index.ts'
import { contactKind } from './contact.ts'

export const ContactType = nodeRef('Contact', contactKind).implement({
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name'),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true, description: 'E.164: +12075550142;ext=204' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})
