import { builder, connect, connectionArgs, connectionType, labeledEnum } from '../../graphql/index.ts'
import { agencyUserKind } from '../agencyUser.ts'
import { AgencyUserType } from '../agencyUserType.ts'
import { securityEventKind, securityEventLabels, type SecurityEventRow } from './securityEvent.ts'

const SecurityEventTypeEnum = labeledEnum('SecurityEventType', securityEventLabels)

const SecurityEventNode = builder.objectRef<SecurityEventRow>('SecurityEvent').implement({
  description: "An entry in the agency's security log.",
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.expose('type', { type: SecurityEventTypeEnum }),
    label: t.string({ resolve: ({ type }) => securityEventLabels[type] }),
    at: t.expose('at', { type: 'DateTime' }),
    user: t.field({
      type: AgencyUserType,
      nullable: true,
      resolve: ({ userId }, _, { agency }) => agency.table(agencyUserKind).get(userId) ?? null,
    }),
    address: t.exposeString('address', { nullable: true }),
    requestId: t.exposeString('requestId', { nullable: true }),
    detail: t.exposeString('detail', { nullable: true }),
  }),
})

builder.queryField('securityEvents', (t) =>
  t.field({
    type: connectionType('SecurityEvent', SecurityEventNode),
    description: "The agency's security log, newest first. Entries are kept for 400 days.",
    args: {
      ...connectionArgs(t.arg),
      type: t.arg({ type: SecurityEventTypeEnum, description: 'All types when null.' }),
      text: t.arg.string({ description: 'Filters by event, address or detail.' }),
    },
    resolve(_, { first, after, type, text }, { agency }) {
      return connect(
        agency.table(securityEventKind),
        { first, after },
        {
          direction: 'descending',
          ...(type && { within: { relation: 'type', key: type } }),
          ...(text && { text }),
        },
      )
    },
  }),
)
