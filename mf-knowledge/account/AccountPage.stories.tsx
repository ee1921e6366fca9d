import type { Meta, StoryObj } from '@storybook/react-vite'
import { connection, never } from '../../shell/contract/testing/remoteAnswers.ts'
import { remoteStoryFrame, remoteStoryParameters } from '../../shell/contract/testing/RemoteStory.tsx'
import { accountAnswer, eventAnswer, individualAnswer, requestAnswer } from '../testing/accountAnswer.ts'
import { accountAnswers } from '../testing/accountAnswers.ts'
import { applicationAnswer } from '../testing/applicationAnswer.ts'
import { KnowledgeStory } from '../testing/KnowledgeStory.tsx'

const roofing = '/app/accounts/ac_roofing'

/** One account: its overview, its tabs, and its dialogs. */
const meta: Meta<typeof KnowledgeStory> = {
  title: 'Knowledge/AccountPage',
  component: KnowledgeStory,
  parameters: { ...remoteStoryParameters, docs: { story: remoteStoryFrame } },
  args: { at: `${roofing}/overview`, answers: accountAnswers() },
}

export default meta

type Story = StoryObj<typeof KnowledgeStory>

export const Overview: Story = {}

export const Loading: Story = {
  args: { answers: { ...accountAnswers(), AccountPageQuery: never, AccountOverviewPageQuery: never } },
}

export const Individual: Story = {
  args: { at: '/app/accounts/ac_priya/overview', answers: accountAnswers([individualAnswer()]) },
}

/** An account with only a name. */
export const Bare: Story = {
  args: {
    answers: accountAnswers([
      accountAnswer({
        contacts: [],
        account: {
          __typename: 'BusinessAccountDetail',
          __isAccountDetail: 'BusinessAccountDetail',
          name: 'Łukasz & Zoë’s Smørrebrød – Phở Hà Nội Catering and Events of Greater Portland, Maine',
          dba: null,
          email: null,
          phone: null,
          website: null,
          naics: null,
          industry: null,
          mailingAddress: null,
        },
      }),
    ]),
  },
}

export const WithApplication: Story = {
  args: { answers: accountAnswers([accountAnswer({ businessApplications: [applicationAnswer()] })]) },
}

export const NoPolicies: Story = { args: { at: `${roofing}/policies` } }

export const PersonalPolicies: Story = {
  args: { at: '/app/accounts/ac_priya/policies', answers: accountAnswers([individualAnswer()]) },
}

export const NoCertificates: Story = { args: { at: `${roofing}/certificates` } }

export const NoServiceRequests: Story = { args: { at: `${roofing}/service` } }

const types = ['CREATE_CERTIFICATE', 'QUESTION', 'CANCEL_POLICY', 'ENDORSE_POLICY']

export const ServiceRequests: Story = {
  args: {
    at: `${roofing}/service`,
    answers: accountAnswers([
      accountAnswer({
        serviceRequests: connection(
          Array.from({ length: 40 }, (_, index) =>
            requestAnswer({
              id: `sr_${index}`,
              type: types[index % types.length],
              state: index % 3 === 0 ? 'OPEN' : 'CLOSED',
            }),
          ),
        ),
      }),
    ]),
  },
}

export const Timeline: Story = {
  args: {
    at: `${roofing}/timeline`,
    answers: accountAnswers([
      accountAnswer({
        timeline: connection([
          eventAnswer({ id: 'ac_roofing:3' }),
          eventAnswer({
            id: 'ac_roofing:2',
            title: 'Request received',
            subject: 'SERVICE_REQUEST',
            initiatorType: 'AGENCY_CLIENT',
            initiator: null,
            node: { __typename: 'ServiceRequest', id: 'sr_roofing' },
          }),
          eventAnswer({ title: 'Account opened' }),
        ]),
      }),
    ]),
  },
}

export const NothingInTimeline: Story = { args: { at: `${roofing}/timeline?about=certificates` } }

export const ExportingTimeline: Story = { args: { at: `${roofing}/timeline/export` } }

export const TimelineExportUnderWay: Story = {
  args: { at: `${roofing}/timeline/export?export=tx_roofing` },
}

export const Merging: Story = { args: { at: `${roofing}/merge` } }

export const Editing: Story = { args: { at: `${roofing}/edit` } }

export const EditingOnItsWay: Story = {
  args: { at: `${roofing}/edit`, answers: { ...accountAnswers(), EditAccountDialogQuery: never } },
}

export const Creating: Story = { args: { at: '/app/accounts/new' } }
