import { preloadParts } from '@coverdesk/design-system'
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { documentAnswer } from '../testing/documentAnswer.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'
import { policyAnswer } from '../testing/policyAnswer.ts'
import { policyAnswers } from '../testing/policyAnswers.ts'

beforeAll(preloadParts, 60_000)

const address = '/app/policies/bp_liability/explore'

const flood = {
  __typename: 'Citation',
  fileId: 'fi_policy',
  fileName: 'Policy KHI-9368009-24.pdf',
  page: 4,
  quote: 'We will not pay for loss or damage caused by flood.',
}

const details = {
  __typename: 'PolicyDetails',
  summary: 'A general liability policy for Alder Ridge Roofing LLC.',
  conflictCount: 0,
  fields: [
    {
      __typename: 'PolicyDetailField',
      path: 'limits.glPerOccurrenceLimit',
      label: 'Each occurrence',
      kind: 'MONEY',
      value: '100000000',
      citation: { ...flood, page: 1, quote: '$1,000,000' },
    },
  ],
  extraLimits: [],
  deductibles: [],
  locations: [],
  coverageDescriptions: [],
  forms: [
    {
      __typename: 'PolicyForm',
      number: 'CG 20 10',
      edition: '04 13',
      title: 'Additional Insured, Owners or Contractors',
      citation: { ...flood, page: 2, quote: 'CG 20 10 04 13' },
    },
  ],
  exclusionDescriptions: [
    {
      __typename: 'PolicyCoverageDescription',
      title: 'Flood',
      description: 'Loss caused by flood is not paid.',
      policyQuotes: [flood],
    },
  ],
}

const conversation = {
  __typename: 'PolicyExplorerConversation',
  id: 'bp_liability:explorer',
  suggestedQuestions: ['Is flood covered?'],
  messages: [
    message('pm_1', { role: 'USER', content: 'Is flood covered?' }),
    message('pm_2', {
      role: 'ASSISTANT',
      content: 'No. Flood is excluded.',
      verdict: 'EXCLUDED',
      attachments: [
        {
          __typename: 'PolicyExplorerAttachment',
          type: 'EXCLUSION',
          content: flood.quote,
          citation: flood,
        },
      ],
    }),
  ],
}

function message(id: string, said: Record<string, unknown>) {
  return {
    __typename: 'PolicyExplorerMessage',
    id,
    timestamp: '2026-11-20T15:04:00.000Z',
    user: null,
    verdict: null,
    isAnswered: true,
    notice: null,
    attachments: [],
    ...said,
  }
}

test('shows a value beside its page, and the forms', async () => {
  openKnowledge(address, policyAnswers([policyAnswer({ details, files: [documentAnswer()] })]))
  await screen.findByText('$1,000,000')
  const source = screen.getByRole('link', { name: 'Source of Each occurrence: p. 1' })
  expect(source.getAttribute('href')).toContain('source=fi_policy&page=1')
  const forms = within(screen.getByRole('region', { name: 'Forms and endorsements' }))
  forms.getByText('Additional Insured, Owners or Contractors')
  forms.getByText('CG 20 10 04 13')
})

test('a description in the policy’s own words shows once, as the quote', async () => {
  const [exclusion] = details.exclusionDescriptions
  const quoted = { ...details, exclusionDescriptions: [{ ...exclusion, description: flood.quote }] }
  const { user } = openKnowledge(address, policyAnswers([policyAnswer({ details: quoted })]))
  await user.click(await screen.findByText('Flood'))
  const excluded = within(screen.getByRole('region', { name: "What's not covered" }))
  expect(excluded.getAllByText(flood.quote).map(({ tagName }) => tagName)).not.toContain('P')
})

test('an answer replaces the conversation, with the supporting quotes', async () => {
  const policy = policyAnswer({ details })
  const answered = { ...policy, policyExplorerConversation: conversation }
  const { user } = openKnowledge(address, {
    ...policyAnswers([policy]),
    askPolicyExplorerMutation: () => ({
      addPolicyExplorerConversationMessage: {
        __typename: 'AddPolicyExplorerConversationMessagePayload',
        applicationError: null,
        businessPolicy: answered,
      },
    }),
  })
  await user.type(
    await screen.findByRole('textbox', { name: 'Question about the policy' }),
    'Is flood covered?',
  )
  await user.keyboard('{Enter}')
  await screen.findByText('No. Flood is excluded.')
  screen.getByText('Excluded')
  const sources = screen.getAllByRole('link', { name: /We will not pay for loss or damage caused by flood/ })
  expect(sources.at(-1)?.getAttribute('href')).toContain('page=4')
})

test('a failed question stays in the input with the reason below it', async () => {
  const { user } = openKnowledge(address, {
    ...policyAnswers([policyAnswer({ details })]),
    askPolicyExplorerMutation: () => ({
      addPolicyExplorerConversationMessage: {
        __typename: 'AddPolicyExplorerConversationMessagePayload',
        applicationError: {
          __typename: 'ApplicationError',
          __isNamedError: 'ApplicationError',
          message: 'The documents are still being read.',
        },
        businessPolicy: null,
      },
    }),
  })
  const input = await screen.findByRole('textbox', { name: 'Question about the policy' })
  await user.type(input, 'Is flood covered?')
  await user.keyboard('{Enter}')
  await screen.findByText('The documents are still being read.')
  expect(input).toHaveProperty('value', 'Is flood covered?')
})
