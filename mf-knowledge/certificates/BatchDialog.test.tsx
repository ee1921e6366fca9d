import { screen, waitFor, within } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { accountAnswer } from '../testing/accountAnswer.ts'
import {
  batchAnswer,
  certificatePolicyAnswers,
  certificateReissueAnswer,
  doneBatchAnswer,
} from '../testing/certificateAnswer.ts'
import { certificateAnswers } from '../testing/certificateAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)
afterEach(() => vi.unstubAllGlobals())

/** The server accepts everything. */
class Upload {
  readonly upload = {}
  readonly status = 201
  readonly response = { id: 'fi_holders', name: 'holders.csv', size: 12 }
  onload: (() => void) | null = null
  onloadend: (() => void) | null = null
  open() {}
  abort() {}
  setRequestHeader() {}
  send() {
    queueMicrotask(() => {
      this.onload?.()
      this.onloadend?.()
    })
  }
}

const certificates = '/app/accounts/ac_roofing/certificates'

const lapsed = {
  __typename: 'CertificateCheck',
  message: 'Auto BA 4410982 is not in force on Apr 5, 2026.',
  isBlocking: true,
  policyId: 'bp_auto',
}

test('reissues all holders of an account in one job with its own URL', async () => {
  const { user, router, sent } = openKnowledge(`${certificates}/reissue`, {
    ...certificateAnswers(),
    reissueCertificatesMutation: () => ({
      reissueCertificates: { __typename: 'ReissueCertificatesSuccess', batch: batchAnswer() },
    }),
  })
  await screen.findByText(/Every certificate holder of Alder Ridge Roofing LLC gets a new revision/)
  await user.click(screen.getByRole('radio', { name: /ZIP file/ }))
  await user.click(screen.getByRole('button', { name: 'Reissue All' }))
  await screen.findByText('4 of 12 certificates issued')
  expect(router.state.location.search).toBe('?batch=cb_reissue')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33')
  expect(sent.find(({ name }) => name === 'reissueCertificatesMutation')?.variables['input']).toEqual({
    accountId: 'ac_roofing',
    format: 'ZIP',
    confirm: false,
  })
})

test('before reissuing shows the count, the policies and what prevents it', async () => {
  const message = 'For Bowdoin Property Trust: No endorsement is on file for the policies shown.'
  const found = { ...lapsed, message, isBlocking: false, policyId: null }
  const certificateReissue = certificateReissueAnswer({ checks: [found] })
  const account = accountAnswer({ certificateReissue, certificatePolicies: certificatePolicyAnswers() })
  openKnowledge(`${certificates}/reissue`, {
    ...certificateAnswers(),
    ReissueCertificatesDialogQuery: () => ({ account }),
  })
  const dialog = await screen.findByRole('dialog', { name: 'Reissue all certificates' })
  await within(dialog).findByText('12 certificates for 9 holders')
  const lines = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(lines).toEqual([
    'General Liability CGL 2204183-07 1/1/26 – 1/1/27',
    'Auto BA 4410982 1/1/26 – 1/1/27 · on 3 of 12',
    'Umbrella UMB 77120 It expired on Mar 1, 2026.',
    expect.stringContaining(message),
  ])
  screen.getByRole('checkbox', { name: 'Issue anyway' })
})

test('once confirmed, a certificate that cannot be reissued does not block the others', async () => {
  const { user, sent } = openKnowledge(`${certificates}/reissue`, {
    ...certificateAnswers(),
    reissueCertificatesMutation: ({ input }) => ({
      reissueCertificates: JSON.stringify(input).includes('"confirm":true')
        ? { __typename: 'ReissueCertificatesSuccess', batch: batchAnswer() }
        : {
            __typename: 'CertificateChecksError',
            __isNamedError: 'CertificateChecksError',
            message: 'The certificate cannot be issued yet.',
            checks: [lapsed],
          },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Reissue All' }))
  await screen.findByText(lapsed.message)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Check results' })),
  )
  await user.click(screen.getByRole('checkbox', { name: 'Issue anyway' }))
  await user.click(screen.getByRole('button', { name: 'Reissue All' }))
  await screen.findByText('4 of 12 certificates issued')
  expect(sent.filter(({ name }) => name === 'reissueCertificatesMutation')).toHaveLength(2)
})

test('a finished job offers one file and names what it could not issue', async () => {
  const answers = certificateAnswers()
  openKnowledge(`${certificates}/reissue?batch=cb_reissue`, answers)
  await screen.findByText('4 of 12 certificates issued')
  Object.assign(answers, certificateAnswers({ batch: doneBatchAnswer() }))
  const download = await screen.findByRole('link', { name: 'Download all' })
  expect(download.getAttribute('href')).toBe('/files/fi_bundle/Certificates%202026-04-05.pdf')
  screen.getByText('Bowdoin Property Trust')
  screen.getByText(/Auto BA 4410982 is not in force/)
})

test('names the first of many failed certificates and counts the rest', async () => {
  openKnowledge(
    `${certificates}/reissue?batch=cb_reissue`,
    certificateAnswers({ batch: doneBatchAnswer({ issuedCount: 100, total: 1_500 }) }),
  )
  await screen.findByText('100 of 1,500 certificates issued')
  screen.getByText('Bowdoin Property Trust')
  screen.getByText('And 1,399 more.')
})

test('does not mention more failures when the job names all of them', async () => {
  openKnowledge(`${certificates}/reissue?batch=cb_reissue`, certificateAnswers({ batch: doneBatchAnswer() }))
  await screen.findByText('Bowdoin Property Trust')
  expect(screen.queryByText(/^And .* more\.$/)).toBeNull()
})

test('a job that stopped says how far it got', async () => {
  openKnowledge(
    `${certificates}/reissue?batch=cb_reissue`,
    certificateAnswers({ batch: batchAnswer({ state: 'FAILED' }) }),
  )
  await screen.findByText('The job stopped')
  screen.getByText(/^4 of 12 certificates issued\./)
})

test('requires a file for a list of holders', async () => {
  const { user, sent } = openKnowledge(`${certificates}/issue-to-list`, certificateAnswers())
  await user.click(await screen.findByRole('button', { name: 'Issue Certificates' }))
  await waitFor(() => expect(screen.getByRole('dialog').querySelector('[aria-invalid=true]')).not.toBeNull())
  expect(sent.some(({ name }) => name === 'issueToHoldersMutation')).toBe(false)
})

test('certificates for a list of holders show the selected policies, in a preview first', async () => {
  const { user, sent } = openKnowledge(`${certificates}/issue-to-list`, {
    ...certificateAnswers(),
    issueToHoldersMutation: () => ({
      createCertificates: { __typename: 'CreateCertificatesSuccess', batch: batchAnswer() },
    }),
  })
  await screen.findByRole('group', { name: 'Policies shown' })
  vi.stubGlobal('XMLHttpRequest', Upload)
  const list = new File(['Name\nLongfellow'], 'holders.csv', { type: 'text/csv' })
  await user.upload(
    screen.getByLabelText<HTMLInputElement>(/^List of holders/, { selector: 'input[type=file]' }),
    list,
  )
  expect(screen.getByRole('checkbox', { name: /^Umbrella/ }).hasAttribute('disabled')).toBe(true)
  await screen.findByText('1 of 2 certificates. Nothing is issued yet.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Preview' }), 'Row 3: City of Portland')
  await user.click(screen.getByRole('checkbox', { name: /^Auto/ }))
  await waitFor(() =>
    expect(
      sent.findLast(({ name }) => name === 'findHolderListPreviewQuery')?.variables['policyIds'],
    ).toEqual(['bp_liability']),
  )
  await user.click(screen.getByRole('button', { name: 'Issue Certificates' }))
  await screen.findByText('4 of 12 certificates issued')
  expect(sent.find(({ name }) => name === 'issueToHoldersMutation')?.variables['input']).toMatchObject({
    policyIds: ['bp_liability'],
  })
})
