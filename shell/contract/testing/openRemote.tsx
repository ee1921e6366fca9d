import { configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { remoteStage, type RemoteStageOptions } from './remoteStage.tsx'

/** Opens a remote at a URL for a test and returns a user to interact with it. */
export function openRemote(options: RemoteStageOptions) {
  // React's `act` never returns from a click that suspends on data, so events are dispatched as in a browser.
  configure({ eventWrapper: (press) => press() })
  const stage = remoteStage(options)
  render(<stage.Stage />)
  return { ...stage, user: userEvent.setup() }
}
