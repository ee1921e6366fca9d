import type { RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'
import { RemoteStory } from '../../shell/contract/testing/RemoteStory.tsx'
import { routes } from '../routes.ts'

export interface CopilotStoryProps {
  /** The URL the story opens. */
  at: string
  answers: RemoteAnswers
}

/** A copilot screen in a story with the story's API responses. */
export function CopilotStory(props: CopilotStoryProps) {
  return <RemoteStory {...props} routes={routes} />
}
