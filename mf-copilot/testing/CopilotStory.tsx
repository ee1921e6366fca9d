import type { RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'
import { RemoteStory } from '../../shell/contract/testing/RemoteStory.tsx'
import { routes } from '../routes.ts'

export interface CopilotStoryProps {
  /** The address that the story opens. */
  at: string
  answers: RemoteAnswers
}

/** A screen of the copilot in a story, with the answers that the story gives it. */
export function CopilotStory(props: CopilotStoryProps) {
  return <RemoteStory {...props} routes={routes} />
}
