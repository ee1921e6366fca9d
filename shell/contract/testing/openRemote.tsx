import { configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { remoteStage, type RemoteStageOptions } from './remoteStage.tsx'

/** Opens a remote at an address for a test, and gives the test a pair of hands. */
export function openRemote(options: RemoteStageOptions) {
  // React's `act` never comes back from a press that makes something wait for data: presses go through as in a browser.
  configure({ eventWrapper: (press) => press() })
  const stage = remoteStage(options)
  render(<stage.Stage />)
  return { ...stage, user: userEvent.setup() }
}
