import { builder } from '../../graphql/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import type { ScheduleColumn, ScheduleKind } from '../facts/policyFacts.ts'
import { CitationType } from '../readings/citation.ts'
import type { ReviewedCell, ReviewedRow, ReviewedSchedule } from './reviewedSchedules.ts'

export const scheduleLabels = {
  vehicles: 'Vehicles',
  drivers: 'Drivers',
  motorRecords: 'Motor vehicle records',
  locations: 'Locations',
  equipment: 'Equipment',
  losses: 'Losses',
  mileage: 'Mileage and fuel tax',
} as const satisfies Record<ScheduleKind, string>

const Column = builder.objectRef<ScheduleColumn>('PolicyScheduleColumn').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    label: t.exposeString('label'),
    kind: t.exposeString('kind', { description: '`text`, `number`, `money` or `date`' }),
  }),
})

const CellType = builder.objectRef<ReviewedCell>('PolicyScheduleCell').implement({
  fields: (t) => ({
    path: t.exposeString('path', { description: 'For `reviewPolicyDetail`, which corrects the cell.' }),
    text: t.exposeString('text', { description: 'As printed.' }),
    value: t.string({
      nullable: true,
      description:
        'What a person entered, else what the document says. Money is whole cents; a date is YYYY-MM-DD; null when it is not of the kind of its column.',
      resolve: ({ value }) => (value === null ? null : String(value)),
    }),
    citation: t.expose('citation', {
      type: CitationType,
      nullable: true,
      description: 'Where it is printed; null for an empty cell.',
    }),
    correctedBy: t.field({
      type: AgencyUserType,
      nullable: true,
      description: 'Who entered the value in place of what is printed.',
      resolve: ({ decision }, _, context) => userOf(context, decision?.by ?? null),
    }),
    isCorrected: t.boolean({ resolve: ({ decision }) => decision !== null }),
  }),
})

const Row = builder.objectRef<ReviewedRow>('PolicyScheduleRow').implement({
  fields: (t) => ({
    id: t.exposeID('id', {
      description: 'Within its schedule; the same when a later document lists it elsewhere.',
    }),
    page: t.exposeInt('page'),
    cells: t.field({ type: [CellType], resolve: ({ cells }) => [...cells] }),
  }),
})

export const ScheduleType = builder.objectRef<ReviewedSchedule>('PolicySchedule').implement({
  description: 'A table of a document, as typed rows, with what staff corrected.',
  fields: (t) => ({
    id: t.exposeID('id', {
      description: 'Within the policy: `vehicles-1` in its documents, `vehicles` for the policy’s own.',
    }),
    kind: t.string({ resolve: ({ schedule }) => schedule.kind }),
    label: t.string({ resolve: ({ schedule }) => scheduleLabels[schedule.kind] }),
    title: t.string({ resolve: ({ schedule }) => schedule.title }),
    columns: t.field({ type: [Column], resolve: ({ schedule }) => [...schedule.columns] }),
    rows: t.field({ type: [Row], resolve: ({ rows }) => [...rows] }),
  }),
})
