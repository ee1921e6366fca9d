import { uploadFile, type UploadOptions, useAgencyChanges } from '@coverdesk/contract'
import { useRef } from 'react'

/** Uploads files; calls back with the last one's ID at first and whenever a file has been read. */
export function useReadUpload(look: (fileId: string) => Promise<unknown>) {
  const last = useRef<string>(null)
  const lookAgain = useAgencyChanges({ typename: 'FileReading' }, async () => {
    if (last.current !== null) await look(last.current)
  })

  return async function upload(file: File, options: UploadOptions) {
    const uploaded = await uploadFile(file, options)
    last.current = uploaded.id
    lookAgain()
    return uploaded
  }
}
