/** Sends one file; the progress goes from 0 to 1. */
export type UploadFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<{ id: string }>

/** One chosen file on its way. */
export type Upload = { key: number; file: File } &
  // For its turn: only a few are sent at once.
  (
    | { state: 'waiting' }
    | { state: 'uploading'; progress: number }
    | { state: 'done'; id: string }
    | { state: 'failed'; message: string }
    // Not to be sent again as it is: too large, or of another kind.
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

/** What the field shows after something happened to one of its files. */
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

/** A chosen file with the id it was uploaded under; null while it has not arrived. */
export interface ChosenFile {
  file: File
  id: string | null
}

/** The field as it was left, with these files chosen. */
export function uploadsOf(chosen: readonly ChosenFile[]): readonly Upload[] {
  return chosen.map(({ file, id }, at) =>
    id === null ? { key: at + 1, file, state: 'waiting' } : { key: at + 1, file, state: 'done', id },
  )
}

/** What to keep of the field, to open it again as it is. */
export function chosenFiles(uploads: readonly Upload[]): readonly ChosenFile[] {
  return uploads
    .filter(({ state }) => state !== 'refused')
    .map((upload) => ({ file: upload.file, id: upload.state === 'done' ? upload.id : null }))
}

/** Whether a file has yet to arrive. */
export function isPending({ state }: Upload): boolean {
  return state === 'waiting' || state === 'uploading'
}

function change(uploads: readonly Upload[], key: number, to: (upload: Upload) => Upload): Upload[] {
  return uploads.map((upload) => (upload.key === key ? to(upload) : upload))
}
