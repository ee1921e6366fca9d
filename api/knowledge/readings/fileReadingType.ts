import { DocumentTypeEnum, FileType } from '../../files/index.ts'
import { builder, Node, nodeRef, recordLoader } from '../../graphql/index.ts'
import { mismatchMessage } from '../details/mismatchMessage.ts'
import { policyFactsOf } from '../details/policyFactsOf.ts'
import type { DocumentRecognition } from '../facts/policyFacts.ts'
import { CitationBox, citationBoxes, CitationType } from './citation.ts'
import {
  fileReadingKind,
  fileReadingOf,
  readingStates,
  recognizedLabels,
  suggestedType,
} from './fileReading.ts'

const loaded = recordLoader(fileReadingKind)

interface RecognizedDocument {
  readonly recognition: DocumentRecognition
  readonly fileId: string
}

const Recognition = builder.objectRef<RecognizedDocument>('DocumentRecognition').implement({
  description: 'The detected type of a document.',
  fields: (t) => ({
    label: t.string({ resolve: ({ recognition }) => recognizedLabels[recognition.type].label }),
    suggestedType: t.field({
      type: DocumentTypeEnum,
      nullable: true,
      description: 'Type to preselect; null if uncertain.',
      resolve: ({ recognition }) => suggestedType(recognition),
    }),
    confidence: t.float({
      description: 'From 0 to 1.',
      resolve: ({ recognition }) => recognition.confidence,
    }),
    citation: t.field({
      type: CitationType,
      nullable: true,
      description: 'The words the detection is based on.',
      resolve: ({ recognition: { quote, page }, fileId }) =>
        quote === null || page === null ? null : { fileId, quote, page },
    }),
  }),
})

const FileReadingType = nodeRef('FileReading', fileReadingKind).implement({
  interfaces: [Node],
  description: 'Progress of reading a file.',
  fields: (t) => ({
    state: t.expose('state', { type: builder.enumType('FileReadingState', { values: readingStates }) }),
    pages: t.int({
      nullable: true,
      description: 'Null until known.',
      resolve: async (row, _, context) => (await loaded(context, row)).value.pages,
    }),
    pagesRead: t.int({ resolve: async (row, _, context) => (await loaded(context, row)).value.pagesRead }),
    notes: t.stringList({
      description: 'Anything unusual about reading it.',
      resolve: async (row, _, context) => [...(await loaded(context, row)).value.notes],
    }),
    failure: t.string({
      nullable: true,
      description: 'Why it could not be read.',
      resolve: async (row, _, context) => (await loaded(context, row)).value.failure,
    }),
    recognition: t.field({
      type: Recognition,
      nullable: true,
      resolve: async (row, _, context) => {
        const { recognition, fileId } = (await loaded(context, row)).value
        return recognition && { recognition, fileId }
      },
    }),
  }),
})

builder.objectFields(FileType, (t) => ({
  reading: t.field({
    type: FileReadingType,
    nullable: true,
    description: 'Null until reading starts.',
    resolve: ({ id }, _, { agency }) => fileReadingOf(agency, id),
  }),
  mismatches: t.stringList({
    description: 'Why the document seems to belong to another policy, as sentences.',
    async resolve({ id, attachedTo }, _, { agency }) {
      const merged = attachedTo === null ? null : await policyFactsOf(agency, attachedTo)
      const own = merged?.mismatches.filter(({ documentId }) => documentId === id) ?? []
      return own.map(mismatchMessage)
    },
  }),
  quoteBoxes: t.field({
    type: [CitationBox],
    description: 'Where a quote is on its page, for links that carry only the text.',
    args: { page: t.arg.int({ required: true }), quote: t.arg.string({ required: true }) },
    resolve: ({ id }, { page, quote }, context) => citationBoxes(context, { fileId: id, page, quote }),
  }),
}))
