import type { UploadFile } from '../upload.ts'

interface Transfer {
  file: File
  signal: AbortSignal
  onProgress: (share: number) => void
  finish: (answer: { id: string }) => void
  fail: (error: Error) => void
}

/** Uploads that wait until the test continues them. */
export function heldUploads() {
  const transfers: Transfer[] = []
  const upload: UploadFile = (file, { signal, onProgress }) =>
    new Promise((finish, fail) => {
      transfers.push({ file, signal, onProgress, finish, fail })
    })
  return {
    upload,
    transfers,
    transferOf: (name: string) => {
      const transfer = transfers.findLast(({ file }) => file.name === name)
      if (!transfer) throw new Error(`${name} is not on its way.`)
      return transfer
    },
  }
}
