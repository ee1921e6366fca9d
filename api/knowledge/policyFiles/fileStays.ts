import { builder, NamedError } from '../../graphql/index.ts'

interface FileStays {
  readonly __typename: 'FileStaysError'
  readonly message: string
}

export const FileStaysError = builder.objectRef<FileStays>('FileStaysError').implement({
  description: 'The document was not changed; the message says why.',
  interfaces: [NamedError],
})

/** The error for a document that can't be deleted or restored. */
export function fileStays(message: string): FileStays {
  return { __typename: 'FileStaysError', message }
}

export const changedMeanwhile = 'This document was changed in the meantime. Try again.'
