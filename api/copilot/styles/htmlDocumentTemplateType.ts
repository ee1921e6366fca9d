import { FileType, presentFile } from '../../files/index.ts'
import {
  builder,
  connect,
  connectionArgs,
  connectionType,
  Node,
  nodeRef,
  type RequestContext,
  sortInput,
} from '../../graphql/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import { folded } from '../../platform/index.ts'
import { htmlDocumentTemplateKind } from './htmlDocumentTemplate.ts'

export const HtmlDocumentTemplateType = nodeRef('HtmlDocumentTemplate', htmlDocumentTemplateKind).implement({
  description: "One of the agency's document styles.",
  interfaces: [Node],
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    baseStyleId: t.exposeString('baseStyleId', {
      nullable: true,
      description: 'One of `documentBaseStyles`; null for none.',
    }),
    prefixFiles: t.field({
      type: [FileType],
      description: 'The start page; at most one.',
      resolve: ({ prefixFileId }, _, context) => filesOf(context, prefixFileId),
    }),
    suffixFiles: t.field({
      type: [FileType],
      description: 'The end page; at most one.',
      resolve: ({ suffixFileId }, _, context) => filesOf(context, suffixFileId),
    }),
    createdBy: t.field({
      type: AgencyUserType,
      nullable: true,
      resolve: ({ createdById }, _, context) => userOf(context, createdById),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

const HtmlDocumentTemplateConnection = connectionType('HtmlDocumentTemplate', HtmlDocumentTemplateType)

/** The index for each sort key. */
const orders = { TITLE: 'title', UPDATED_AT: 'updated' } as const

const HtmlDocumentTemplateSort = sortInput(
  'HtmlDocumentTemplate',
  Object.keys(orders) as (keyof typeof orders)[],
)

builder.queryFields((t) => ({
  htmlDocumentTemplate: t.field({
    type: HtmlDocumentTemplateType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { agency }) => agency.table(htmlDocumentTemplateKind).get(id) ?? null,
  }),
  htmlDocumentTemplates: t.field({
    type: HtmlDocumentTemplateConnection,
    description: "The agency's document styles, by title by default.",
    args: {
      ...connectionArgs(t.arg),
      text: t.arg.string({ description: 'Filters by title or description.' }),
      sort: t.arg({ type: HtmlDocumentTemplateSort }),
    },
    resolve: (_, { text, sort, ...page }, { agency }) =>
      connect(agency.table(htmlDocumentTemplateKind), page, {
        order: orders[sort?.by ?? 'TITLE'],
        direction: sort?.direction === 'DESCENDING' ? 'descending' : 'ascending',
        text: folded(text ?? ''),
      }),
  }),
}))

function filesOf({ agency }: RequestContext, fileId: string | null) {
  const file = fileId === null ? null : presentFile(agency, fileId)
  return file ? [file] : []
}
