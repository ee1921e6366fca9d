import type { Meta, StoryObj } from '@storybook/react-vite'
import { connection, never, unreachable } from '../../shell/contract/testing/remoteAnswers.ts'
import { remoteStoryFrame, remoteStoryParameters } from '../../shell/contract/testing/RemoteStory.tsx'
import { copilotAnswers, viewerAnswer, workspacePresets } from '../testing/copilotAnswers.ts'
import { CopilotStory } from '../testing/CopilotStory.tsx'
import { approvalAnswer, workspaceAnswer } from '../testing/workspaceAnswer.ts'

/** The home page. Use the workspace list for all of the agency's work. */
const meta: Meta<typeof CopilotStory> = {
  title: 'Copilot/HomePage',
  component: CopilotStory,
  parameters: { ...remoteStoryParameters, docs: { story: remoteStoryFrame } },
  args: { at: '/app/home', answers: copilotAnswers() },
}

export default meta

type Story = StoryObj<typeof CopilotStory>

export const Ready: Story = {}

export const Loading: Story = { args: { answers: { ...copilotAnswers(), HomePageQuery: never } } }

export const Failed: Story = { args: { answers: { ...copilotAnswers(), HomePageQuery: unreachable } } }

export const Empty: Story = {
  args: {
    answers: {
      ...copilotAnswers(),
      HomePageQuery: () => ({
        workspacePresets,
        agencyUser: viewerAnswer({ presets: [], customPresets: [] }),
        pendingCaraProposals: [],
        emailsWaiting: connection([]),
        caraWorkspaces: connection([]),
      }),
    },
  },
}

export const Crowded: Story = {
  args: {
    answers: {
      ...copilotAnswers(),
      HomePageQuery: () => ({
        workspacePresets,
        agencyUser: viewerAnswer({ presets: [], customPresets: [] }),
        emailsWaiting: connection([], 48),
        pendingCaraProposals: Array.from({ length: 12 }, (_, at) => ({ ...approvalAnswer, id: `pp_${at}` })),
        caraWorkspaces: connection(
          Array.from({ length: 6 }, (_, at) =>
            workspaceAnswer({
              id: `cw_${at}`,
              title:
                'Compare the renewal of Kingsbury Commons II LLC with both quotes from Granite State and Lanternfield',
              state: at === 0 ? 'WORKING' : 'IDLE',
            }),
          ),
        ),
      }),
    },
  },
}
