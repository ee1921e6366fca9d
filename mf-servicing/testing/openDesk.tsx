import { configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { DeskAnswers } from './deskAnswers.ts'
import { deskStage } from './deskStage.tsx'

/** Opens the desk at an address for a test, and gives the test a pair of hands. */
export function openDesk(at: string, answers: DeskAnswers) {
  // React's `act` never comes back from a press that makes something wait for data: presses go through as in a browser.
  configure({ eventWrapper: (press) => press() })
  const stage = deskStage(at, answers)
  render(<stage.Stage />)
  return { ...stage, user: userEvent.setup() }
}
