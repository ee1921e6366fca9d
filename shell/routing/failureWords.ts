import { RequestFailure } from '../contract/RequestFailure.ts'
import { RemoteFailure } from '../remotes/RemoteFailure.ts'

export interface FailureWords {
  title: string
  description: string
  /** Only a full page reload helps: the code was built for another version. */
  needsReload?: boolean
}

/** The message for a temporary failure; null for a defect, which shows with all details for support. */
export function failureWords(error: unknown): FailureWords | null {
  if (error instanceof RemoteFailure && error.isOtherVersion) {
    return {
      title: 'This area was updated',
      description: 'A newer version of Coverdesk is available. Reload the page to get it.',
      needsReload: true,
    }
  }
  if (error instanceof RemoteFailure || isChunkFailure(error)) {
    return {
      title: 'This area could not be loaded',
      description: 'Part of the page failed to load. Other areas still work. Try again in a moment.',
    }
  }
  if (error instanceof RequestFailure && error.status === 0) {
    return { title: 'The server cannot be reached', description: 'Check the connection and try again.' }
  }
  if (error instanceof RequestFailure) {
    return { title: 'The data could not be loaded', description: error.message }
  }
  return null
}

function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message))
  )
}
