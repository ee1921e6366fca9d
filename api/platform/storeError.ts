/** The store cannot be opened; the message names the variable that says where it is, and what that should be. */
export class StoreError extends Error {
  override name = 'StoreError'
}
