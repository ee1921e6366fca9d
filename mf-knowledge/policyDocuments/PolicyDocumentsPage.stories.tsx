import type { Meta, StoryObj } from '@storybook/react-vite'
import { never, unreachable } from '../../shell/contract/testing/remoteAnswers.ts'
import { remoteStoryFrame, remoteStoryParameters } from '../../shell/contract/testing/RemoteStory.tsx'
import { documentAnswer } from '../testing/documentAnswer.ts'
import { KnowledgeStory } from '../testing/KnowledgeStory.tsx'
import { policyAnswer } from '../testing/policyAnswer.ts'
import { policyAnswers } from '../testing/policyAnswers.ts'

const address = '/app/policies/bp_liability/documents'

function withDocuments(...files: unknown[]) {
  return policyAnswers([policyAnswer({ files })])
}

/** A policy's documents and their dialogs. Use the account's timeline for a client's whole history. */
const meta: Meta<typeof KnowledgeStory> = {
  title: 'Knowledge/PolicyDocumentsPage',
  component: KnowledgeStory,
  parameters: { ...remoteStoryParameters, docs: { story: remoteStoryFrame } },
  args: { at: address, answers: withDocuments() },
}

export default meta

type Story = StoryObj<typeof KnowledgeStory>

export const Ready: Story = {
  args: {
    answers: withDocuments(
      documentAnswer(),
      documentAnswer({ id: 'fi_2', name: 'Declarations 2026.pdf', type: 'POLICY_DOCUMENT', notes: null }),
      documentAnswer({ id: 'fi_3', name: 'Premium invoice.xlsx', type: 'INVOICE', visible: false }),
    ),
  },
}

export const Loading: Story = { args: { answers: { ...withDocuments(), PolicyDocumentsPageQuery: never } } }

export const Empty: Story = {}

export const Failed: Story = {
  args: { answers: { ...withDocuments(), PolicyDocumentsPageQuery: unreachable } },
}

export const Crowded: Story = {
  args: {
    answers: withDocuments(
      ...Array.from({ length: 60 }, (_, index) =>
        documentAnswer({
          id: `fi_${index}`,
          name: `Notice of cancellation for non-payment of premium, Łukasz & Zoë’s Smørrebrød, ${index}.pdf`,
          type: 'NOTICE_OF_CANCELLATION',
        }),
      ),
    ),
  },
}

export const Uploading: Story = { args: { at: `${address}/new` } }
