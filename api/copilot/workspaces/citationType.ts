import { FileType, presentFile } from '../../files/index.ts'
import { builder } from '../../graphql/index.ts'
import type { Citation } from './caraMessage.ts'

export const CitationType = builder.objectRef<Citation>('CaraCitation').implement({
  description: 'A place in a document that supports a statement.',
  fields: (t) => ({
    fileId: t.exposeID('fileId'),
    fileName: t.exposeString('fileName'),
    page: t.exposeInt('page', { description: 'Starts at 1.' }),
    quote: t.exposeString('quote', { description: 'Verbatim.' }),
    file: t.field({
      type: FileType,
      nullable: true,
      description: 'Null if the file was deleted.',
      resolve: ({ fileId }, _, { agency }) => presentFile(agency, fileId),
    }),
  }),
})
