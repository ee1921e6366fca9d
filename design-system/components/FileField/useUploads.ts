import { useEffect, useReducer, useRef } from 'react'
import { refusalOf } from './refusalOf.ts'
import { type Upload, type UploadFile, uploadsAfter } from './upload.ts'

interface UploadsOptions {
  upload: UploadFile
  accept: string | undefined
  maxBytes: number | undefined
}

/** Sends the files that are added, each by itself; leaving the screen gives up those on their way. */
export function useUploads({ upload, accept, maxBytes }: UploadsOptions) {
  const [uploads, dispatch] = useReducer(uploadsAfter, noUploads)
  const running = useRef(new Map<number, AbortController>())
  const nextKey = useRef(1)

  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  async function send(key: number, file: File) {
    const controller = new AbortController()
    running.current.set(key, controller)
    const { signal } = controller
    try {
      const { id } = await upload(file, {
        signal,
        onProgress: (progress) => dispatch({ type: 'progressed', key, progress }),
      })
      if (!signal.aborted) dispatch({ type: 'finished', key, id })
    } catch (error) {
      // Whoever gave the upload up has taken it off the list already.
      if (!signal.aborted) dispatch({ type: 'failed', key, message: messageOf(error) })
    } finally {
      running.current.delete(key)
    }
  }

  return {
    uploads,
    add(files: Iterable<File>) {
      for (const file of files) {
        const key = nextKey.current++
        const message = refusalOf(file, { accept, maxBytes })
        if (message !== undefined) {
          dispatch({ type: 'added', upload: { key, file, state: 'refused', message } })
        } else {
          dispatch({ type: 'added', upload: { key, file, state: 'uploading', progress: 0 } })
          void send(key, file)
        }
      }
    },
    retry({ key, file }: Upload) {
      dispatch({ type: 'restarted', key })
      void send(key, file)
    },
    remove({ key }: Upload) {
      running.current.get(key)?.abort()
      dispatch({ type: 'removed', key })
    },
  }
}

const noUploads: readonly Upload[] = []

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'The upload failed.'
}
