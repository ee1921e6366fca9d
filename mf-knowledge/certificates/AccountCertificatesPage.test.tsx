import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { beforeAll, expect, test } from 'vitest'
import { individualAnswer } from '../testing/accountAnswer.ts'
import { accountAnswers } from '../testing/accountAnswers.ts'
import { certificateAnswer } from '../testing/certificateAnswer.ts'
import { certificateAnswers } from '../testing/certificateAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

const certificates = '/app/accounts/ac_roofing/certificates'

test('lists a certificate’s holder, location, number and date, with View and Download', async () => {
  openKnowledge(certificates, certificateAnswers())
  const table = await screen.findByRole('table', { name: 'Certificates' })
  expect(table.textContent).toContain('Longfellow Construction Co.')
  expect(table.textContent).toContain('Portland, ME\u00a004101')
  expect(table.textContent).toContain('3/5/26')
  expect(screen.getByRole('link', { name: 'View HIG-2026-00042' }).getAttribute('href')).toBe(
    `${certificates}/cl_longfellow`,
  )
  const download = screen.getByRole('link', { name: /^Download HIG-2026-00042/ })
  expect(download.getAttribute('href')).toBe('/files/cl_longfellow/certificate.pdf')
  expect(download.getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('link', { name: 'Add Certificate' }).getAttribute('href')).toBe(
    `${certificates}/new`,
  )
})

test('offers issuing and reissuing many certificates', async () => {
  openKnowledge(certificates, certificateAnswers())
  const toMany = await screen.findByRole('link', { name: 'Issue to Many' })
  expect(toMany.getAttribute('href')).toBe(`${certificates}/issue-to-list`)
  expect(screen.getByRole('link', { name: 'Reissue All' }).getAttribute('href')).toBe(
    `${certificates}/reissue`,
  )
})

test('the search is in the URL, sent to the server and exported, and is kept under a dialog', async () => {
  const { router, sent, user } = openKnowledge(certificates, certificateAnswers())
  fireEvent.change(await screen.findByPlaceholderText('Start typing to filter...'), {
    target: { value: 'longfellow' },
  })
  await waitFor(() => expect(router.state.location.search).toBe('?q=longfellow'))
  await waitFor(() =>
    expect(sent.findLast(({ name }) => name === 'AccountCertificatesPageQuery')?.variables).toEqual({
      id: 'ac_roofing',
      text: 'longfellow',
    }),
  )
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe(
      '/exports/certificates.csv?accountId=ac_roofing&text=longfellow',
    ),
  )
  await user.click(screen.getByRole('link', { name: 'Add Certificate' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${certificates}/new`))
  expect(router.state.location.search).toBe('?q=longfellow')
})

test('a filter that matches no certificate says so and can be cleared', async () => {
  const { router, user } = openKnowledge(`${certificates}?q=zeppelin`, certificateAnswers({ found: [] }))
  await screen.findByText('No certificate of this account matches the filter.')
  await user.click(screen.getByRole('button', { name: 'Clear filter' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('certificates of deleted policies stay listed, and none can be added', async () => {
  openKnowledge(certificates, certificateAnswers({ hasPolicies: false }))
  await screen.findByRole('table', { name: 'Certificates' })
  expect(screen.queryByRole('link', { name: 'Add Certificate' })).toBeNull()
})

test('a business with policies sees how to add its first certificate', async () => {
  openKnowledge(certificates, certificateAnswers({ certificates: [] }))
  await screen.findByText('No certificates')
  expect(screen.getByRole('link', { name: 'Add Certificate' }).getAttribute('href')).toBe(
    `${certificates}/new`,
  )
  screen.getByRole('link', { name: 'Issue to Many' })
  expect(screen.queryByRole('link', { name: 'Reissue All' })).toBeNull()
})

test('without policies there are no certificates, and the tab says what to do first', async () => {
  openKnowledge(certificates, certificateAnswers({ certificates: [], hasPolicies: false }))
  await screen.findByText('To create a certificate of liability insurance, start by logging a policy')
  expect(screen.getByRole('link', { name: 'Add Policy' }).getAttribute('href')).toBe(
    '/app/policies/new?accountId=ac_roofing',
  )
})

test('an individual has no certificates yet', async () => {
  openKnowledge('/app/accounts/ac_priya/certificates', accountAnswers([individualAnswer()]))
  await screen.findByText(
    'Certificates show the policies of a business. Personal policies are not supported yet.',
  )
})

test('a certificate that a colleague issues appears without a reload', async () => {
  const answers = certificateAnswers({ certificates: [] })
  const { tell } = openKnowledge(certificates, answers)
  await screen.findByText('No certificates')
  Object.assign(answers, certificateAnswers({ certificates: [certificateAnswer()] }))
  act(() => tell([{ nodeId: 'cl_longfellow', typename: 'CertificateOfLiabilityInsurance' }]))
  await waitFor(() => screen.getByRole('table', { name: 'Certificates' }))
})
