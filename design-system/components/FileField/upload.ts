/** Uploads one file; progress goes from 0 to 1. */
export type UploadFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<{ id: string }>

/** One chosen file and the state of its upload. */
export type Upload = { key: number; file: File } &
  // Queued: only a few upload at once.
  (
    | { state: 'waiting' }
    | { state: 'uploading'; progress: number }
    | { state: 'done'; id: string }
    | { state: 'failed'; message: string }
    // Not retryable: too large, or an unsupported type.
    | { state: 'refused'; message: string }
  )

export type UploadAction =
  | { type: 'added'; upload: Upload }
  | { type: 'queued'; key: number }
  | { type: 'started'; key: number }
  | { type: 'progressed'; key: number; progress: number }
  | { type: 'finished'; key: number; id: string }
  | { type: 'failed' | 'refused'; key: number; message: string }
  | { type: 'removed'; key: number }

/** The field's state after an event of one of its files. */
export function uploadsAfter(uploads: readonly Upload[], action: UploadAction): readonly Upload[] {
  switch (action.type) {
    case 'added':
      return [...uploads, action.upload]
    case 'removed':
      return uploads.filter(({ key }) => key !== action.key)
    case 'queued':
      return change(uploads, action.key, ({ key, file }) => ({ key, file, state: 'waiting' }))
    case 'started':
      return change(uploads, action.key, ({ key, file }) => ({ key, file, state: 'uploading', progress: 0 }))
    case 'progressed':
      return change(uploads, action.key, (upload) =>
        upload.state === 'uploading' ? { ...upload, progress: action.progress } : upload,
      )
    case 'finished':
      return change(uploads, action.key, ({ key, file }) => ({ key, file, state: 'done', id: action.id }))
    case 'failed':
    case 'refused':
      return change(uploads, action.key, ({ key, file }) => ({
        key,
        file,
        state: action.type,
        message: action.message,
      }))
  }
}

/** A chosen file with its upload id; null until the upload finishes. */
export interface ChosenFile {
  file: File
  id: string | null
}

/** The field's initial state with these files. */
export function uploadsOf(chosen: readonly ChosenFile[]): readonly Upload[] {
  return chosen.map(({ file, id }, at) =>
    id === null ? { key: at + 1, file, state: 'waiting' } : { key: at + 1, file, state: 'done', id },
  )
}

/** What to save to restore the field. */
export function chosenFiles(uploads: readonly Upload[]): readonly ChosenFile[] {
  return uploads
    .filter(({ state }) => state !== 'refused')
    .map((upload) => ({ file: upload.file, id: upload.state === 'done' ? upload.id : null }))
}

/** Whether an upload is unfinished. */
export function isPending({ state }: Upload): boolean {
  return state === 'waiting' || state === 'uploading'
}

function change(uploads: readonly Upload[], key: number, to: (upload: Upload) => Upload): Upload[] {
  return uploads.map((upload) => (upload.key === key ? to(upload) : upload))
}
