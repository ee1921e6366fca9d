import { Node, nodeRef } from '../graphql/index.ts'
import { DocumentTypeEnum } from './documentType.ts'
import { fileKind, presentFile } from './storedFile.ts'

export const FileType = nodeRef('File', fileKind, ({ agency }, id) => presentFile(agency, id)).implement({
  interfaces: [Node],
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    mimeType: t.exposeString('mimeType'),
    name: t.exposeString('name'),
    notes: t.exposeString('notes', { nullable: true }),
    size: t.exposeInt('size', { description: 'In bytes.' }),
    type: t.expose('type', { type: DocumentTypeEnum, nullable: true }),
    url: t.string({
      description: 'Signed URL, valid for a few minutes.',
      resolve: (file, _, { addressOf }) => addressOf(file),
    }),
  }),
})
