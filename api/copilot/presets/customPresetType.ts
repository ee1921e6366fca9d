import {
  builder,
  connect,
  connectionArgs,
  connectionType,
  Node,
  nodeRef,
  recordLoader,
  sortInput,
} from '../../graphql/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import { folded } from '../../platform/index.ts'
import { customPresetKind } from './customPreset.ts'

const loadPreset = recordLoader(customPresetKind)

export const CustomPresetType = nodeRef('CustomPreset', customPresetKind).implement({
  description: 'Task instructions for Cara, written by the agency.',
  interfaces: [Node],
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    basePrompt: t.string({
      description: 'Instructions that Cara always receives, whatever the message says.',
      resolve: async (preset, _, context) => (await loadPreset(context, preset)).value.basePrompt,
    }),
    allowFileUpload: t.exposeBoolean('allowFileUpload'),
    createdBy: t.field({
      type: AgencyUserType,
      nullable: true,
      resolve: ({ createdById }, _, context) => userOf(context, createdById),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

const CustomPresetConnection = connectionType('CustomPreset', CustomPresetType)

/** The index for each sort key. */
const orders = { TITLE: 'title', UPDATED_AT: 'updated' } as const

const CustomPresetSort = sortInput('CustomPreset', Object.keys(orders) as (keyof typeof orders)[])

builder.queryFields((t) => ({
  customPreset: t.field({
    type: CustomPresetType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { agency }) => agency.table(customPresetKind).get(id) ?? null,
  }),
  customPresets: t.field({
    type: CustomPresetConnection,
    description: "The agency's presets, by title by default.",
    args: {
      ...connectionArgs(t.arg),
      text: t.arg.string({ description: 'Filters by title or description.' }),
      sort: t.arg({ type: CustomPresetSort }),
    },
    resolve: (_, { text, sort, ...page }, { agency }) =>
      connect(agency.table(customPresetKind), page, {
        order: orders[sort?.by ?? 'TITLE'],
        direction: sort?.direction === 'DESCENDING' ? 'descending' : 'ascending',
        text: folded(text ?? ''),
      }),
  }),
}))
