import type { DocumentWriter } from '../../documents/index.ts'
import { attached, canAttach, fileKind, FileType, presentFile } from '../../files/index.ts'
import type { StoredFile } from '../../files/index.ts'
import { builder, fieldError, ValidationErrors } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyKind, agencyOf, AgencyType, emptyProfile } from '../../identity/index.ts'
import { conflict, replace, retryOnConflict } from '../../platform/index.ts'
import { imageSize } from '../../reading/index.ts'

builder.objectField(AgencyType, 'logo', (t) =>
  t.field({
    type: FileType,
    nullable: true,
    description: 'A PNG or JPEG, shown on certificates and generated documents.',
    resolve: ({ profile: { logoFileId } }, _, { agency }) =>
      logoFileId === null ? null : presentFile(agency, logoFileId),
  }),
)

const UpdateAgencyLogoSuccess = builder
  .objectRef<{ readonly __typename: 'UpdateAgencyLogoSuccess' }>('UpdateAgencyLogoSuccess')
  .implement({
    fields: (t) => ({
      agency: t.field({ type: AgencyType, resolve: (_, __, { agency }) => agencyOf(agency) }),
    }),
  })

builder.mutationField('updateAgencyLogo', (t) =>
  t.field({
    type: builder.unionType('UpdateAgencyLogoResult', { types: [UpdateAgencyLogoSuccess, ValidationErrors] }),
    args: { fileId: t.arg.id({ description: 'A file uploaded by the viewer. Null removes the logo.' }) },
    resolve: (_, { fileId }, context) => updateAgencyLogo(context, fileId ?? null),
  }),
)

async function updateAgencyLogo(context: RequestContext, fileId: string | null) {
  const { agency, actor, clock } = context
  const upload = fileId === null ? null : await agency.read(fileKind, fileId)
  const problem = fileId === null ? null : await problemWith(context, upload?.value)
  if (problem !== null) return fieldError('fileId', problem)

  const answer = await retryOnConflict(async () => {
    const record = await agency.read(agencyKind, agency.id)
    if (!record) throw new Error('The agency has no record of itself.')
    const profile = record.value.profile ?? emptyProfile
    const former = profile.logoFileId === null ? null : await agency.read(fileKind, profile.logoFileId)
    const changes = [
      replace(
        record,
        { ...record.value, profile: { ...profile, logoFileId: fileId } },
        'UPDATE_AGENCY_PROFILE',
      ),
      ...(upload ? [replace(upload, attached(upload.value, agency.id), 'ATTACH_FILE')] : []),
      ...(former ? [replace(former, { ...former.value, deletedAt: clock.now() }, 'DELETE_FILE')] : []),
    ]
    const committed = await agency.commit(actor, changes)
    return committed.ok ? { __typename: 'UpdateAgencyLogoSuccess' as const } : conflict
  })
  return answer === conflict ? fieldError('fileId', uploadAgain) : answer
}

const most = { bytes: 1024 * 1024, pixels: 2_000 }
const uploadAgain = 'This file is no longer available. Upload it again.'
const unreadable = 'This image could not be read. Save it again as a PNG or JPEG, then upload it.'

/** Why the file can't be used as the logo; null if it can. */
async function problemWith({ agency, viewer, documents }: RequestContext, file: StoredFile | undefined) {
  if (!file || !canAttach(file, viewer.id)) return uploadAgain
  // An SVG can hold scripts and links to other sites.
  if (file.mimeType !== 'image/png' && file.mimeType !== 'image/jpeg') return 'Upload a PNG or JPEG file.'
  if (file.size > most.bytes) return 'A logo may have up to 1 MB.'
  const blob = await agency.blobs.read(file.hash)
  if (!blob) return uploadAgain
  const bytes = new Uint8Array(await new Response(blob.body).arrayBuffer())
  const size = imageSize(bytes)
  if (!size || size.width === 0 || size.height === 0) return unreadable
  if (size.width > most.pixels || size.height > most.pixels)
    return 'A logo may be up to 2,000 pixels wide and high.'
  const source = `data:${file.mimeType};base64,${bytes.toBase64()}`
  return (await canPrint(documents, source)) ? null : unreadable
}

/** Test-renders a page with the picture: an unprintable logo would block all certificates. */
async function canPrint(documents: DocumentWriter, source: string): Promise<boolean> {
  try {
    await documents.pdf({
      title: 'Logo',
      language: 'en-US',
      author: '',
      createdAt: '2026-01-01T00:00:00Z',
      footer: '',
      blocks: [{ type: 'picture', source, alternative: 'Logo', width: 34, height: 34 }],
    })
    return true
  } catch {
    return false
  }
}
