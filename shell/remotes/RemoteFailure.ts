/** A remote that failed to load or is incompatible. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure'
  /** The remote was built for another version of the platform than this page. */
  readonly isOtherVersion: boolean

  constructor(remote: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${remote}: ${reason}`, { cause })
    this.isOtherVersion = /does not satisfy the requirement|Unsatisfied version|invalid version/i.test(reason)
  }
}
