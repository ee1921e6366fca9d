/** A remote whose code did not arrive or does not fit. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure'
  /** The remote was built for another version of the platform than this page brings. */
  readonly isOtherVersion: boolean

  constructor(remote: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${remote}: ${reason}`, { cause })
    this.isOtherVersion = /does not satisfy the requirement|Unsatisfied version|invalid version/i.test(reason)
  }
}
