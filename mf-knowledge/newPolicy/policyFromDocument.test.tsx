import { screen, waitFor, within } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { accountAnswer } from '../testing/accountAnswer.ts'
import { FileStore } from '../testing/FileStore.ts'
import { created, field, forRoofing, openNewPolicy } from '../testing/openNewPolicy.tsx'

beforeAll(preloadParts, 60_000)
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The roofer's declarations as they were read. */
function declarations(policy: object = {}, file: object = {}) {
  return {
    node: {
      __typename: 'File',
      id: 'fi_invoice',
      sameOnFile: [] as readonly object[],
      reading: {
        __typename: 'FileReading',
        id: 'fr_declarations',
        state: 'READ',
        failure: null,
        recognition: { __typename: 'DocumentRecognition', suggestedType: 'POLICY_DOCUMENT' },
      },
      policy: {
        __typename: 'PolicyInDocument',
        account: accountAnswer(),
        insured: 'Alder Ridge Roofing LLC',
        insuredDba: null,
        insuredAddress: null,
        carrier: { __typename: 'Carrier', id: 'ca_keystone', name: 'Keystone Harbor Indemnity' },
        carrierName: 'Keystone Harbor Indemnity Company',
        carrierNaicNumber: '30918',
        type: 'GENERAL_LIABILITY',
        state: 'INFORCE',
        market: 'EXCESS_AND_SURPLUS',
        quoteNumber: null,
        policyNumber: 'KHI-9368009-26',
        issuedAt: '2026-02-18',
        intervalType: 'MONTHLY',
        inforceAt: '2026-03-01',
        expiresAt: '2027-03-01',
        premium: 842_500,
        taxes: null,
        policyFees: 15_000,
        minimumEarnedPremium: 210_625,
        coverages: [{ __typename: 'PolicyCoverage', name: 'Each occurrence', limit: 100_000_000 }],
        sources: [
          source('policyNumber', 'Policy Number: KHI-9368009-26'),
          source('issuedAt', 'Date Issued 02/18/2026'),
          source('coverages.0.limit', 'Each Occurrence Limit $1,000,000'),
          source('market', 'Surplus lines tax $593.25.'),
        ],
        ...policy,
      },
      ...file,
    },
  }
}

function source(name: string, quote: string) {
  const citation = { __typename: 'Citation', fileId: 'fi_invoice', page: 1, quote }
  return { __typename: 'PolicyInDocumentSource', field: name, citation }
}

async function dropDeclarations(
  read: unknown,
  at = '/app/policies/new',
  answer: NonNullable<Parameters<typeof openNewPolicy>[0]>[string] = created,
) {
  const opened = await openForDeclarations(read, at, answer)
  await opened.drop()
  return opened
}

async function openForDeclarations(
  read: unknown,
  at: string,
  answer: NonNullable<Parameters<typeof openNewPolicy>[0]>[string] = created,
) {
  const opened = await openNewPolicy(
    {
      createPoliciesMutation: answer,
      usePolicyInDocumentQuery: () => read,
      SourceDocumentQuery: () => ({ node: null }),
    },
    at,
  )
  vi.stubGlobal('XMLHttpRequest', FileStore)
  async function drop() {
    await opened.user.upload(
      await screen.findByLabelText('Declarations or policy', { selector: 'input[type=file]' }),
      new File(['%PDF'], 'Declarations.pdf', { type: 'application/pdf' }),
    )
  }
  return { ...opened, drop }
}

test('declarations fill in the account and the policy, and become its document', async () => {
  const { create, req } = await dropDeclarations(declarations())
  await screen.findByText('Page 1: “Policy Number: KHI-9368009-26”')
  screen.getByText('Page 1: “Each Occurrence Limit $1,000,000”')
  screen.getByText('Page 1: “Date Issued 02/18/2026”')
  expect(field('Policy number').value).toBe('KHI-9368009-26')
  expect(field('Total').value).toBe('$8,575.00')
  expect(field('Minimum earned premium').value).toBe('$2,106.25')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Market' }).value).toBe('EXCESS_AND_SURPLUS')
  screen.getByText('Page 1: “Surplus lines tax $593.25.”')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('INFORCE')
  await create()
  await waitFor(() =>
    expect(req()).toMatchObject({
      accountId: 'ac_roofing',
      policies: [
        {
          type: 'GENERAL_LIABILITY',
          state: 'INFORCE',
          carrierId: 'ca_keystone',
          policyNumber: 'KHI-9368009-26',
          issuedAt: '2026-02-18',
          inforceAt: '2026-03-01',
          expiresAt: '2027-03-01',
          premium: 842_500,
          policyFees: 15_000,
          coverages: [{ name: 'Each occurrence', limit: 100_000_000 }],
        },
      ],
      document: { fileId: 'fi_invoice', type: 'POLICY_DOCUMENT' },
    }),
  )
})

test('a document dropped later keeps what was entered and fills in the rest', async () => {
  const { user, choose, drop, create, req } = await openForDeclarations(declarations(), forRoofing)
  await choose('Type', 'Umbrella')
  await user.click(screen.getByRole('combobox', { name: 'Carrier' }))
  await user.click(await screen.findByRole('option', { name: 'Casco Bay Underwriters' }))
  await user.type(field('Premium'), '9,100')
  await user.type(field('Source notes'), 'Called in after the storm')
  await user.click(screen.getByRole('button', { name: 'Add another policy' }))
  await user.type(screen.getAllByRole('textbox', { name: 'Policy number' })[1] ?? document.body, 'CBU-7713')
  await drop()
  await screen.findByText('Page 1: “Policy Number: KHI-9368009-26”')
  await create()
  await waitFor(() =>
    expect(req()).toMatchObject({
      policies: [
        {
          type: 'UMBRELLA',
          carrierId: 'ca_casco',
          policyNumber: 'KHI-9368009-26',
          inforceAt: '2026-03-01',
          expiresAt: '2027-03-01',
          premium: 910_000,
          policyFees: 15_000,
          total: 925_000,
          sourceNotes: 'Called in after the storm',
          coverages: [{ name: 'Each occurrence', limit: 100_000_000 }],
        },
        { policyNumber: 'CBU-7713' },
      ],
    }),
  )
})

test('a document removed again fills in nothing and is not added', async () => {
  const { user, fill, create, req } = await dropDeclarations(declarations(), forRoofing)
  await screen.findByText('Page 1: “Policy Number: KHI-9368009-26”')
  await user.click(screen.getByRole('button', { name: 'Remove Declarations.pdf' }))
  await waitFor(() => expect(field('Policy number').value).toBe(''))
  await fill()
  await create()
  await waitFor(() => expect(req()).toMatchObject({ accountId: 'ac_roofing' }))
  expect(req()).not.toHaveProperty('document')
})

test('warns of a document that names another insured than the chosen account', async () => {
  await dropDeclarations(declarations({ account: null, insured: 'Casco Roofing LLC' }), forRoofing)
  await screen.findByText('The document names Casco Roofing LLC, not Alder Ridge Roofing LLC')
})

test('a policy of another insured than the account is created only once that is confirmed', async () => {
  const message = 'This document names Casco Roofing LLC, not Alder Ridge Roofing LLC.'
  const { user, create, req } = await dropDeclarations(
    declarations({ account: null, insured: 'Casco Roofing LLC' }),
    forRoofing,
    ({ req: asked }) =>
      (asked as { confirmOther?: boolean }).confirmOther
        ? created()
        : {
            createBusinessPolicies: {
              __typename: 'ValidationErrors',
              __isNamedError: 'ValidationErrors',
              message,
              fields: [{ path: 'confirmOther', message }],
            },
          },
  )
  await create()
  expect(await screen.findAllByText(message)).toHaveLength(1)
  await user.click(screen.getByRole('checkbox', { name: 'The policy belongs to this account' }))
  await create()
  await waitFor(() => expect(req()).toMatchObject({ accountId: 'ac_roofing', confirmOther: true }))
})

test('a carrier that the document names can be added in one step', async () => {
  const { user } = await dropDeclarations(declarations({ carrier: null }))
  await user.click(await screen.findByRole('button', { name: 'Add “Keystone Harbor Indemnity Company”' }))
  const adding = within(await screen.findByRole('dialog', { name: 'Add a carrier' }))
  const name = await adding.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(name.value).toBe('Keystone Harbor Indemnity Company')
  expect(adding.getByRole<HTMLInputElement>('textbox', { name: 'NAIC number' }).value).toBe('30918')
})

test('says why a document could not be read, and still adds it to the policy', async () => {
  const failure = 'This PDF is protected with a password. Upload a copy without one.'
  const reading = { __typename: 'FileReading', id: 'fr_1', state: 'FAILED', failure, recognition: null }
  const { fill, create, req } = await dropDeclarations(
    declarations({}, { reading, policy: null }),
    forRoofing,
  )
  await screen.findByText('The document could not be read')
  await fill()
  await create()
  await waitFor(() =>
    expect(req()).toMatchObject({ document: { fileId: 'fi_invoice', type: 'POLICY_DOCUMENT' } }),
  )
})

test('an insured who has no account yet is added under the name in the document', async () => {
  const { user } = await dropDeclarations(
    declarations({
      account: null,
      insured: 'Casco Roofing LLC',
      insuredDba: 'Casco Exteriors',
      insuredAddress: { line1: '12 Mill Road', line2: null, city: 'Bath', zone: 'ME', postalCode: '04530' },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Add “Casco Roofing LLC”' }))
  expect(field('Business name').value).toBe('Casco Roofing LLC')
  expect(document.querySelector<HTMLInputElement>('[name="account.dba"]')?.value).toBe('Casco Exteriors')
  expect(document.querySelector<HTMLInputElement>('[name="account.mailingAddress.line1"]')?.value).toBe(
    '12 Mill Road',
  )
  expect(field('Policy number').value).toBe('KHI-9368009-26')
})

test('a document that is on file already says where, and offers nothing new', async () => {
  const same = {
    __typename: 'PolicyFile',
    file: { __typename: 'File', id: 'fi_first' },
    policy: {
      __typename: 'BusinessPolicy',
      id: 'bp_gl',
      title: 'General Liability KHI-9368009-26',
      account: accountAnswer(),
    },
  }
  await dropDeclarations(declarations({ account: null }, { sameOnFile: [same] }))
  await screen.findByText('This document is already on file')
  const link = screen.getByRole('link', { name: /General Liability KHI-9368009-26, Alder Ridge Roofing LLC/ })
  expect(link.getAttribute('href')).toBe('/app/policies/bp_gl/documents/fi_first')
  expect(screen.queryByRole('button', { name: /^Add “/ })).toBeNull()
  expect(field('Policy number').value).toBe('KHI-9368009-26')
})
