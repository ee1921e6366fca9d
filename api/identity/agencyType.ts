import { builder, Node, nodeRef } from '../graphql/index.ts'
import { agencyKind } from './agency.ts'
import { type UtcOffset, utcOffsets } from './utcOffsets.ts'

const UtcOffsetType = builder.objectRef<UtcOffset>('UtcOffset').implement({
  description: 'An offset from UTC, until the next one.',
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime' }),
    minutes: t.exposeInt('minutes'),
  }),
})

export const AgencyType = nodeRef('Agency', agencyKind).implement({
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name'),
    timeZone: t.exposeString('timeZone', { description: 'An IANA name; it decides what day it is.' }),
    utcOffsets: t.field({
      type: [UtcOffsetType],
      description: 'The offsets of its time zone from UTC from 2015 to next year, oldest first.',
      resolve: ({ timeZone }, _, { clock }) => utcOffsets(timeZone, clock.now()),
    }),
  }),
})
