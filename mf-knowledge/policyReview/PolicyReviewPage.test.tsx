import { preloadParts } from '@coverdesk/design-system'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { openKnowledge } from '../testing/openKnowledge.tsx'
import { policyAnswer } from '../testing/policyAnswer.ts'
import { policyAnswers } from '../testing/policyAnswers.ts'

beforeAll(preloadParts, 60_000)

const address = '/app/policies/bp_liability/review'

test('a policy without documents says under Details what is missing', async () => {
  const { router } = openKnowledge(address, policyAnswers([policyAnswer({ files: [] })]))
  await screen.findByText(/^Upload a document first/)
  expect(router.state.location.pathname).toBe(address)
  const tabs = within(screen.getByRole('navigation', { name: 'Policy' }))
  expect(tabs.getByRole('link', { name: 'Details' }).getAttribute('aria-current')).toBe('page')
})

function field(path: string, label: string, ...values: string[]) {
  return {
    __typename: 'PolicyDetailField',
    path,
    label,
    kind: 'TEXT',
    status: 'CONFLICT',
    value: null,
    citation: null,
    decidedBy: null,
    candidates: values.map((value) => ({
      __typename: 'PolicyDetailCandidate',
      value,
      reason: null,
      citation: null,
    })),
  }
}

test('review keys work while one of the row’s values has focus', async () => {
  const details = {
    __typename: 'PolicyDetails',
    conflictCount: 2,
    mismatches: [],
    differences: [],
    schedules: [],
    fields: [
      field('namedInsured', 'Named insured', 'Alder Ridge Roofing LLC', 'Alder Ridge Roofing'),
      field('producer', 'Producer', 'Harborline Insurance Group', 'Harborline'),
    ],
  }
  const { user, sent } = openKnowledge(address, {
    ...policyAnswers([policyAnswer({ details })]),
    reviewDetailMutation: () => ({
      reviewPolicyDetail: {
        __typename: 'ReviewPolicyDetailSuccess',
        businessPolicy: policyAnswer({ details }),
      },
    }),
  })
  const reviews = () => sent.filter(({ name }) => name === 'reviewDetailMutation')
  const list = within(await screen.findByRole('list', { name: 'Policy details' }))
  const [insured, producer] = list.getAllByRole('listitem')

  await user.click(list.getByRole('button', { name: 'Alder Ridge Roofing' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(producer))
  expect(reviews().at(-1)?.variables['input']).toEqual({
    path: 'namedInsured',
    action: 'ACCEPT',
    value: 'Alder Ridge Roofing',
  })

  await user.click(list.getByRole('button', { name: 'Harborline' }))
  await user.keyboard('x')
  await waitFor(() => expect(reviews()).toHaveLength(2))
  expect(reviews().at(-1)?.variables['input']).toEqual({ path: 'producer', action: 'CLEAR' })

  await user.click(list.getByRole('button', { name: 'Harborline' }))
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(document.activeElement).toBe(insured))

  await user.click(list.getByRole('button', { name: 'Alder Ridge Roofing' }))
  await user.keyboard('e')
  const typed = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Named insured' })
  await user.clear(typed)
  await user.type(typed, 'xue')
  expect(typed.value).toBe('xue')
  expect(reviews()).toHaveLength(2)

  await user.keyboard('{Escape}')
  expect(screen.queryByRole('textbox', { name: 'Named insured' })).toBeNull()
  expect(document.activeElement).toBe(insured)
  expect(reviews()).toHaveLength(2)
})

test('the only value of a field is not repeated as a choice', async () => {
  const producer = field('producer', 'Producer', 'Harborline Insurance Group')
  const citation = {
    __typename: 'Citation',
    fileId: 'fi_policy',
    fileName: 'Policy.pdf',
    page: 1,
    quote: 'Harborline',
  }
  const details = {
    __typename: 'PolicyDetails',
    conflictCount: 0,
    mismatches: [],
    differences: [],
    schedules: [],
    fields: [
      {
        ...producer,
        status: 'FOUND',
        value: 'Harborline Insurance Group',
        candidates: producer.candidates.map((candidate) => ({ ...candidate, citation })),
      },
    ],
  }
  openKnowledge(address, policyAnswers([policyAnswer({ details })]))
  const list = within(await screen.findByRole('list', { name: 'Policy details' }))
  list.getByText('Policy.pdf, page 1')
  expect(list.getAllByText('Harborline Insurance Group')).toHaveLength(1)
})
