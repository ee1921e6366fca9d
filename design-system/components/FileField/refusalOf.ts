import { fileSize } from '../../formats/fileSize.ts'

export type FileLimits = {
  /** As for a file input: `.pdf,image/*`. */
  accept?: string | undefined
  maxBytes?: number | undefined
}

/** Why a file is rejected before uploading, given the files already accepted; undefined if it is accepted. */
export function refusalOf(
  file: File,
  { taken, folders }: { taken: readonly File[]; folders: ReadonlySet<File> },
  { accept, maxBytes }: FileLimits,
): string | undefined {
  if (folders.has(file)) return 'A folder is not taken: choose the files in it.'
  if (accept !== undefined && !isAccepted(file, accept))
    return `Only ${accept.replaceAll(',', ', ')} files are taken.`
  if (maxBytes !== undefined && file.size > maxBytes)
    return `The file is ${fileSize(file.size)}; the largest taken is ${fileSize(maxBytes)}.`
  if (file.size === 0) return 'The file is empty.'
  if (taken.some((other) => isSame(file, other))) return 'The file is in the list already.'
  return undefined
}

function isAccepted({ name, type }: File, accept: string): boolean {
  return accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .some((one) => {
      if (one.startsWith('.')) return name.toLowerCase().endsWith(one)
      if (one.endsWith('/*')) return type.startsWith(one.slice(0, -1))
      return type === one
    })
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
