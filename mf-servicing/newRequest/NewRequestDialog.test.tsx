import { screen, waitFor, within } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { beforeAll, expect, test } from 'vitest'
import { deskAnswers } from '../testing/deskAnswers.ts'
import { openDesk } from '../testing/openDesk.tsx'
import { serviceRequestAnswer } from '../testing/serviceRequestAnswer.ts'

beforeAll(preloadParts, 60_000)

const account = serviceRequestAnswer()['account']

async function openNewRequest(at: string) {
  const opened = openDesk(at, {
    ...deskAnswers(),
    NewRequestDialogQuery: ({ hasAccount }) => (hasAccount ? { account } : {}),
    usePoliciesQuery: () => ({
      account: { __typename: 'Account', id: 'ac_roofing', policies: { edges: [] } },
    }),
    createRequestMutation: () => ({
      createServiceRequest: {
        __typename: 'CreateServiceRequestSuccess',
        serviceRequest: { __typename: 'ServiceRequest', id: 'sr_roofing' },
      },
    }),
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
