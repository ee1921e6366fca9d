import type { RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'
import { RemoteStory } from '../../shell/contract/testing/RemoteStory.tsx'
import { routes } from '../routes.ts'

export interface KnowledgeStoryProps {
  /** The address that the story opens. */
  at: string
  answers: RemoteAnswers
}

/** A screen of the Knowledge area in a story, with the answers that the story gives it. */
export function KnowledgeStory(props: KnowledgeStoryProps) {
  return <RemoteStory {...props} routes={routes} />
}
