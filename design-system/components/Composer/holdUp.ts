import { count } from '../../formats/count.ts'
import { isPending, type Upload } from '../FileField/upload.ts'

type Circumstances = {
  isDisabled: boolean
  disabledReason: string | null | undefined
  busyReason: string | undefined
  uploads: readonly Upload[]
  /** How many characters the message has, and may have. */
  length: number
  maxLength: number
}

/** Why a message cannot be sent now; undefined if it can. */
export function holdUp({
  isDisabled,
  disabledReason,
  busyReason,
  uploads,
  length,
  maxLength,
}: Circumstances): string | undefined {
  if (isDisabled) return disabledReason ?? undefined
  if (length > maxLength)
    return `Your message is too long: ${count(length)} characters of at most ${count(maxLength)}.`
  if (busyReason !== undefined) return busyReason
  if (uploads.some(isPending)) return 'The files are still on their way.'
  // Otherwise the message would mention files that nobody receives.
  if (uploads.some(({ state }) => state !== 'done')) return 'Try the failed files again or remove them.'
  return undefined
}
