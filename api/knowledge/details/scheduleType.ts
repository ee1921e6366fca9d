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
  coverages: 'Coverages',
  classes: 'Rating classes',
  forms: 'Forms',
  endorsements: 'Endorsements',
  provisions: 'Provisions',
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
    path: t.exposeString('path', {
      description: 'Path that `reviewPolicyDetail` takes to correct the cell.',
    }),
    text: t.exposeString('text', { description: 'As printed.' }),
    value: t.string({
      nullable: true,
      description:
        "The user's correction, or else the value in the document. Money in whole cents, dates as YYYY-MM-DD; null if it does not fit the column's kind.",
      resolve: ({ value }) => (value === null ? null : String(value)),
    }),
    citation: t.expose('citation', {
      type: CitationType,
      nullable: true,
      description: 'Where the value is printed; null for an empty cell.',
    }),
    correctedBy: t.field({
      type: AgencyUserType,
      nullable: true,
      description: 'The user who corrected the printed value.',
      resolve: ({ decision }, _, context) => userOf(context, decision?.by ?? null),
    }),
    isCorrected: t.boolean({ resolve: ({ decision }) => decision !== null }),
  }),
})

interface OwnedRow extends ReviewedRow {
  /** The schedule it belongs to, unique across policies. */
  readonly owner: string
}

const Row = builder.objectRef<OwnedRow>('PolicyScheduleRow').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ owner, id }) => `${owner}:${id}` }),
    key: t.exposeString('id', {
      description: 'Identifies the row within its schedule, even if a later document lists it elsewhere.',
    }),
    page: t.exposeInt('page'),
    cells: t.field({ type: [CellType], resolve: ({ cells }) => [...cells] }),
  }),
})

export const ScheduleType = builder.objectRef<ReviewedSchedule>('PolicySchedule').implement({
  description: 'A table from a document as typed rows, with staff corrections.',
  fields: (t) => ({
    id: t.id({ resolve: ownerId }),
    name: t.exposeString('id', {
      description:
        "Unique within the policy: `vehicles-1` in its documents, `vehicles` for the policy's own.",
    }),
    kind: t.string({ resolve: ({ schedule }) => schedule.kind }),
    label: t.string({ resolve: ({ schedule }) => scheduleLabels[schedule.kind] }),
    title: t.string({ resolve: ({ schedule }) => schedule.title }),
    columns: t.field({ type: [Column], resolve: ({ schedule }) => [...schedule.columns] }),
    rows: t.field({
      type: [Row],
      resolve: (schedule) => schedule.rows.map((row) => ({ ...row, owner: ownerId(schedule) })),
    }),
  }),
})

/** Several policies have a schedule `vehicles-1`, so the cache needs an ID that is unique across policies. */
function ownerId({ policyId, id }: ReviewedSchedule): string {
  return `${policyId}:${id}`
}
