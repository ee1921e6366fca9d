/** Why a document could not be read, in words for the person who uploaded it. */
export class ReadingError extends Error {
  override readonly name = 'ReadingError'
}
