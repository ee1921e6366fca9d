/** The message of a thrown value and, if it has one, its stack. */
export function errorText(error: unknown): { message: string; stack: string | undefined } {
  if (error instanceof Error) return { message: error.message || error.name, stack: error.stack }
  // A router throws a response's data along with its status.
  if (isRecord(error) && 'data' in error) return { message: plainText(error['data']), stack: undefined }
  return { message: plainText(error), stack: undefined }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function plainText(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  return value === undefined || value === null || value === '' ? 'Unknown error' : JSON.stringify(value)
}
