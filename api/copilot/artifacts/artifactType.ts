import { FileType, presentFile } from '../../files/index.ts'
import { builder, Node, nodeRef, type RequestContext } from '../../graphql/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import { CitationType } from '../workspaces/citationType.ts'
import { type ArtifactChange, artifactChanges } from './artifactChanges.ts'
import { type FilledField, filledFormOf, shownValue } from './filledForm.ts'
import { type Attachment, attachableTo, attachmentsOf } from './attachments.ts'
import { isEditableBlock } from './textBlock.ts'
import {
  artifactKind,
  artifactTypes,
  latestVersion,
  readArtifactContent,
  type ArtifactContent,
  type ArtifactRow,
  type ArtifactVersion,
  type EmailContent,
  type EmailRecipient,
  type FileContent,
  type HtmlDocumentContent,
} from './artifact.ts'

const ArtifactTypeEnum = builder.enumType('CaraArtifactType', { values: artifactTypes })

const ArtifactVersionType = builder.objectRef<ArtifactVersion>('CaraArtifactVersion').implement({
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Starts at 1.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    note: t.exposeString('note', { description: 'What changed: "Made shorter".' }),
    agencyUser: t.field({
      type: AgencyUserType,
      nullable: true,
      description: 'The author; null for Cara.',
      resolve: ({ agencyUserId }, _, context) => userOf(context, agencyUserId),
    }),
  }),
})

const EmailRecipientType = builder.objectRef<EmailRecipient>('CaraEmailRecipient').implement({
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true }),
    email: t.exposeString('email'),
  }),
})

const EmailAttachmentType = builder.objectRef<Attachment>('CaraEmailAttachment').implement({
  description: 'A stored file, or a document that Cara made and that is sent as a PDF.',
  fields: (t) => ({
    sourceId: t.exposeID('id', { description: 'The file, or the artifact that Cara made.' }),
    name: t.exposeString('name'),
    size: t.int({
      nullable: true,
      description: 'In bytes; null for a document that becomes a PDF when it is sent.',
      resolve: (attachment) => ('file' in attachment ? attachment.file.size : null),
    }),
    url: t.string({
      description: 'Where to download it. A signed URL of a file is valid for a few minutes.',
      resolve: (attachment, _, { addressOf }) =>
        'file' in attachment
          ? addressOf(attachment.file)
          : `/html/${attachment.workspaceId}/${attachment.id}.pdf?version=${attachment.version}`,
    }),
  }),
})

const EmailType = builder.objectRef<EmailContent & Pick<ArtifactRow, 'workspaceId'>>('CaraEmail').implement({
  fields: (t) => ({
    subject: t.exposeString('subject'),
    to: t.field({ type: [EmailRecipientType], resolve: ({ to }) => [...to] }),
    body: t.exposeString('body', { description: 'Plain text.' }),
    attachments: t.field({
      type: [EmailAttachmentType],
      description: 'In the version that would be sent now.',
      resolve: (email, _, { agency }) => attachmentsOf(agency, email),
    }),
    attachable: t.field({
      type: [EmailAttachmentType],
      description:
        'What can be attached: what Cara made in the workspace, its files, and documents of the account.',
      resolve: ({ workspaceId }, _, { agency }) => attachableTo(agency, workspaceId),
    }),
  }),
})

const FormFieldKind = builder.enumType('CaraFormFieldKind', {
  values: ['TEXT', 'MULTILINE', 'CHECKBOX', 'CHOICE'] as const,
})

const FormOptionType = builder.objectRef<FilledField['options'][number]>('CaraFormOption').implement({
  fields: (t) => ({
    value: t.exposeString('value'),
    label: t.exposeString('label', { description: 'The words printed beside it.' }),
  }),
})

const FormFieldType = builder.objectRef<FilledField>('CaraFormField').implement({
  description: 'A field of a filled form.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name in the PDF.' }),
    label: t.exposeString('label'),
    section: t.exposeString('section', { description: 'The heading that it is under; empty if none.' }),
    kind: t.field({ type: FormFieldKind, resolve: ({ kind }) => fieldKinds[kind] }),
    options: t.field({ type: [FormOptionType], resolve: ({ options }) => [...options] }),
    value: t.string({
      description: 'Text, a chosen option, or "true" for a checked box; empty if there is none.',
      resolve: ({ value }) => (typeof value === 'boolean' ? (value ? 'true' : '') : (value ?? '')),
    }),
    shownValue: t.string({
      description: 'The value as people read it: "Checked", or the words printed beside an option.',
      resolve: shownValue,
    }),
    source: t.exposeString('source', { nullable: true, description: 'Where the value is from.' }),
    isUncertain: t.exposeBoolean('isUncertain', { description: 'Whether a person should check it.' }),
    isTooLong: t.exposeBoolean('isTooLong', {
      description: 'Whether the value does not fit its field, and goes on in the additional remarks.',
    }),
    citation: t.field({ type: CitationType, nullable: true, resolve: ({ cited }) => cited }),
  }),
})

const fieldKinds = {
  text: 'TEXT',
  multiline: 'MULTILINE',
  checkBox: 'CHECKBOX',
  radio: 'CHOICE',
  choice: 'CHOICE',
  other: 'TEXT',
} as const satisfies Record<FilledField['kind'], unknown>

const DocumentType = builder.objectRef<FileContent>('CaraDocument').implement({
  fields: (t) => ({
    documentType: t.exposeString('documentType', { description: 'What the document is: "ACORD 125".' }),
    data: t.exposeString('data', {
      nullable: true,
      description: 'Details as JSON, such as the source of each filled field.',
    }),
    formFields: t.field({
      type: [FormFieldType],
      description: 'The fields of a filled form in form order; empty for other documents.',
      resolve: (content) => [...(filledFormOf(content)?.fields ?? [])],
    }),
    file: t.field({
      type: FileType,
      nullable: true,
      resolve: ({ fileId }, _, { agency }) => presentFile(agency, fileId),
    }),
    downloadUrl: t.string({
      nullable: true,
      description: 'Signed URL, valid for a few minutes.',
      resolve({ fileId }, _, { agency, addressOf }) {
        const file = presentFile(agency, fileId)
        return file && addressOf(file)
      },
    }),
  }),
})

const HtmlDocumentType = builder.objectRef<HtmlDocumentContent>('CaraHtmlDocument').implement({
  fields: (t) => ({
    styleId: t.exposeString('styleId', {
      description: 'A built-in style (`builtin:warm-human`) or the id of an HTML document template.',
    }),
    blocksJson: t.string({
      description: 'The blocks as JSON; `isText` marks those an editor can change.',
      resolve: ({ document }) =>
        JSON.stringify(document.blocks.map((block) => ({ ...block, isText: isEditableBlock(block) }))),
    }),
  }),
})

const ArtifactChangeType = builder.objectRef<ArtifactChange>('CaraArtifactChange').implement({
  fields: (t) => ({
    kind: t.expose('kind', {
      type: builder.enumType('CaraArtifactChangeKind', { values: ['ADDED', 'REMOVED', 'SAME'] as const }),
    }),
    text: t.exposeString('text'),
  }),
})

export const ArtifactType = nodeRef('CaraArtifact', artifactKind)

const versionArgument = {
  description: 'Defaults to the latest version.',
} as const

ArtifactType.implement({
  description: 'Something that Cara made. Exactly one of `email`, `document` and `htmlDocument` is set.',
  interfaces: [Node],
  fields: (t) => ({
    type: t.expose('type', { type: ArtifactTypeEnum }),
    title: t.exposeString('title'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    stageId: t.exposeID('stageId', { nullable: true, description: 'The plan stage that created it.' }),
    version: t.int({ description: 'Number of the latest version.', resolve: latestVersion }),
    versions: t.field({
      type: [ArtifactVersionType],
      description: 'Oldest first.',
      resolve: ({ versions }) => [...versions],
    }),
    citations: t.field({
      type: [CitationType],
      resolve: async ({ id }, _, { agency }) => [
        ...((await agency.read(artifactKind, id))?.value.citations ?? []),
      ],
    }),
    email: t.field({
      type: EmailType,
      nullable: true,
      args: { version: t.arg.int(versionArgument) },
      async resolve(row, { version }, context) {
        const content = await contentOf(context, row, version)
        return content?.type === 'EMAIL' ? { ...content, workspaceId: row.workspaceId } : null
      },
    }),
    document: t.field({
      type: DocumentType,
      nullable: true,
      args: { version: t.arg.int(versionArgument) },
      resolve: async (row, { version }, context) =>
        row.type === 'DOCUMENT' ? ((await contentOf(context, row, version)) as FileContent) : null,
    }),
    htmlDocument: t.field({
      type: HtmlDocumentType,
      nullable: true,
      args: { version: t.arg.int(versionArgument) },
      resolve: async (row, { version }, context) =>
        row.type === 'HTML_DOCUMENT'
          ? ((await contentOf(context, row, version)) as HtmlDocumentContent)
          : null,
    }),
    changes: t.field({
      type: [ArtifactChangeType],
      description: 'Text changes between two versions; empty if either version does not exist.',
      args: { from: t.arg.int({ required: true }), to: t.arg.int({ required: true }) },
      async resolve(row, { from, to }, context) {
        const [before, after] = [await compared(context, row, from), await compared(context, row, to)]
        return before && after ? artifactChanges(before, after) : []
      },
    }),
  }),
})

async function contentOf(
  { agency }: RequestContext,
  row: ArtifactRow,
  version: number | null | undefined,
): Promise<ArtifactContent | null> {
  return await readArtifactContent(agency, row.id, version ?? latestVersion(row))
}

/** A version with the names of what it attaches; null if it does not exist. */
async function compared(context: RequestContext, row: ArtifactRow, version: number) {
  const content = await contentOf(context, row, version)
  if (!content) return null
  const { workspaceId } = row
  const attached =
    content.type === 'EMAIL' ? await attachmentsOf(context.agency, { ...content, workspaceId }) : []
  return { content, attachments: attached.map(({ name }) => name) }
}
