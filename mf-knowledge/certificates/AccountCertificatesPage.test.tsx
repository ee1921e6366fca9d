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

test('a certificate is listed with its holder, place, number and day, to be viewed and downloaded', async () => {
  openKnowledge(certificates, certificateAnswers())
  const table = await screen.findByRole('table', { name: 'Certificates' })
  expect(table.textContent).toContain('Longfellow Construction Co.')
  expect(table.textContent).toContain('Portland, ME 04101')
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

test('many certificates are issued or reissued by buttons that say so', async () => {
  openKnowledge(certificates, certificateAnswers())
  const toMany = await screen.findByRole('link', { name: 'Issue to Many' })
  expect(toMany.getAttribute('href')).toBe(`${certificates}/issue-to-list`)
  expect(screen.getByRole('link', { name: 'Reissue All' }).getAttribute('href')).toBe(
    `${certificates}/reissue`,
  )
})

test('what is typed is in the address, asked of the server and exported, and stays beneath a dialog', async () => {
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

test('a filter that no certificate matches says so and can be cleared', async () => {
  const { router, user } = openKnowledge(`${certificates}?q=zeppelin`, certificateAnswers({ found: [] }))
  await screen.findByText('No certificate of this account matches the filter.')
  await user.click(screen.getByRole('button', { name: 'Clear filter' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('certificates of policies that are gone stay listed, and none can be added', async () => {
  openKnowledge(certificates, certificateAnswers({ hasPolicies: false }))
  await screen.findByRole('table', { name: 'Certificates' })
  expect(screen.queryByRole('link', { name: 'Add Certificate' })).toBeNull()
})

test('a business with policies reads how to add its first certificate', async () => {
  openKnowledge(certificates, certificateAnswers({ certificates: [] }))
  await screen.findByText('No certificates')
  expect(screen.getByRole('link', { name: 'Add Certificate' }).getAttribute('href')).toBe(
    `${certificates}/new`,
  )
  screen.getByRole('link', { name: 'Issue to Many' })
  expect(screen.queryByRole('link', { name: 'Reissue All' })).toBeNull()
})

test('without policies there is no certificate, and the tab says what comes first', async () => {
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

test('a certificate that a colleague issues appears without a press', async () => {
  const answers = certificateAnswers({ certificates: [] })
  const { tell } = openKnowledge(certificates, answers)
  await screen.findByText('No certificates')
  Object.assign(answers, certificateAnswers({ certificates: [certificateAnswer()] }))
  act(() => tell([{ nodeId: 'cl_longfellow', typename: 'CertificateOfLiabilityInsurance' }]))
  await waitFor(() => screen.getByRole('table', { name: 'Certificates' }))
})
