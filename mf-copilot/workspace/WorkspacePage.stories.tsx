import type { Meta, StoryObj } from '@storybook/react-vite'
import { never, unreachable } from '../../shell/contract/testing/remoteAnswers.ts'
import { remoteStoryFrame, remoteStoryParameters } from '../../shell/contract/testing/RemoteStory.tsx'
import { copilotAnswers } from '../testing/copilotAnswers.ts'
import { CopilotStory } from '../testing/CopilotStory.tsx'
import { approvalAnswer, messageAnswer, stageAnswer, workspaceAnswer } from '../testing/workspaceAnswer.ts'

/** One workspace. Use the workspace list for all of them. */
const meta: Meta<typeof CopilotStory> = {
  title: 'Copilot/WorkspacePage',
  component: CopilotStory,
  parameters: { ...remoteStoryParameters, docs: { story: remoteStoryFrame } },
  args: { at: '/app/workspaces/cw_salon', answers: copilotAnswers() },
}

export default meta

type Story = StoryObj<typeof CopilotStory>

export const Ready: Story = {}

export const Loading: Story = { args: { answers: { ...copilotAnswers(), WorkspacePageQuery: never } } }

export const Failed: Story = { args: { answers: { ...copilotAnswers(), WorkspacePageQuery: unreachable } } }

export const Empty: Story = {
  args: {
    answers: copilotAnswers(workspaceAnswer({ messages: [], planStages: [], artifacts: [], files: [] })),
  },
}

export const Working: Story = {
  args: {
    answers: copilotAnswers(
      workspaceAnswer({
        state: 'WORKING',
        messages: [messageAnswer('wm_question')],
        artifacts: [],
        planStages: [
          stageAnswer('ps_files', {
            type: 'PROCESS_ATTACHMENTS',
            state: 'IN_PROGRESS',
            processAttachmentsDetails: { currentFileProgress: 40 },
          }),
        ],
        viewerCanStop: { isAllowed: true, reason: null },
      }),
    ),
  },
}

export const WaitingForApproval: Story = {
  args: { answers: copilotAnswers(workspaceAnswer({ proposals: [approvalAnswer] })) },
}

export const StageFailed: Story = {
  args: {
    answers: copilotAnswers(
      workspaceAnswer({
        planStages: [
          stageAnswer('ps_failed', {
            state: 'FAILED',
            result: 'The file is protected with a password.',
            viewerCanRetry: { isAllowed: true, reason: null },
          }),
        ],
      }),
    ),
  },
}

export const EmailOpen: Story = { args: { at: '/app/workspaces/cw_salon?artifact=ar_email' } }

export const Crowded: Story = {
  args: {
    answers: copilotAnswers(
      workspaceAnswer({
        messages: Array.from({ length: 500 }, (_, at) =>
          messageAnswer(`wm_${at}`, {
            timestamp: new Date(Date.UTC(2026, 2, 16, 9) + at * 60_000).toISOString(),
            ...(at % 2 === 1 && {
              role: 'AGENT',
              agencyUser: null,
              content: 'No, sewer backup is excluded.',
            }),
          }),
        ),
      }),
    ),
  },
}
