import { openRemote } from '../../shell/contract/testing/openRemote.tsx'
import type { RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'
import { routes } from '../routes.ts'

/** Opens the Knowledge area at an address for a test; a change that says no more is about the roofing contractor's account. */
export function openKnowledge(at: string, answers: RemoteAnswers) {
  const usualChange = {
    nodeId: 'ac_roofing',
    subjectId: 'ac_roofing',
    typename: 'Account',
    updateTypes: ['UPDATE_ACCOUNT'],
    actorId: 'au_priya',
  }
  return openRemote({ routes, at, answers, usualChange })
}
