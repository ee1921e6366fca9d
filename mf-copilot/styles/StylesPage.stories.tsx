import type { Meta, StoryObj } from '@storybook/react-vite'
import { connection, never, unreachable } from '../../shell/contract/testing/remoteAnswers.ts'
import { remoteStoryFrame, remoteStoryParameters } from '../../shell/contract/testing/RemoteStory.tsx'
import { copilotAnswers } from '../testing/copilotAnswers.ts'
import { CopilotStory } from '../testing/CopilotStory.tsx'

/** The agency's document styles, and the slide-over that edits one. */
const meta: Meta<typeof CopilotStory> = {
  title: 'Copilot/StylesPage',
  component: CopilotStory,
  parameters: { ...remoteStoryParameters, docs: { story: remoteStoryFrame } },
  args: { at: '/app/styles', answers: copilotAnswers() },
}

export default meta

type Story = StoryObj<typeof CopilotStory>

export const Ready: Story = {}

export const Loading: Story = { args: { answers: { ...copilotAnswers(), StylesPageQuery: never } } }

export const Failed: Story = { args: { answers: { ...copilotAnswers(), StylesPageQuery: unreachable } } }

export const Empty: Story = {
  args: {
    answers: { ...copilotAnswers(), StylesPageQuery: () => ({ htmlDocumentTemplates: connection([]) }) },
  },
}

export const NewStyle: Story = { args: { at: '/app/styles/new' } }
