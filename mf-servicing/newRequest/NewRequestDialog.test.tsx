import { screen, waitFor, within } from '@testing-library/react'
import { hasUnsavedEdits, preloadParts } from '@coverdesk/design-system'
import { beforeAll, expect, test } from 'vitest'
import { deskAnswers } from '../testing/deskAnswers.ts'
import { openDesk } from '../testing/openDesk.tsx'
import { serviceRequestAnswer } from '../testing/serviceRequestAnswer.ts'

beforeAll(preloadParts, 60_000)

const account = serviceRequestAnswer()['account']

const created = {
  __typename: 'CreateServiceRequestSuccess',
  serviceRequest: { __typename: 'ServiceRequest', id: 'sr_roofing' },
}

/** Opens the dialog; the API rejects Create Request with the errors first, then creates it. */
async function openNewRequest(at: string, rejections: readonly object[] = []) {
  const left = [...rejections]
  const opened = openDesk(at, {
    ...deskAnswers(),
    NewRequestDialogQuery: ({ hasAccount }) => (hasAccount ? { account } : {}),
    PolicySelectQuery: () => ({
      account: { __typename: 'Account', id: 'ac_roofing', policies: { edges: [] } },
    }),
    createRequestMutation: () => ({ createServiceRequest: left.shift() ?? created }),
  })
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'New service request' })) }
}

test('a certificate request of an account is opened by hand, and shown', async () => {
  const { user, dialog, sent, router } = await openNewRequest('/app/servicing/new?accountId=ac_roofing')
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Type' }), 'Create Certificate')
  await user.type(await dialog.findByRole('textbox', { name: 'Certificate holder' }), 'City of Portland')
  await user.click(dialog.getByRole('checkbox', { name: 'Additional insured' }))
  await user.type(await dialog.findByRole('textbox', { name: 'Relationship' }), 'Landlord')
  await user.click(dialog.getByRole('button', { name: 'Create Request' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/servicing/sr_roofing/overview'))
  expect(sent.find(({ name }) => name === 'createRequestMutation')?.variables['input']).toMatchObject({
    type: 'CREATE_CERTIFICATE',
    accountId: 'ac_roofing',
    createCertificate: {
      name: 'City of Portland',
      additionalInsured: true,
      additionalInsuredRelationship: 'Landlord',
    },
  })
})

test.each([
  [
    'a missing holder',
    {
      __typename: 'ValidationErrors',
      message: 'Check the fields.',
      fields: [{ path: 'createCertificate.name', message: 'Certificate holder is required.' }],
    },
  ],
  ['a failure', { __typename: 'ConflictError', message: 'Somebody changed the account. Try again.' }],
])('a request created after %s leaves nothing unsaved behind', async (_, rejection) => {
  const { user, dialog, router } = await openNewRequest('/app/servicing/new?accountId=ac_roofing', [
    rejection,
  ])
  // As the frame, which asks before what was typed is discarded.
  router.getBlocker('edits', () => hasUnsavedEdits())
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Type' }), 'Create Certificate')
  await user.type(dialog.getByRole('textbox', { name: 'Details' }), 'For the lease of the second floor')
  await user.click(dialog.getByRole('button', { name: 'Create Request' }))
  await dialog.findAllByText(/is required\.|Try again\./)
  await user.type(dialog.getByRole('textbox', { name: 'Certificate holder' }), 'Alder Row Properties LLC')
  await user.click(dialog.getByRole('button', { name: 'Create Request' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/servicing/sr_roofing/overview'))
})

test('the list leads to a new request, which has the fields of its type', async () => {
  const { user } = openDesk('/app/servicing', { ...deskAnswers(), NewRequestDialogQuery: () => ({}) })
  await user.click(await screen.findByRole('link', { name: 'New Request' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New service request' }))
  const type = await dialog.findByRole('combobox', { name: 'Type' })
  for (const [label, field] of [
    ['Add Additional Insured', 'Additional insured'],
    ['Cancel Policy', 'Reason'],
    ['Document Request', 'Document'],
    ['Question', 'Question'],
  ] as const) {
    await user.selectOptions(type, label)
    await dialog.findByRole('textbox', { name: field })
  }
})

test('what was typed for one type is there again after another was chosen', async () => {
  const { user, dialog } = await openNewRequest('/app/servicing/new?accountId=ac_roofing')
  const type = await dialog.findByRole('combobox', { name: 'Type' })
  await user.selectOptions(type, 'Question')
  await user.type(await dialog.findByRole('textbox', { name: 'Question' }), 'Is the lift covered?')
  await user.selectOptions(type, 'Other')
  expect(dialog.queryByRole('textbox', { name: 'Question' })).toBeNull()
  await user.selectOptions(type, 'Question')
  const { value } = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Question' })
  expect(value).toBe('Is the lift covered?')
})
