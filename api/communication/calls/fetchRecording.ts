import { z } from 'zod'
import { fileKind, safeFileName } from '../../files/index.ts'
import { BlobTooLargeError, create, defineJob, FetchRefusedError, replace } from '../../platform/index.ts'
import type { Clock, JobHandler } from '../../platform/index.ts'
import { callKind } from './call.ts'

export const fetchRecordingJob = {
  name: 'fetchRecording',
  parse: (stored: unknown) => z.string().parse(stored),
}

const maxRecordingBytes = 200 * 1024 * 1024
const timeoutMs = 5 * 60_000
const mostAttempts = 6
const types: Readonly<Record<string, string>> = {
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
}

interface RecordingDeps {
  readonly clock: Clock
  /** Fetches the recording URL a provider sent; refuses addresses in our own network. */
  readonly fetchFile: (
    address: string,
    options: { signal: AbortSignal; timeoutMs: number },
  ) => Promise<Response>
  /** Defaults to 200 MB. */
  readonly maxBytes?: number
}

/** Copies a call's recording from the provider to our own storage, so it survives deletion by the provider. */
export function fetchRecording({
  clock,
  fetchFile,
  maxBytes = maxRecordingBytes,
}: RecordingDeps): JobHandler<string> {
  return defineJob({
    ...fetchRecordingJob,
    maxAttempts: mostAttempts,
    async run({ agency, attempt, signal }, id) {
      const call = await agency.read(callKind, id)
      if (!call || call.value.recordingSource === null || call.value.recordingFileId !== null) return
      const failed = (recordingFailure: string) => ({
        changes: [replace(call, { ...call.value, recordingFailure, updatedAt: clock.now() }, 'UPDATE_CALL')],
      })
      try {
        const response = await fetchFile(call.value.recordingSource, { signal, timeoutMs })
        const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
        const ending = types[type]
        if (!response.ok || !response.body) {
          await response.body?.cancel()
          throw new Error(`The provider answered ${response.status}.`)
        }
        if (ending === undefined) {
          await response.body.cancel()
          return failed(`The provider sent ${type || 'no type'} instead of audio.`)
        }
        const blob = await agency.blobs.write(response.body, { maxBytes, signal })
        const fileId = agency.newId(fileKind)
        const file = {
          ...blob,
          name: safeFileName('Recording', ending),
          mimeType: type.includes('wav') ? 'audio/wav' : type,
          uploadedBy: '',
          createdAt: clock.now(),
          attachedTo: id,
          type: null,
          notes: null,
          isVisible: false,
          deletedAt: null,
        }
        const kept = {
          ...call.value,
          recordingFileId: fileId,
          recordingFailure: null,
          updatedAt: clock.now(),
        }
        return {
          changes: [create(fileKind, fileId, file, 'RECEIVE_FILE'), replace(call, kept, 'KEEP_RECORDING')],
        }
      } catch (error) {
        if (error instanceof BlobTooLargeError)
          return failed(`The recording is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
        if (error instanceof FetchRefusedError) return failed(error.message)
        if (attempt < mostAttempts) throw error
        return failed(error instanceof Error ? error.message.slice(0, 300) : 'It could not be fetched.')
      }
    },
  })
}
