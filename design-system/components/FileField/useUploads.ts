import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { type FileLimits, refusalOf } from './refusalOf.ts'
import { type ChosenFile, type Upload, type UploadFile, uploadsAfter, uploadsOf } from './upload.ts'

interface UploadsOptions extends FileLimits {
  upload: UploadFile
  /** The files from when the field was last open. */
  initialFiles?: readonly ChosenFile[] | undefined
}

/** Browsers open six connections per origin: the others stay free for the page. */
const mostAtOnce = 3

/** Uploads added files, a few at once; leaving the screen cancels unfinished uploads. */
export function useUploads({ upload, initialFiles = [], ...limits }: UploadsOptions) {
  const [uploads, dispatch] = useReducer(uploadsAfter, initialFiles, uploadsOf)
  const running = useRef(new Map<number, AbortController>())
  const waiting = useRef(new Map<number, File>())
  const nextKey = useRef(initialFiles.length + 1)

  const sendWaiting = useEffectEvent(() => {
    for (const { key, file, state } of uploads) if (state === 'waiting') queueUp(key, file)
  })

  useEffect(() => {
    sendWaiting()
    const controllers = running.current
    const queue = waiting.current
    return () => {
      queue.clear()
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  function queueUp(key: number, file: File) {
    waiting.current.set(key, file)
    startNext()
  }

  function startNext() {
    for (const [key, file] of waiting.current) {
      if (running.current.size >= mostAtOnce) return
      waiting.current.delete(key)
      void send(key, file)
    }
  }

  async function send(key: number, file: File) {
    const controller = new AbortController()
    running.current.set(key, controller)
    dispatch({ type: 'started', key })
    const { signal } = controller
    try {
      const { id } = await upload(file, {
        signal,
        onProgress: (progress) => dispatch({ type: 'progressed', key, progress }),
      })
      if (!signal.aborted) dispatch({ type: 'finished', key, id })
    } catch (error) {
      // A canceled upload has already been removed from the list.
      if (!signal.aborted)
        dispatch({ type: isRefusal(error) ? 'refused' : 'failed', key, message: messageOf(error) })
    } finally {
      running.current.delete(key)
      startNext()
    }
  }

  function take(files: Iterable<File>, beside: readonly Upload[], folders: ReadonlySet<File>) {
    const taken = beside.filter(({ state }) => state !== 'refused').map(({ file }) => file)
    for (const file of files) {
      const key = nextKey.current++
      const message = refusalOf(file, { taken, folders }, limits)
      if (message !== undefined) {
        dispatch({ type: 'added', upload: { key, file, state: 'refused', message } })
      } else {
        taken.push(file)
        dispatch({ type: 'added', upload: { key, file, state: 'waiting' } })
        queueUp(key, file)
      }
    }
  }

  function remove({ key }: Upload) {
    waiting.current.delete(key)
    running.current.get(key)?.abort()
    dispatch({ type: 'removed', key })
  }

  return {
    uploads,
    add: (files: Iterable<File>, folders = noFolders) => take(files, uploads, folders),
    /** Replaces all files with one. */
    replace(file: File, folders = noFolders) {
      uploads.forEach(remove)
      take([file], [], folders)
    },
    retry({ key, file }: Upload) {
      dispatch({ type: 'queued', key })
      queueUp(key, file)
    },
    remove,
  }
}

const noFolders: ReadonlySet<File> = new Set()

/** The server has rejected the file itself; retrying would send the same file. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : null
  return status === 400 || status === 413 || status === 415 || status === 422
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'The upload failed.'
}
