/** The store cannot be opened; the message names the variable that says where it is, and what that should be. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** Whether an error says that the disk or the database file has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : null
  return (
    code === 'ENOSPC' || code === 'EDQUOT' || /database or disk is full|no space left/i.test(error.message)
  )
}
