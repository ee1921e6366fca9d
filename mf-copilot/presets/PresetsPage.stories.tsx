import type { Meta, StoryObj } from '@storybook/react-vite'
import { connection, never, unreachable } from '../../shell/contract/testing/remoteAnswers.ts'
import { remoteStoryFrame, remoteStoryParameters } from '../../shell/contract/testing/RemoteStory.tsx'
import { copilotAnswers, renewalPreset } from '../testing/copilotAnswers.ts'
import { CopilotStory } from '../testing/CopilotStory.tsx'

/** The agency's presets. The built-in ones are on the home page. */
const meta: Meta<typeof CopilotStory> = {
  title: 'Copilot/PresetsPage',
  component: CopilotStory,
  parameters: { ...remoteStoryParameters, docs: { story: remoteStoryFrame } },
  args: { at: '/app/presets', answers: copilotAnswers() },
}

export default meta

type Story = StoryObj<typeof CopilotStory>

export const Ready: Story = {}

export const Loading: Story = { args: { answers: { ...copilotAnswers(), PresetsPageQuery: never } } }

export const Failed: Story = { args: { answers: { ...copilotAnswers(), PresetsPageQuery: unreachable } } }

export const Empty: Story = {
  args: { answers: { ...copilotAnswers(), PresetsPageQuery: () => ({ customPresets: connection([]) }) } },
}

export const Crowded: Story = {
  args: {
    answers: {
      ...copilotAnswers(),
      PresetsPageQuery: () => ({
        customPresets: connection(
          Array.from({ length: 40 }, (_, at) => ({
            ...renewalPreset,
            id: `cp_${at}`,
            title: `Renewal letter ${at}`,
          })),
        ),
      }),
    },
  },
}

export const Editing: Story = { args: { at: '/app/presets/cp_renewal/edit' } }
