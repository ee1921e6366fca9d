import { preloadParts } from '@coverdesk/design-system'
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { unreachable } from '../../shell/contract/testing/remoteAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'
import { policyAnswer } from '../testing/policyAnswer.ts'
import { policyAnswers } from '../testing/policyAnswers.ts'

beforeAll(preloadParts, 60_000)

const address = '/app/accounts/ac_roofing/explore'
const question = 'Which policies name the landlord?'

function answered() {
  return {
    account: {
      __typename: 'Account',
      id: 'ac_roofing',
      policyAnswers: [
        {
          __typename: 'AccountPolicyAnswer',
          status: 'ANSWERED',
          answer: 'Casco Wharf LLC is an additional insured.',
          verdict: 'COVERED',
          citations: [
            {
              __typename: 'Citation',
              fileId: 'fi_policy',
              fileName: 'Policy KHI-9368009-24.pdf',
              page: 7,
              quote: 'Casco Wharf LLC',
            },
            {
              __typename: 'Citation',
              fileId: 'fi_policy',
              fileName: 'Policy KHI-9368009-24.pdf',
              page: 7,
              quote: 'is an additional insured',
            },
          ],
          policy: policyAnswer(),
        },
        {
          __typename: 'AccountPolicyAnswer',
          status: 'NO_DOCUMENTS',
          answer: 'No document of this policy has been read.',
          verdict: null,
          citations: [],
          policy: policyAnswer({ id: 'bp_umbrella', type: 'UMBRELLA', policyNumber: 'UX-20' }),
        },
      ],
    },
  }
}

test('answers a question for each policy with a link to the quote', async () => {
  const { user, router } = openKnowledge(address, { ...policyAnswers(), AccountAnswersQuery: answered })
  await user.type(await screen.findByRole('textbox', { name: 'Question' }), `${question}{Enter}`)
  const table = await screen.findByRole('table', { name: question })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Casco Wharf LLC is an additional insured.'),
    expect.stringContaining('No document of this policy has been read.'),
  ])
  expect(router.state.location.search).toBe('?q=Which+policies+name+the+landlord%3F')
  const source = within(table).getByRole('link', { name: /p\. 7/ })
  expect(source.getAttribute('href')).toContain('q=Which')
  expect(source.getAttribute('href')).toContain('source=fi_policy&page=7')
})

test('asks a suggested question immediately', async () => {
  const { user } = openKnowledge(address, { ...policyAnswers(), AccountAnswersQuery: answered })
  await user.click(await screen.findByRole('button', { name: 'Is flood covered?' }))
  await screen.findByRole('table', { name: 'Is flood covered?' })
})

test('keeps the question when the answers fail to load', async () => {
  openKnowledge(`${address}?q=flood`, { ...policyAnswers(), AccountAnswersQuery: unreachable })
  await screen.findByText('The question could not be answered')
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveProperty('value', 'flood')
})

test('an account without policies sees what to do first', async () => {
  openKnowledge(address, policyAnswers([]))
  await screen.findByText('No policies')
})
