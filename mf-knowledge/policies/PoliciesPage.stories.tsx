import type { Meta, StoryObj } from '@storybook/react-vite'
import { connection, never, unreachable } from '../../shell/contract/testing/remoteAnswers.ts'
import { remoteStoryFrame, remoteStoryParameters } from '../../shell/contract/testing/RemoteStory.tsx'
import { accountAnswer } from '../testing/accountAnswer.ts'
import { KnowledgeStory } from '../testing/KnowledgeStory.tsx'
import { policyAnswer } from '../testing/policyAnswer.ts'
import { policyAnswers } from '../testing/policyAnswers.ts'

/** The agency's policies, with the expiring ones. Use the account's tab for one client's policies. */
const meta: Meta<typeof KnowledgeStory> = {
  title: 'Knowledge/PoliciesPage',
  component: KnowledgeStory,
  parameters: { ...remoteStoryParameters, docs: { story: remoteStoryFrame } },
  args: { at: '/app/policies', answers: policyAnswers() },
}

export default meta

type Story = StoryObj<typeof KnowledgeStory>

const states = ['INFORCE', 'BINDING', 'PENDING', 'EXPIRED', 'CANCELED', 'SUBMITTED', 'UNKNOWN']
const types = ['GENERAL_LIABILITY', 'COMMERCIAL_AUTO', 'EMPLOYMENT_PRACTICES_LIABILITY', 'UMBRELLA']

function policies(count: number) {
  return Array.from({ length: count }, (_, index) =>
    policyAnswer({
      id: `bp_${index}`,
      state: states[index % states.length],
      type: types[index % types.length],
      ...(index % 5 === 3 && { policyNumber: null, carrier: null, expiresAt: null }),
    }),
  )
}

export const Ready: Story = { args: { answers: policyAnswers(policies(9)) } }

export const Expiring: Story = {
  args: { at: '/app/policies?expiring=60-days&sort=expires', answers: policyAnswers(policies(9)) },
}

export const Loading: Story = { args: { answers: { ...policyAnswers(), PoliciesPageQuery: never } } }

export const Empty: Story = { args: { answers: policyAnswers([]) } }

export const NothingMatches: Story = {
  args: { at: '/app/policies?q=zeppelin&status=inforce', answers: policyAnswers([]) },
}

export const Failed: Story = { args: { answers: { ...policyAnswers(), PoliciesPageQuery: unreachable } } }

const longName = 'Łukasz & Zoë’s Smørrebrød – Phở Hà Nội Catering and Events of Greater Portland, Maine'

export const Crowded: Story = {
  args: {
    at: '/app/policies?type=employment-practices-liability',
    answers: {
      ...policyAnswers(),
      PoliciesPageQuery: () => ({
        ...(policyAnswers()['ExpirationFilterQuery']?.({}) as object),
        businessPolicies: connection(
          policies(2000).map((policy) => ({
            ...policy,
            account: accountAnswer({
              account: { ...(accountAnswer()['account'] as object), name: longName },
            }),
          })),
          300_000,
        ),
      }),
      PoliciesPagePaginationQuery: never,
    },
  },
}
