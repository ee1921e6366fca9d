import { join } from 'node:path'
import { fileKind, safeFileName } from '../files/index.ts'
import { create, openFolder } from '../platform/index.ts'
import type { AgencyStore, Change } from '../platform/index.ts'
import times from './content/recordings/times.json' with { type: 'json' }

/** When each line of a recorded call begins, and how long the call is, in seconds. */
interface RecordingTimes {
  readonly starts: readonly number[]
  readonly length: number
}

const folder = openFolder(join(import.meta.dirname ?? '.', 'content/recordings'))

export function recordingTimes(name: string): RecordingTimes {
  const known: Readonly<Record<string, RecordingTimes>> = times
  const found = known[name]
  if (!found) throw new Error(`There is no recording ${name}: run node tools/speakDemoCalls.ts.`)
  return found
}

/** Keeps the recording of a call among the agency's files. */
export async function keepRecording(
  {
    agency,
    newId,
  }: { agency: Pick<AgencyStore, 'blobs'>; newId: (kind: typeof fileKind, at: number) => string },
  name: string,
  { callId, at }: { callId: string; at: number },
): Promise<{ readonly fileId: string; readonly changes: readonly Change[] }> {
  const content = await folder.read(`${name}.mp3`)
  if (!content) throw new Error(`There is no recording ${name}: run node tools/speakDemoCalls.ts.`)
  const blob = await agency.blobs.write(new Blob([content.bytes]).stream(), {
    maxBytes: content.bytes.length,
  })
  const fileId = newId(fileKind, at)
  const file = {
    ...blob,
    name: safeFileName('Recording', 'mp3'),
    mimeType: 'audio/mpeg',
    uploadedBy: '',
    createdAt: at,
    attachedTo: callId,
    type: null,
    notes: null,
    isVisible: false,
    deletedAt: null,
  }
  return { fileId, changes: [create(fileKind, fileId, file, 'RECEIVE_FILE')] }
}
