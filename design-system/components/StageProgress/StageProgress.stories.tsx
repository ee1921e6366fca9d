import type { Meta, StoryObj } from '@storybook/react-vite'
import { explorerStages } from './stage.ts'
import { StageProgress } from './StageProgress.tsx'

/**
 * What Cara is doing until her answer arrives in one piece. For a question to a policy: loading its documents (2 s, 10%),
 * reading (6 s, 45%), thinking (5, 8 and 13 s; 80, 90 and 100%). Screen readers announce each stage once.
 *
 * Use **TypingIndicator** when nothing is known about the work, **ProgressBar** for measured progress.
 *
 * | Key | Does |
 * |---|---|
 * | – | Not focusable |
 */
const meta = { title: 'Conversation/StageProgress', component: StageProgress } satisfies Meta<
  typeof StageProgress
>

export default meta

type Story = StoryObj<typeof meta>

/** Running. */
export const Ready: Story = {}

export const Reading: Story = { args: { stages: [explorerStages[1]] } }

export const Thinking: Story = { args: { stages: [explorerStages[4]] } }

export const Crowded: Story = {
  args: {
    stages: [
      {
        label:
          'Comparing the declarations, forty-two endorsements and the schedule of locations of both options...',
        durationMs: 6000,
        share: 0.45,
      },
    ],
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { stages: [{ label: 'قراءة الوثيقة بعناية...', durationMs: 6000, share: 0.45 }] },
}
