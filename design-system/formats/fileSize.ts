const units = ['bytes', 'KB', 'MB', 'GB'] as const

/** `1.4 MB`: a size in bytes, one decimal from KB upwards. */
export function fileSize(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1000)))
  const amount = bytes / 1000 ** power
  return `${power === 0 ? amount : amount.toFixed(1)} ${units[power] ?? 'bytes'}`
}
