import type { Meta, StoryObj } from '@storybook/react-vite'
import { never, unreachable } from '../../shell/contract/testing/remoteAnswers.ts'
import { remoteStoryFrame, remoteStoryParameters } from '../../shell/contract/testing/RemoteStory.tsx'
import { doneImportAnswer, importAnswer, importAnswers, previewAnswer } from '../testing/importAnswers.ts'
import { KnowledgeStory } from '../testing/KnowledgeStory.tsx'

const begun = '/app/accounts/import?import=ij_clients'

/** Imports lists from another system. Use the create dialog for a single account. */
const meta: Meta<typeof KnowledgeStory> = {
  title: 'Knowledge/ImportPage',
  component: KnowledgeStory,
  parameters: { ...remoteStoryParameters, docs: { story: remoteStoryFrame } },
  args: { at: '/app/accounts/import', answers: importAnswers() },
}

export default meta

type Story = StoryObj<typeof KnowledgeStory>

export const Ready: Story = {}

export const Previewed: Story = { args: { at: '/app/accounts/import?list=ACCOUNTS&file=fi_clients' } }

/** A large file: the preview covers what has been read so far. */
export const Reading: Story = {
  args: {
    at: '/app/accounts/import?list=ACCOUNTS&file=fi_clients',
    answers: importAnswers({
      preview: previewAnswer({ isComplete: false, total: 100_000, readCount: 42_000, newCount: 41_600 }),
    }),
  },
}

export const Running: Story = { args: { at: begun } }

export const Done: Story = { args: { at: begun, answers: importAnswers({ begun: doneImportAnswer() }) } }

export const Undone: Story = {
  args: { at: begun, answers: importAnswers({ begun: importAnswer({ state: 'UNDONE' }) }) },
}

export const Loading: Story = { args: { answers: { ...importAnswers(), ImportPageQuery: never } } }

export const Failed: Story = { args: { answers: { ...importAnswers(), ImportPageQuery: unreachable } } }
