/** A problem with a file as a whole; the message says what to do. */
export class SheetError extends Error {
  override name = 'SheetError'
}
