import { useState } from 'react'
import { remoteStage, type RemoteStageOptions } from './remoteStage.tsx'

/** A remote's screen in a story with the story's API responses. */
export function RemoteStory(props: RemoteStageOptions) {
  const [{ Stage }] = useState(() => remoteStage(props))
  return <Stage />
}

/** A whole page, which brings its own provider. */
export const remoteStoryParameters = { layout: 'fullscreen', bringsProvider: true }

/** Each screen in its own frame: they share the page's only host. Storybook requires it to be written inline. */
export const remoteStoryFrame = { inline: false, height: '640px' }
