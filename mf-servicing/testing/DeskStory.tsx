import { useState } from 'react'
import type { DeskAnswers } from './deskAnswers.ts'
import { deskStage } from './deskStage.tsx'

export interface DeskStoryProps {
  /** The address that the story opens. */
  at: string
  answers: DeskAnswers
}

/** A screen of the desk in a story, with the answers that the story gives it. */
export function DeskStory({ at, answers }: DeskStoryProps) {
  const [{ Stage }] = useState(() => deskStage(at, answers))
  return <Stage />
}

/** A whole page, which brings its own provider. */
export const deskStoryParameters = { layout: 'fullscreen', bringsProvider: true }

/** Each screen in a frame of its own: they share the one host that a page has. Storybook needs it written at its place. */
export const deskStoryFrame = { inline: false, height: '640px' }

/** An answer that never comes. */
export function never(): Promise<never> {
  return new Promise(() => undefined)
}

/** A server that cannot be reached. */
export function unreachable(): never {
  throw new Error('The server cannot be reached.')
}
