import { RequestFailure } from './RequestFailure.ts'
import { host } from './host.ts'

export interface UploadedFile {
  id: string
  name: string
  /** Bytes. */
  size: number
}

export interface UploadOptions {
  signal?: AbortSignal
  /** A fraction between 0 and 1. */
  onProgress?: (share: number) => void
}

/** Uploads one file to the agency's store as a stream; throws the server's error message. */
export function uploadFile(file: File, { signal, onProgress }: UploadOptions = {}): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const abort = () => request.abort()
    // XMLHttpRequest, because fetch does not report upload progress.
    const request = new XMLHttpRequest()
    request.open('PUT', `/files?name=${encodeURIComponent(file.name)}`)
    request.responseType = 'json'
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total)
    request.onload = () => {
      if (request.status >= 200 && request.status < 300 && isUploadedFile(request.response)) {
        return resolve(request.response)
      }
      if (request.status === 401) host().signIn()
      reject(new RequestFailure(refusal(request.response), { status: request.status }))
    }
    request.onerror = () => reject(new RequestFailure('The connection was lost.', { status: 0 }))
    request.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    if (signal?.aborted) return request.onabort?.(new ProgressEvent('abort'))
    signal?.addEventListener('abort', abort)
    request.send(file)
  })
}

function isUploadedFile(body: unknown): body is UploadedFile {
  return typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string'
}

function refusal(body: unknown): string {
  const fallback = 'The file could not be uploaded.'
  if (typeof body !== 'object' || body === null || !('message' in body)) return fallback
  return typeof body.message === 'string' ? body.message : fallback
}
