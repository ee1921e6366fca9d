import { z } from 'zod'
import { documentTypes, type DocumentType, type StoredFile } from '../../files/index.ts'
import { legibleText } from '../../graphql/index.ts'

const chooseType = 'Choose the type of the document.'
const longestNotes = 2_000

/** The fields entered when a document is uploaded. */
export const policyFileForm = z.object({
  fileId: z.string('Choose a file.').describe('The ID returned by the file upload.'),
  type: z.enum(Object.keys(documentTypes) as [DocumentType], chooseType),
  notes: legibleText(longestNotes, {
    tooLong: `Notes may have up to ${longestNotes.toLocaleString('en-US')} characters.`,
  })
    .nullish()
    .transform((text) => text || null)
    .describe('Not visible to the client.'),
  visible: z.boolean().nullish().describe('Whether the client can see it. Defaults by document type.'),
})

/** The form with client visibility filled in by type. */
export const policyFileRules = policyFileForm.transform(({ fileId, type, notes, visible }) => ({
  fileId,
  details: { type, notes, isVisible: visible ?? documentTypes[type].isVisible },
}))

const staysWith = {
  cl: 'This document is an issued certificate and can’t be deleted.',
  cb: 'This document was created with a batch of certificates and can’t be deleted.',
  sr: 'This document belongs to a service request and can’t be deleted here.',
  tx: 'This document is a timeline export and can’t be deleted.',
} as const satisfies Record<string, string>

/** Why the file can't be deleted, in plain words; null if it can. Only a policy's own documents can be. */
export function refusalToDelete({ attachedTo }: Pick<StoredFile, 'attachedTo'>): string | null {
  const prefix = attachedTo?.slice(0, attachedTo.indexOf('_'))
  if (prefix === 'bp') return null
  const words: Readonly<Record<string, string>> = staysWith
  return words[prefix ?? ''] ?? 'This document is not a document of a policy.'
}
