import { useState } from 'react'
import { remoteStage, type RemoteStageOptions } from './remoteStage.tsx'

/** A screen of a remote in a story, with the answers that the story gives it. */
export function RemoteStory(props: RemoteStageOptions) {
  const [{ Stage }] = useState(() => remoteStage(props))
  return <Stage />
}

/** A whole page, which brings its own provider. */
export const remoteStoryParameters = { layout: 'fullscreen', bringsProvider: true }

/** Each screen in a frame of its own: they share the one host that a page has. Storybook needs it written at its place. */
export const remoteStoryFrame = { inline: false, height: '640px' }
