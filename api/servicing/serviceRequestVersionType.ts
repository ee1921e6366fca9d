import { builder, InitiatorTypeEnum } from '../graphql/index.ts'
import { AgencyUserType, userOf } from '../identity/index.ts'
import { midnightOf } from '../platform/index.ts'
import { updateTypes } from './serviceRequest.ts'
import type { ServiceRequestSnapshot, ServiceRequestVersion } from './versionHistory.ts'

const UpdateTypeEnum = builder.enumType('ServiceRequestUpdateType', { values: updateTypes })

const ServiceRequestSnapshotType = builder
  .objectRef<ServiceRequestSnapshot>('ServiceRequestSnapshot')
  .implement({
    fields: (t) => ({
      assigneeId: t.exposeID('assigneeId', {
        nullable: true,
        description: 'Set even if the user no longer exists; the assignee is then unknown.',
      }),
      assignee: t.field({
        type: AgencyUserType,
        nullable: true,
        resolve: ({ assigneeId }, _, context) => userOf(context, assigneeId),
      }),
      dueAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ dueAt }) => (dueAt ? midnightOf(dueAt) : null),
      }),
      resolutionNotes: t.exposeString('resolutionNotes', { nullable: true }),
    }),
  })

export const ServiceRequestVersionType = builder
  .objectRef<ServiceRequestVersion>('ServiceRequestVersion')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      versionNumber: t.exposeInt('versionNumber'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updateTypes: t.field({ type: [UpdateTypeEnum], resolve: (version) => [...version.updateTypes] }),
      updateInitiatorType: t.field({ type: InitiatorTypeEnum, resolve: ({ initiator }) => initiator.type }),
      updateInitiatorId: t.id({ nullable: true, resolve: ({ initiator }) => initiator.id }),
      updateInitiator: t.field({
        type: AgencyUserType,
        nullable: true,
        description: 'The agency user responsible; null when not started by a user.',
        resolve: ({ initiator }, _, context) => userOf(context, initiator.id),
      }),
      snapshot: t.field({ type: ServiceRequestSnapshotType, resolve: (version) => version.snapshot }),
    }),
  })
