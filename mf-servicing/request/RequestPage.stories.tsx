import type { Meta, StoryObj } from '@storybook/react-vite'
import { never } from '../../shell/contract/testing/remoteAnswers.ts'
import { remoteStoryFrame, remoteStoryParameters } from '../../shell/contract/testing/RemoteStory.tsx'
import { deskAnswers } from '../testing/deskAnswers.ts'
import { DeskStory } from '../testing/DeskStory.tsx'
import {
  commentAnswer,
  resolvedByMarcus,
  serviceRequestAnswer,
  versionAnswer,
} from '../testing/serviceRequestAnswer.ts'

const overview = '/app/servicing/sr_roofing/overview'
const activity = '/app/servicing/sr_roofing/activity'

/** One service request: its overview, its comments and activity, and its dialogs. */
const meta: Meta<typeof DeskStory> = {
  title: 'Servicing/RequestPage',
  component: DeskStory,
  parameters: { ...remoteStoryParameters, docs: { story: remoteStoryFrame } },
  args: { at: overview, answers: deskAnswers() },
}

export default meta

type Story = StoryObj<typeof DeskStory>

export const Overview: Story = {}

export const Loading: Story = {
  args: {
    answers: {
      ...deskAnswers(),
      RequestPageQuery: never,
      RequestOverviewPageQuery: never,
    },
  },
}

export const Resolved: Story = { args: { answers: deskAnswers([serviceRequestAnswer(resolvedByMarcus)]) } }

export const PhoneNumberOnly: Story = {
  args: {
    answers: deskAnswers([
      serviceRequestAnswer({
        type: 'OTHER',
        customerName: null,
        clientName: null,
        clientEmail: null,
        details: null,
        assignee: null,
        dueAt: null,
        businessPolicy: null,
        createCertificate: null,
      }),
    ]),
  },
}

const email = `Hello Dana,

our landlord's attorney came back with the lease. They want the following before we get the keys:

${Array.from({ length: 24 }, (_, index) => `${index + 1}. Suite ${100 + index}: $2,000,000 aggregate, waiver of subrogation, primary and non-contributory wording`).join('\n')}

Could you let me know what this costs before Friday? Thank you, as always.
Teresa`

export const LongDetails: Story = {
  args: {
    answers: deskAnswers([
      serviceRequestAnswer({
        customerName: 'Łukasz & Zoë’s Smørrebrød – Phở Hà Nội Catering and Events of Greater Portland, Maine',
        details: email,
        isOverdue: true,
      }),
    ]),
  },
}

const commented = serviceRequestAnswer({
  comments: [
    commentAnswer('co_1'),
    commentAnswer('co_2', { content: 'شكراً، سأتصل بهم غداً.', createdAt: '2026-03-04T09:00:00.000Z' }),
  ],
  versionHistory: [
    versionAnswer('v1', { updateInitiatorType: 'WORKFLOW', updateInitiator: null }),
    versionAnswer('v2', {
      updateTypes: ['UPDATE_SERVICE_REQUEST_DUE_AT'],
      snapshot: { assigneeId: null, assignee: null, dueAt: '2026-03-09T00:00:00.000Z' },
    }),
    versionAnswer('v3', {
      updateTypes: ['ASSIGN_SERVICE_REQUEST'],
      createdAt: '2026-03-05T09:00:00.000Z',
      snapshot: { assigneeId: 'au_gone', assignee: null, dueAt: null },
    }),
  ],
})

export const Activity: Story = { args: { at: activity, answers: deskAnswers([commented]) } }

export const NoActivity: Story = { args: { at: activity } }

export const CrowdedActivity: Story = {
  args: {
    at: activity,
    answers: deskAnswers([
      serviceRequestAnswer({
        comments: Array.from({ length: 60 }, (_, index) =>
          commentAnswer(`co_${index}`, {
            createdAt: new Date(Date.UTC(2026, 2, 3, 8, index * 17)).toISOString(),
          }),
        ),
      }),
    ]),
  },
}

export const Resolving: Story = { args: { at: '/app/servicing/sr_roofing/resolve' } }

export const Updating: Story = { args: { at: '/app/servicing/sr_roofing/update' } }
