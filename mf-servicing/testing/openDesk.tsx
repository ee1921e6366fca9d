import { openRemote } from '../../shell/contract/testing/openRemote.tsx'
import type { RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'
import { routes } from '../routes.ts'

/** Opens the desk at an address for a test; a change that says no more is about the roofing contractor's request. */
export function openDesk(at: string, answers: RemoteAnswers) {
  const usualChange = {
    nodeId: 'sr_roofing',
    subjectId: 'sr_roofing',
    typename: 'ServiceRequest',
    updateTypes: [],
    actorId: 'au_priya',
  }
  return openRemote({ routes, at, answers, usualChange })
}
