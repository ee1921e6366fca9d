import { z } from 'zod'
import { legibleText } from '../../graphql/index.ts'
import { defineKind, folded, type Row } from '../../platform/index.ts'

/** Reusable task instructions for Cara, written by the agency. */
export interface CustomPreset {
  readonly title: string
  readonly description: string
  readonly basePrompt: string
  /** Whether the run dialog accepts files. */
  readonly allowFileUpload: boolean
  readonly createdById: string
  readonly createdAt: number
  readonly updatedAt: number
}

/** Excludes the prompt, which is loaded when the preset is opened or run. */
export interface CustomPresetRow extends Row, Omit<CustomPreset, 'basePrompt'> {}

export const customPresetKind = defineKind({
  name: 'customPreset',
  prefix: 'cp',
  row: ({ basePrompt: _, ...rest }: CustomPreset, id): CustomPresetRow => ({ id, ...rest }),
  text: ({ title, description }) => folded(`${title}\n${description}`),
  orders: {
    title: (a, b) => a.title.localeCompare(b.title, 'en-US', { sensitivity: 'base', numeric: true }),
  },
})

/** The editable fields of a preset. */
export const customPresetRules = z.object({
  title: legibleText(80, { tooLong: 'The title may have up to 80 characters.' }).min(1, 'Enter a title.'),
  description: legibleText(300, { tooLong: 'The description may have up to 300 characters.' }).min(
    1,
    'Describe the preset in one sentence.',
  ),
  basePrompt: legibleText(20_000, { tooLong: 'The prompt may have up to 20,000 characters.' }).min(
    1,
    'Tell Cara what to do.',
  ),
  allowFileUpload: z
    .boolean()
    .nullish()
    .transform((allow) => allow ?? true)
    .describe('Whether files can be attached. A new preset allows it by default.'),
})
