import type { Meta, StoryObj } from '@storybook/react-vite'
import { connection, never, unreachable } from '../../shell/contract/testing/remoteAnswers.ts'
import { remoteStoryFrame, remoteStoryParameters } from '../../shell/contract/testing/RemoteStory.tsx'
import { deskAnswers } from '../testing/deskAnswers.ts'
import { DeskStory } from '../testing/DeskStory.tsx'
import { resolvedByMarcus, serviceRequestAnswer } from '../testing/serviceRequestAnswer.ts'

/** The list of service requests. For the requests of one account use the account's own tab. */
const meta: Meta<typeof DeskStory> = {
  title: 'Servicing/RequestsPage',
  component: DeskStory,
  parameters: { ...remoteStoryParameters, docs: { story: remoteStoryFrame } },
  args: { at: '/app/servicing', answers: deskAnswers() },
}

export default meta

type Story = StoryObj<typeof DeskStory>

const types = ['CREATE_CERTIFICATE', 'QUESTION', 'CANCEL_POLICY', 'QUOTE_REQUEST', 'ENDORSE_POLICY', 'OTHER']
const customers = [
  'Alder Ridge Roofing LLC',
  'Saltmarsh Trucking',
  'Casco Bay Oyster House',
  'Kingsbury Commons II LLC',
  'Łukasz & Zoë’s Smørrebrød – Phở Hà Nội Catering and Events of Greater Portland, Maine',
  'مطعم البحر الأزرق',
]

function requests(count: number) {
  return Array.from({ length: count }, (_, index) =>
    serviceRequestAnswer({
      id: `sr_${index}`,
      customerName: customers[index % customers.length],
      type: types[index % types.length],
      isOverdue: index % 7 === 2,
      ...(index % 5 === 3 && { assignee: null, dueAt: null }),
      ...(index % 4 === 1 && resolvedByMarcus),
    }),
  )
}

export const Ready: Story = { args: { at: '/app/servicing?status=all', answers: deskAnswers(requests(8)) } }

export const Loading: Story = { args: { answers: { ...deskAnswers(), RequestsPageQuery: never } } }

export const Empty: Story = { args: { answers: deskAnswers([]) } }

export const NothingMatches: Story = {
  args: { at: '/app/servicing?q=zeppelin&assignee=mine', answers: deskAnswers([]) },
}

export const Failed: Story = { args: { answers: { ...deskAnswers(), RequestsPageQuery: unreachable } } }

export const Crowded: Story = {
  args: {
    at: '/app/servicing?status=all&sort=-due',
    answers: {
      ...deskAnswers(),
      RequestsPageQuery: () => ({
        serviceRequests: connection(requests(5000), 100_000),
        agencyUsers: [],
      }),
      RequestsPagePaginationQuery: never,
    },
  },
}
