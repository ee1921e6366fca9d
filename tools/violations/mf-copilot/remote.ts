import { presetLabel } from './presetLabel.ts'

export const remote = { title: presetLabel }
