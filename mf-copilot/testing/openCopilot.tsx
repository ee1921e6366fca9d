import { openRemote } from '../../shell/contract/testing/openRemote.tsx'
import type { RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'
import { routes } from '../routes.ts'

/** Opens the copilot at a URL for a test. */
export function openCopilot(at: string, answers: RemoteAnswers) {
  return openRemote({ routes, at, answers })
}
