import { fileSize } from '../../formats/fileSize.ts'

type FileLimits = {
  /** As for a file input: `.pdf,image/*`. */
  accept: string | undefined
  maxBytes: number | undefined
}

/** Why a file is not even sent; undefined when it may be. */
export function refusalOf(file: File, { accept, maxBytes }: FileLimits): string | undefined {
  if (accept !== undefined && !isAccepted(file, accept))
    return `Only ${accept.replaceAll(',', ', ')} files are taken.`
  if (maxBytes !== undefined && file.size > maxBytes)
    return `The file is ${fileSize(file.size)}; the largest taken is ${fileSize(maxBytes)}.`
  if (file.size === 0) return 'The file is empty.'
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
