import { builder } from '../../graphql/index.ts'
import type {
  Schedule,
  ScheduleCell,
  ScheduleColumn,
  ScheduleKind,
  ScheduleRow,
} from '../facts/policyFacts.ts'

const scheduleLabels = {
  vehicles: 'Vehicles',
  drivers: 'Drivers',
  motorRecords: 'Motor vehicle records',
  locations: 'Locations',
  equipment: 'Equipment',
  losses: 'Losses',
} as const satisfies Record<ScheduleKind, string>

const Column = builder.objectRef<ScheduleColumn>('PolicyScheduleColumn').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    label: t.exposeString('label'),
    kind: t.exposeString('kind', { description: '`text`, `number`, `money` or `date`' }),
  }),
})

const CellType = builder.objectRef<ScheduleCell>('PolicyScheduleCell').implement({
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As printed.' }),
    value: t.string({
      nullable: true,
      description:
        'Money is whole cents; a date is YYYY-MM-DD; null when it is not of the kind of its column.',
      resolve: ({ value }) => (value === null ? null : String(value)),
    }),
    page: t.exposeInt('page'),
  }),
})

const Row = builder.objectRef<ScheduleRow>('PolicyScheduleRow').implement({
  fields: (t) => ({
    page: t.exposeInt('page'),
    cells: t.field({ type: [CellType], resolve: ({ cells }) => [...cells] }),
  }),
})

export const ScheduleType = builder.objectRef<Schedule>('PolicySchedule').implement({
  description: 'A table of a document, as typed rows.',
  fields: (t) => ({
    kind: t.exposeString('kind'),
    label: t.string({ resolve: ({ kind }) => scheduleLabels[kind] }),
    title: t.exposeString('title'),
    columns: t.field({ type: [Column], resolve: ({ columns }) => [...columns] }),
    rows: t.field({ type: [Row], resolve: ({ rows }) => [...rows] }),
  }),
})
