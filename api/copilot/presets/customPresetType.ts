import {
  builder,
  connect,
  connectionArgs,
  connectionType,
  Node,
  nodeRef,
  recordLoader,
} from '../../graphql/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import { folded } from '../../platform/index.ts'
import { customPresetKind } from './customPreset.ts'

const loadPreset = recordLoader(customPresetKind)

export const CustomPresetType = nodeRef('CustomPreset', customPresetKind).implement({
  description: 'Task instructions for Cara that the agency wrote.',
  interfaces: [Node],
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    basePrompt: t.string({
      description: 'What Cara is told, whatever the message says.',
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

builder.queryFields((t) => ({
  customPreset: t.field({
    type: CustomPresetType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { agency }) => agency.table(customPresetKind).get(id) ?? null,
  }),
  customPresets: t.field({
    type: CustomPresetConnection,
    description: "The agency's presets by title.",
    args: {
      ...connectionArgs(t.arg),
      text: t.arg.string({ description: 'Part of the title or description.' }),
    },
    resolve: (_, { text, ...page }, { agency }) =>
      connect(agency.table(customPresetKind), page, { order: 'title', text: folded(text ?? '') }),
  }),
}))
