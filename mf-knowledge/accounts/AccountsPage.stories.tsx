import type { Meta, StoryObj } from '@storybook/react-vite'
import { connection, never, unreachable } from '../../shell/contract/testing/remoteAnswers.ts'
import { remoteStoryFrame, remoteStoryParameters } from '../../shell/contract/testing/RemoteStory.tsx'
import { accountAnswer, individualAnswer } from '../testing/accountAnswer.ts'
import { accountAnswers } from '../testing/accountAnswers.ts'
import { KnowledgeStory } from '../testing/KnowledgeStory.tsx'

/** The agency's accounts. Use the contact picker for people who represent several of them. */
const meta: Meta<typeof KnowledgeStory> = {
  title: 'Knowledge/AccountsPage',
  component: KnowledgeStory,
  parameters: { ...remoteStoryParameters, docs: { story: remoteStoryFrame } },
  args: { at: '/app/accounts', answers: accountAnswers() },
}

export default meta

type Story = StoryObj<typeof KnowledgeStory>

const names = [
  'Alder Ridge Roofing LLC',
  'Saltmarsh Trucking',
  'Łukasz & Zoë’s Smørrebrød – Phở Hà Nội Catering and Events of Greater Portland, Maine',
  'مطعم البحر الأزرق',
]

function accounts(count: number) {
  return Array.from({ length: count }, (_, index) => {
    if (index % 5 === 4) return individualAnswer({ id: `ac_${index}` })
    const account = accountAnswer()['account'] as object
    const name = names[index % names.length]
    const bare = index % 4 === 1 && { email: null, mailingAddress: null }
    return accountAnswer({ id: `ac_${index}`, account: { ...account, name, ...bare } })
  })
}

export const Ready: Story = { args: { answers: accountAnswers(accounts(8)) } }

export const Loading: Story = { args: { answers: { ...accountAnswers(), AccountsPageQuery: never } } }

export const Empty: Story = { args: { answers: accountAnswers([]) } }

export const NothingMatches: Story = {
  args: { at: '/app/accounts?q=zeppelin&type=business', answers: accountAnswers([]) },
}

export const Failed: Story = { args: { answers: { ...accountAnswers(), AccountsPageQuery: unreachable } } }

export const Crowded: Story = {
  args: {
    at: '/app/accounts?sort=-address',
    answers: {
      ...accountAnswers(),
      AccountsPageQuery: () => ({ accounts: connection(accounts(5000), 100_000) }),
      AccountsPagePaginationQuery: never,
    },
  },
}
