import { act, screen, waitFor, within } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { RequestFailure } from '@coverdesk/contract'
import { beforeAll, expect, test } from 'vitest'
import { type RemoteAnswers, validationErrors } from '../../shell/contract/testing/remoteAnswers.ts'
import { accountAnswer } from '../testing/accountAnswer.ts'
import { certificateAnswer, certificatePolicyAnswer } from '../testing/certificateAnswer.ts'
import { certificateAnswers } from '../testing/certificateAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

const certificates = '/app/accounts/ac_roofing/certificates'

const missing = {
  __typename: 'CertificateCheck',
  message: 'General Liability is missing its number. Add it to the policy.',
  isBlocking: true,
  policyId: 'bp_liability',
}

const promise = {
  __typename: 'CertificateCheck',
  message: '“30 days notice”: A certificate cannot promise notice.',
  isBlocking: false,
  policyId: null,
}

function created() {
  const certificate = certificateAnswer()
  return { createCertificate: { __typename: 'CreateCertificateSuccess', certificate } }
}

async function openDialog(answers: RemoteAnswers = {}) {
  const all = Object.assign(certificateAnswers(), answers)
  const opened = openKnowledge(`${certificates}/new`, all)
  await screen.findByRole('dialog', { name: 'Create a new certificate' })
  await screen.findByRole('textbox', { name: 'Holder name' })
  function input() {
    return opened.sent.findLast(({ name }) => name === 'createCertificateMutation')?.variables['input']
  }
  const create = () => opened.user.click(screen.getByRole('button', { name: 'Create Certificate' }))
  return { ...opened, answers: all, input, create }
}

async function chooseHolder(user: Awaited<ReturnType<typeof openDialog>>['user']) {
  await user.click(screen.getByRole('combobox', { name: 'Saved holders' }))
  await user.click(await screen.findByRole('option', { name: /Longfellow/ }))
}

test('a holder from the book fills in name, address and email, and the certificate opens', async () => {
  const { user, router, input, create } = await openDialog({ createCertificateMutation: created })
  await chooseHolder(user)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Holder name' }).value).toBe(
    'Longfellow Construction Co.',
  )
  await user.click(screen.getByRole('checkbox', { name: 'Holder as additional insured' }))
  const add = screen.getByRole('button', { name: 'Add additional insured' })
  await user.click(add)
  await user.keyboard('City of Bath')
  await user.click(add)
  await user.keyboard('Bayview Owners LLC')
  await user.click(screen.getByRole('button', { name: 'Remove additional insured 1' }))
  await user.type(screen.getByRole('textbox', { name: 'Description of operations' }), 'North hall')
  await create()
  await waitFor(() => expect(router.state.location.pathname).toBe(`${certificates}/cl_longfellow`))
  expect(input()).toEqual({
    accountId: 'ac_roofing',
    holder: {
      name: 'Longfellow Construction Co.',
      address: {
        line1: '400 Congress Street',
        line2: 'Suite 210',
        city: 'Portland',
        zone: 'ME',
        postalCode: '04101',
      },
      email: 'certificates@longfellow.example',
    },
    additionalInsured: true,
    otherAdditionalInsureds: ['Bayview Owners LLC'],
    waiverOfSubrogation: false,
    primaryNoncontributory: false,
    descriptionOfOperations: 'North hall',
    confirm: false,
    policyIds: null,
  })
  await screen.findByRole('dialog', { name: 'View certificate' })
})

test('the book says that an agency has no holders', async () => {
  const { user } = await openDialog({
    searchHoldersQuery: () => ({
      certificateHolders: { edges: [], pageInfo: { endCursor: null, hasNextPage: false }, totalCount: 0 },
    }),
  })
  await user.click(screen.getByRole('combobox', { name: 'Saved holders' }))
  await screen.findByText('No holders yet')
})

test('names a policy that lacks what a certificate needs, links to it, and blocks issuing', async () => {
  await openDialog({ findCertificateChecksQuery: () => ({ checkCertificate: [missing] }) })
  const alert = (await screen.findByText(missing.message, { exact: false })).closest('[role=alert]')
  const link = within(alert as HTMLElement).getByRole('link', { name: /Open the policy/ })
  expect(link.getAttribute('href')).toBe('/app/policies/bp_liability/edit')
  expect(link.getAttribute('target')).toBe('_blank')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create Certificate' })
  expect(button.ariaDisabled ?? button.getAttribute('aria-disabled')).toBe('true')
})

test('explains wording that promises notice while typing, and it can be confirmed', async () => {
  const { user, input, create, sent } = await openDialog({
    createCertificateMutation: created,
    findCertificateChecksQuery: ({ input: asked }) => ({
      checkCertificate: JSON.stringify(asked).includes('30 days notice') ? [promise] : [],
    }),
  })
  await chooseHolder(user)
  await user.type(screen.getByRole('textbox', { name: 'Description of operations' }), '30 days notice')
  await screen.findByText(promise.message)
  await user.click(screen.getByRole('checkbox', { name: 'Issue anyway' }))
  await create()
  await waitFor(() => expect(input()).toMatchObject({ confirm: true }))
  const asked = sent.filter(({ name }) => name === 'findCertificateChecksQuery')
  expect(asked.at(-1)?.variables['input']).toEqual({
    accountId: 'ac_roofing',
    holder: { name: 'Longfellow Construction Co.' },
    additionalInsured: false,
    otherAdditionalInsureds: [],
    waiverOfSubrogation: false,
    primaryNoncontributory: false,
    descriptionOfOperations: '30 days notice',
    policyIds: null,
  })
})

test('a deselected policy is left off the certificate, and the checks update', async () => {
  const { user, input, create, sent } = await openDialog({
    createCertificateMutation: created,
    findCertificateChecksQuery: ({ input: asked }) => ({
      checkCertificate: JSON.stringify(asked).includes('"policyIds":null') ? [missing] : [],
    }),
  })
  await chooseHolder(user)
  await screen.findByText(missing.message, { exact: false })
  await user.click(screen.getByRole('checkbox', { name: 'General Liability CGL 2204183-07' }))
  await waitFor(() => expect(screen.queryByText(missing.message, { exact: false })).toBeNull())
  expect(
    sent.findLast(({ name }) => name === 'findCertificateChecksQuery')?.variables['input'],
  ).toMatchObject({ policyIds: ['bp_auto'] })
  await create()
  await waitFor(() => expect(input()).toMatchObject({ policyIds: ['bp_auto'] }))
})

test('a policy not in force says why it cannot be included and links to itself', async () => {
  await openDialog()
  const choice = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Umbrella UMB 77120' })
  expect([choice.checked, choice.disabled]).toEqual([false, true])
  screen.getByText('Granite State Casualty · 1/1/26 – 3/1/26 · It expired on Mar 1, 2026.')
  const policies = screen.getByRole('group', { name: 'Policies shown' })
  expect(
    within(policies)
      .getByRole('link', { name: /^Open the policy/ })
      .getAttribute('href'),
  ).toBe('/app/policies/bp_umbrella/overview')
})

test('a policy that comes into force while typing is selected like the others', async () => {
  const { tell, answers } = await openDialog()
  const umbrella = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Umbrella UMB 77120' })
  expect(umbrella().checked).toBe(false)
  const renewed = { id: 'bp_umbrella', type: 'UMBRELLA', policyNumber: 'UMB 77120' }
  const account = accountAnswer({ certificatePolicies: [certificatePolicyAnswer(renewed)] })
  answers['CreateCertificateDialogQuery'] = () => ({ account })
  act(() => tell([{ nodeId: 'bp_umbrella', typename: 'BusinessPolicy' }]))
  await waitFor(() => expect(umbrella().checked).toBe(true))
})

test('shows what the server finds on submit like what was found while typing', async () => {
  const { user, create } = await openDialog({
    createCertificateMutation: () => ({
      createCertificate: {
        __typename: 'CertificateChecksError',
        __isNamedError: 'CertificateChecksError',
        message: 'Review the check results before you issue the certificate.',
        checks: [promise],
      },
    }),
  })
  await chooseHolder(user)
  await create()
  await screen.findByText('Review the check results before you issue the certificate.')
  screen.getByText(promise.message)
  screen.getByRole('checkbox', { name: 'Issue anyway' })
  const found = screen.getByRole('group', { name: 'Check results' })
  await waitFor(() => expect(document.activeElement).toBe(found))
  // Each time it is rejected.
  screen.getByRole('textbox', { name: 'Description of operations' }).focus()
  await create()
  await waitFor(() => expect(document.activeElement).toBe(found))
})

test('server errors show below their fields, including fields that were hidden', async () => {
  const { user, create } = await openDialog({
    createCertificateMutation: () => ({
      createCertificate: validationErrors(
        { path: 'holder.name', message: 'A name may have up to 200 characters.' },
        { path: 'holder.address.postalCode', message: 'Enter the ZIP code.' },
        { path: 'descriptionOfOperations', message: 'A description may have up to 10,000 characters.' },
      ),
    }),
  })
  await chooseHolder(user)
  await create()
  await screen.findByText('A name may have up to 200 characters.')
  screen.getByText('Enter the ZIP code.')
  screen.getByText('A description may have up to 10,000 characters.')
})

test('reports a lost connection in the dialog and keeps the input', async () => {
  const { user, create } = await openDialog({
    createCertificateMutation() {
      throw new RequestFailure('The server cannot be reached.', { status: 0 })
    },
  })
  await chooseHolder(user)
  await create()
  await screen.findByText('The server cannot be reached. Not saved. Try again.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Holder name' }).value).toBe(
    'Longfellow Construction Co.',
  )
})

test('closes to the list when opened directly', async () => {
  const { user, router } = await openDialog()
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  await waitFor(() => expect(router.state.location.pathname).toBe(certificates))
})
