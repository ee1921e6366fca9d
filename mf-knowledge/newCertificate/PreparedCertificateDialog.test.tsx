import { screen, waitFor } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { beforeAll, expect, test } from 'vitest'
import { accountAnswer } from '../testing/accountAnswer.ts'
import { certificateAnswer, certificatePolicyAnswers } from '../testing/certificateAnswer.ts'
import { certificateAnswers } from '../testing/certificateAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

const certificates = '/app/accounts/ac_roofing/certificates'

async function openDialog(decision = { isAllowed: true, reason: null as string | null }) {
  const { order } = certificateAnswer({ otherAdditionalInsureds: ['Bayview Owners LLC'] })
  const prepared = {
    __typename: 'CaraProposal',
    id: 'pp_certificate',
    certificate: order,
    viewerCanDecide: { __typename: 'Permission', ...decision },
  }
  const account = accountAnswer({ certificatePolicies: certificatePolicyAnswers() })
  const opened = openKnowledge(`${certificates}/prepared/pp_certificate`, {
    ...certificateAnswers(),
    PreparedCertificateDialogQuery: () => ({ account, prepared }),
    editPreparedCertificateMutation: () => ({
      editCaraCertificate: { __typename: 'EditCaraCertificateSuccess' },
    }),
  })
  await screen.findByRole('textbox', { name: 'Holder name' })
  return opened
}

test('a prepared certificate opens with its values, and what is saved waits for approval', async () => {
  const { user, sent } = await openDialog()
  const other = screen.getByRole<HTMLInputElement>('textbox', { name: 'Additional insured 1' })
  expect(other.value).toBe('Bayview Owners LLC')
  await user.clear(other)
  await user.type(other, 'City of Portland')
  await user.click(screen.getByRole('button', { name: 'Save Certificate' }))
  await screen.findByText('Certificate updated. Approve it to issue it.')
  expect(sent.find(({ name }) => name === 'editPreparedCertificateMutation')?.variables).toMatchObject({
    id: 'pp_certificate',
    input: {
      holder: { name: 'Longfellow Construction Co.' },
      otherAdditionalInsureds: ['City of Portland'],
      policyIds: null,
    },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('one that was decided meanwhile cannot be saved, and says why', async () => {
  await openDialog({ isAllowed: false, reason: 'This was already approved.' })
  expect(screen.getByRole('button', { name: 'Save Certificate' }).getAttribute('aria-disabled')).toBe('true')
})
