import { screen, waitFor } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { beforeAll, expect, test } from 'vitest'
import { certificateAnswer, revisedAnswers } from '../testing/certificateAnswer.ts'
import { certificateAnswers } from '../testing/certificateAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

const certificates = '/app/accounts/ac_roofing/certificates'

test('a certificate opens at its URL with its holder and PDF', async () => {
  openKnowledge(`${certificates}/cl_longfellow`, certificateAnswers())
  await screen.findByText(/400 Congress Street, Suite 210, Portland, ME 04101/)
  const dialog = screen.getByRole('dialog', { name: 'View certificate' })
  expect(dialog.textContent).toContain('Mar 5, 2026 by Dana Whitfield')
  const download = screen.getByRole('link', { name: 'Download' })
  expect(download.getAttribute('href')).toBe('/files/cl_longfellow/certificate.pdf')
  expect(screen.getByRole('link', { name: 'Revise' }).getAttribute('href')).toBe(
    `${certificates}/cl_longfellow/revise`,
  )
})

test('the additional insured wording beside the certificate matches the certificate', async () => {
  const words = 'Additional insured: requested, and not confirmed on any policy listed.'
  const certificate = certificateAnswer({ additionalInsured: true, provisionWords: [words] })
  openKnowledge(`${certificates}/cl_longfellow`, certificateAnswers({ certificates: [certificate] }))
  await screen.findByText(words)
})

test('a certificate whose policy was corrected says what changed and is issued again from there', async () => {
  const certificate = certificateAnswer({
    changesSinceIssued: [
      {
        __typename: 'CertificateChange',
        label: 'General aggregate',
        before: '$1,000,000',
        after: '$2,000,000',
      },
    ],
    cancellationNotices: ['Umbrella UMB 88: The carrier will cancel this policy on Apr 4, 2026'],
  })
  openKnowledge(`${certificates}/cl_longfellow`, certificateAnswers({ certificates: [certificate] }))
  await screen.findByText('General aggregate $1,000,000 → $2,000,000')
  screen.getByText('Umbrella UMB 88: The carrier will cancel this policy on Apr 4, 2026')
  expect(screen.getByRole('link', { name: 'Reissue' }).getAttribute('href')).toBe(
    `${certificates}/cl_longfellow/revise`,
  )
})

test('an older revision is kept, says that a newer one replaced it, and links to it', async () => {
  const { first, second } = revisedAnswers()
  const { user, router } = openKnowledge(
    `${certificates}/cl_longfellow`,
    certificateAnswers({ certificates: [second], others: [first] }),
  )
  await screen.findByText('Replaced by a newer revision')
  expect(screen.queryByRole('link', { name: 'Revise' })).toBeNull()
  const shown = screen.getByText('Revision 1')
  expect(shown.closest('[aria-current=true]')).not.toBeNull()
  expect(screen.queryByRole('link', { name: 'Revision 1' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Revision 2' }))
  await screen.findByRole('link', { name: 'Revise' })
  expect(router.state.location.pathname).toBe(`${certificates}/cl_second`)
  // Close leads to where the certificate was opened.
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a missing certificate redirects to the list, which says why', async () => {
  const { router } = openKnowledge(`${certificates}/cl_gone`, certificateAnswers())
  await waitFor(() => expect(router.state.location.pathname).toBe(certificates))
  await screen.findByText('Certificate not found')
})

test('a revision starts from the current values, and the new one opens', async () => {
  const { second } = revisedAnswers()
  const { user, router, sent } = openKnowledge(`${certificates}/cl_longfellow/revise`, {
    ...certificateAnswers({ others: [second] }),
    reviseCertificateMutation: () => ({
      reviseCertificate: { __typename: 'ReviseCertificateSuccess', certificate: second },
    }),
  })
  const description = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Description of operations',
  })
  expect(description.value).toBe('Reroofing of the north hall')
  await user.clear(description)
  await user.type(description, 'Reroofing of both halls')
  await user.click(screen.getByRole('button', { name: 'Issue Revision' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${certificates}/cl_second`))
  expect(sent.find(({ name }) => name === 'reviseCertificateMutation')?.variables).toMatchObject({
    id: 'cl_longfellow',
    input: { descriptionOfOperations: 'Reroofing of both halls', additionalInsured: false, confirm: false },
  })
  await screen.findByRole('dialog', { name: 'View certificate' })
})

test('a revision keeps the selected policies unless the user changes them', async () => {
  const certificate = certificateAnswer({ chosenPolicyIds: ['bp_auto'] })
  const { second } = revisedAnswers()
  const { user, sent } = openKnowledge(`${certificates}/cl_longfellow/revise`, {
    ...certificateAnswers({ certificates: [certificate], others: [second] }),
    reviseCertificateMutation: () => ({
      reviseCertificate: { __typename: 'ReviseCertificateSuccess', certificate: second },
    }),
  })
  const liability = await screen.findByRole<HTMLInputElement>('checkbox', { name: /General Liability/ })
  expect(liability.checked).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /BA 4410982/ }).checked).toBe(true)
  await user.click(liability)
  await user.click(screen.getByRole('button', { name: 'Issue Revision' }))
  await screen.findByRole('dialog', { name: 'View certificate' })
  expect(sent.find(({ name }) => name === 'reviseCertificateMutation')?.variables).toMatchObject({
    input: { policyIds: ['bp_liability', 'bp_auto'] },
  })
})

test('when two users revise at once, the second sees that there is a newer revision', async () => {
  const { second } = revisedAnswers()
  const message = 'This certificate was revised in the meantime: revision 2 is the newest.'
  const { user } = openKnowledge(`${certificates}/cl_longfellow/revise`, {
    ...certificateAnswers(),
    reviseCertificateMutation: () => ({
      reviseCertificate: {
        __typename: 'CertificateRevisedError',
        __isNamedError: 'CertificateRevisedError',
        message,
        certificate: second,
      },
    }),
  })
  await screen.findByRole('textbox', { name: 'Holder name' })
  await user.click(screen.getByRole('button', { name: 'Issue Revision' }))
  await screen.findByText(message)
})
