import { Node, nodeRef } from '../graphql/index.ts'
import { fileKind } from './storedFile.ts'

export const FileType = nodeRef('File', fileKind).implement({
  interfaces: [Node],
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    mimeType: t.exposeString('mimeType'),
    name: t.exposeString('name'),
    notes: t.exposeString('notes', { nullable: true }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    type: t.exposeString('type', { nullable: true }),
    url: t.string({
      description: 'A signed address, good for a few minutes.',
      resolve: (file, _, { addressOf }) => addressOf(file),
    }),
  }),
})
