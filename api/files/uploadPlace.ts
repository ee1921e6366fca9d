import type { AgencyStore } from '../platform/index.ts'
import { fileKind } from './storedFile.ts'

/** The limits of uploads; `pending` are files that one user uploaded and attached to nothing yet. */
export const uploadLimits = {
  bytes: 50 * 1024 * 1024,
  pendingFiles: 100,
  pendingBytes: 500 * 1024 * 1024,
} as const

/** A user's uploads that are under way, by agency and user: the bytes that have come so far, by the file's id. */
const underWay = new Map<string, Map<string, number>>()

/** Room for one upload among those that its user may leave pending, held while it arrives. */
export interface UploadPlace extends Disposable {
  /** Counts what has come; false when the user's files have grown beyond what may wait. */
  grow(bytes: number): boolean
  /** Whether the user's files, with those that other processes recorded meanwhile, are within the limits. */
  isWithinLimits(): boolean
}

/** Takes a place before anything is read, so that uploads at once count like one after another; null when none is free. */
export function takeUploadPlace(
  agency: Pick<AgencyStore, 'id' | 'table'>,
  { userId, fileId }: { userId: string; fileId: string },
): UploadPlace | null {
  const owner = `${agency.id}/${userId}`
  const uploads = underWay.get(owner) ?? new Map<string, number>()

  function isWithinLimits(): boolean {
    const pending = new Map(uploads)
    // One that has just been recorded still holds its place; it counts once.
    for (const { id, size } of agency.table(fileKind).related('pendingOf', userId)) pending.set(id, size)
    const bytes = pending.values().reduce((sum, size) => sum + size, 0)
    return pending.size <= uploadLimits.pendingFiles && bytes <= uploadLimits.pendingBytes
  }

  function release(): void {
    uploads.delete(fileId)
    if (uploads.size === 0) underWay.delete(owner)
  }

  underWay.set(owner, uploads.set(fileId, 0))
  if (!isWithinLimits()) {
    release()
    return null
  }
  return {
    grow(bytes) {
      uploads.set(fileId, (uploads.get(fileId) ?? 0) + bytes)
      return isWithinLimits()
    },
    isWithinLimits,
    [Symbol.dispose]: release,
  }
}
