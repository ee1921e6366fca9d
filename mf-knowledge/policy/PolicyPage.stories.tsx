import type { Meta, StoryObj } from '@storybook/react-vite'
import { never } from '../../shell/contract/testing/remoteAnswers.ts'
import { remoteStoryFrame, remoteStoryParameters } from '../../shell/contract/testing/RemoteStory.tsx'
import { KnowledgeStory } from '../testing/KnowledgeStory.tsx'
import {
  cancellationAnswer,
  reinstatementAnswer,
  policyAnswer,
  vehiclesAnswer,
} from '../testing/policyAnswer.ts'
import { policyAnswers } from '../testing/policyAnswers.ts'

const liability = '/app/policies/bp_liability'

/** One policy: its overview, its tabs, and its dialogs. */
const meta: Meta<typeof KnowledgeStory> = {
  title: 'Knowledge/PolicyPage',
  component: KnowledgeStory,
  parameters: { ...remoteStoryParameters, docs: { story: remoteStoryFrame } },
  args: { at: `${liability}/overview`, answers: policyAnswers() },
}

export default meta

type Story = StoryObj<typeof KnowledgeStory>

export const Overview: Story = {}

export const Loading: Story = {
  args: { answers: { ...policyAnswers(), PolicyPageQuery: never, PolicyOverviewPageQuery: never } },
}

/** A policy whose vehicles were added from its documents. */
export const Schedules: Story = {
  args: { answers: policyAnswers([policyAnswer({ schedules: [vehiclesAnswer()] })]) },
}

/** A policy that its carrier cancels unless the premium is paid. */
export const NoticeOfCancellation: Story = {
  args: { answers: policyAnswers([policyAnswer({ cancellationNotice: cancellationAnswer() })]) },
}

/** A policy that the carrier reinstated, which nobody has confirmed yet. */
export const Reinstated: Story = {
  args: {
    answers: policyAnswers([
      policyAnswer({
        cancellationNotice: cancellationAnswer({
          message: reinstatementAnswer()['message'],
          reinstatement: reinstatementAnswer(),
        }),
      }),
    ]),
  },
}

/** A policy whose coverage lapsed before it was reinstated. */
export const Lapsed: Story = {
  args: { answers: policyAnswers([policyAnswer({ reinstatements: [reinstatementAnswer()] })]) },
}

/** A policy of which little more than the type is known, which was renewed. */
export const Renewed: Story = {
  args: {
    answers: policyAnswers([
      policyAnswer({
        state: 'EXPIRED',
        carrier: null,
        policyNumber: null,
        coverages: [],
        renewedBy: policyAnswer({ id: 'bp_next', expiresAt: '2028-03-01' }),
        viewerCanRenew: {
          __typename: 'Permission',
          isAllowed: false,
          reason: 'This policy has already been renewed.',
        },
      }),
    ]),
  },
}

export const NoDocuments: Story = { args: { at: `${liability}/documents` } }

export const Explorer: Story = { args: { at: `${liability}/explore` } }

export const History: Story = { args: { at: `${liability}/history` } }

export const Editing: Story = { args: { at: `${liability}/edit` } }

export const EditingOnItsWay: Story = {
  args: { at: `${liability}/edit`, answers: { ...policyAnswers(), EditPolicyDialogQuery: never } },
}

export const Renewing: Story = { args: { at: `${liability}/renew` } }

export const Creating: Story = { args: { at: '/app/policies/new?accountId=ac_roofing' } }

export const CreatingWithoutAccount: Story = { args: { at: '/app/policies/new' } }
