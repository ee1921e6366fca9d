import { act, screen, waitFor, within } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type RemoteAnswers, validationErrors } from '../../shell/contract/testing/remoteAnswers.ts'
import { documentAnswer } from '../testing/documentAnswer.ts'
import { FileStore } from '../testing/FileStore.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'
import { policyAnswer } from '../testing/policyAnswer.ts'
import { policyAnswers } from '../testing/policyAnswers.ts'

beforeAll(preloadParts, 60_000)
afterEach(() => {
  vi.unstubAllGlobals()
})

const address = '/app/policies/bp_liability/documents'
const loss = documentAnswer({
  id: 'fi_loss',
  name: 'Loss runs 2025.xlsx',
  type: null,
  visible: false,
  notes: null,
  viewerCanDelete: { __typename: 'Permission', isAllowed: false, reason: 'It stays on record.' },
})

function policyWith(...files: unknown[]) {
  return policyAnswer({ files })
}

function openDocuments(files: unknown[], answers: RemoteAnswers = {}, at = address) {
  return openKnowledge(at, { ...policyAnswers([policyWith(...files)]), ...answers })
}

test('a policy without documents offers to add the first one', async () => {
  openDocuments([])
  await screen.findByText('No documents')
  screen.getByText('Get started by uploading a document.')
  const link = screen.getByRole('link', { name: 'Upload Document' })
  expect(link.getAttribute('href')).toBe(`${address}/new`)
})

test('each document shows its name, type and date and opens in the app', async () => {
  openDocuments([documentAnswer(), loss])
  const table = await screen.findByRole('table', { name: 'Documents' })
  const headings = within(table).getAllByRole('columnheader')
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Type',
    'Reading',
    'Upload Date',
    'Actions',
  ])
  const link = screen.getByRole('link', { name: /^Additional insured endorsement.pdf/ })
  expect(link.getAttribute('href')).toBe(`${address}/fi_endorsement`)
  screen.getByText('184.3 KB · Visible to the client · CG 20 10, ongoing operations')
  screen.getByText('Endorsement')
})

test('values that the documents have and the policy does not are named, with where to review and apply them', async () => {
  const labels = ['Policy number', 'Expiration date', 'Premium', 'Carrier', 'Each occurrence']
  const details = { conflictCount: 1, schedules: [], differences: labels.map((label) => ({ label })) }
  openKnowledge(address, policyAnswers([policyAnswer({ files: [loss], details })]))
  await screen.findByText('The documents have 5 values that this policy doesn’t have')
  screen.getByText('Policy number, Expiration date, Premium, Carrier and 1 more')
  const review = screen.getByRole('link', { name: 'Review (1 to decide)' })
  expect(review.getAttribute('href')).toBe('/app/policies/bp_liability/review')
  const apply = screen.getByRole('link', { name: 'Apply to policy' })
  expect(apply.getAttribute('href')).toBe('/app/policies/bp_liability/review/apply')
})

const held = documentAnswer({
  otherInsured: {
    __typename: 'OtherInsured',
    message: 'This document names Granite Iron LLC, not Alder Ridge Property Group.',
    citation: { __typename: 'Citation', page: 1, quote: 'Granite Iron LLC', link: '?page=1' },
  },
})

test('a document that turns out to name another insured is on hold, and the page says why', async () => {
  const before = policyAnswers([policyWith(documentAnswer())])
  const after = policyAnswers([policyWith(held)])
  let isRead = false
  const { tell } = openKnowledge(address, {
    ...before,
    PolicyDocumentsPageQuery: (variables) =>
      (isRead ? after : before)['PolicyDocumentsPageQuery']?.(variables),
    // The header's answer comes after the list's.
    PolicyPageQuery: (variables) =>
      isRead ? new Promise(() => undefined) : before['PolicyPageQuery']?.(variables),
  })
  await screen.findByRole('table', { name: 'Documents' })
  isRead = true
  // What is told before the page listens is lost.
  await waitFor(() => {
    act(() => tell([{ nodeId: 'fi_endorsement', subjectId: 'bp_liability', typename: 'File' }]))
    screen.getByText('On hold')
  })
  await screen.findByText(/“Granite Iron LLC”.*page 1/)
  await screen.findByRole('link', { name: 'Show in document' })
})

test('once a document is confirmed to belong here, its values can be reviewed', async () => {
  const details = {
    __typename: 'PolicyDetails',
    summary: 'A general liability policy.',
    conflictCount: 0,
    differences: [{ __typename: 'PolicyDetailDifference', label: 'Premium' }],
    mismatches: [],
    fields: [],
    schedules: [],
    extraLimits: [],
    deductibles: [],
    locations: [],
    coverageDescriptions: [],
    exclusionDescriptions: [],
    forms: [],
  }
  const { user } = openDocuments([held], {
    confirmDocumentMutation: () => ({
      confirmPolicyFile: {
        __typename: 'ConfirmPolicyFileSuccess',
        businessPolicy: policyAnswer({ files: [documentAnswer()], details }),
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'It belongs here' }))
  await screen.findByText('The documents have a value that this policy doesn’t have')
  expect(screen.queryByRole('button', { name: 'It belongs here' })).toBeNull()
})

test('a document that could not be read is kept from the client until somebody shows it', async () => {
  const failure = 'The file is locked with a password.'
  const { reading, ...file } = documentAnswer()
  const locked = {
    ...file,
    visible: false,
    isUnreadable: true,
    reading: { ...reading, state: 'FAILED', failure },
  }
  const { user, sent } = openDocuments([locked], {
    confirmDocumentMutation: () => ({
      confirmPolicyFile: {
        __typename: 'ConfirmPolicyFileSuccess',
        businessPolicy: policyAnswer({ files: [{ ...locked, visible: true, isUnreadable: false }] }),
      },
    }),
  })
  await screen.findByText(failure)
  screen.getByText(/Not visible to the client/)
  await user.click(screen.getByRole('button', { name: 'Show to the client' }))
  await screen.findByText(/Visible to the client/)
  expect(sent.find(({ name }) => name === 'confirmDocumentMutation')?.variables).toEqual({ fileId: file.id })
})

test('a document from an unverified sender says so', async () => {
  const senderWarning =
    'This document came by email from billing@alderridge.example. The sender is not confirmed: the mail server could not verify the address, and it may be forged.'
  openDocuments([{ ...documentAnswer(), senderWarning }])
  await screen.findByText('Sender not confirmed')
})

test('the warning about another insured is on Documents, and a note on the other tabs', async () => {
  openDocuments([held], {}, '/app/policies/bp_liability/overview')
  await screen.findByText(/1 document names another insured/)
  expect(screen.queryByRole('button', { name: 'It belongs here' })).toBeNull()
  const link = screen.getByRole('link', { name: 'Show in Documents' })
  expect(link.getAttribute('href')).toBe(address)
})

test('a document of which pages are missing says so', async () => {
  const missing = 'The file is cut off: pages after 3 are missing.'
  const { reading, ...file } = documentAnswer()
  openDocuments([{ ...file, reading: { ...reading, notes: [missing] } }])
  await screen.findByText(missing)
})

test('a document that cannot be deleted says why', async () => {
  openDocuments([loss])
  const button = await screen.findByRole('button', { name: 'Delete Loss runs 2025.xlsx' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('asks before deleting a document, and Undo restores it', async () => {
  let files: unknown[] = [documentAnswer()]
  const businessPolicy = () => policyWith(...files)
  const { user, sent } = openDocuments(files, {
    PolicyDocumentsPageQuery: () => ({ businessPolicy: businessPolicy() }),
    deleteDocumentMutation: () => {
      files = []
      return { deleteFile: { __typename: 'DeleteFileSuccess', businessPolicy: businessPolicy() } }
    },
    restoreDocumentMutation: () => {
      files = [documentAnswer()]
      return { restoreFile: { __typename: 'RestoreFileSuccess', businessPolicy: businessPolicy() } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete Additional insured endorsement.pdf' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete Document' })
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Document deleted')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Document restored')
  await screen.findByRole('link', { name: /^Additional insured endorsement.pdf/ })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  const fileIds = sent
    .filter(({ name }) => name === 'deleteDocumentMutation' || name === 'restoreDocumentMutation')
    .map(({ variables }) => variables['fileId'])
  expect(fileIds).toEqual(['fi_endorsement', 'fi_endorsement'])
})

test.each([
  ['the next document', [documentAnswer(), loss], /^Loss runs 2025.xlsx/],
  ['the upload of the first one', [documentAnswer()], 'Upload Document'],
])('once a document is deleted, the focus goes on to %s', async (_place, files, name) => {
  const { user } = openDocuments(files, {
    deleteDocumentMutation: () => ({
      deleteFile: { __typename: 'DeleteFileSuccess', businessPolicy: policyWith(...files.slice(1)) },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Delete Additional insured endorsement.pdf' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete Document' })
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name })))
})

test('shows the server’s error in the confirmation dialog', async () => {
  const { user } = openDocuments([documentAnswer()], {
    deleteDocumentMutation: () => ({
      deleteFile: {
        __typename: 'FileStaysError',
        __isNamedError: 'FileStaysError',
        message: 'A colleague changed this document in the meantime. Try again.',
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Delete Additional insured endorsement.pdf' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete Document' })
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await within(question).findByText('A colleague changed this document in the meantime. Try again.')
})

test('does not submit a document without a file or type, and both fields say so', async () => {
  const { user, sent } = openDocuments([], {}, `${address}/new`)
  await user.click(await screen.findByRole('button', { name: 'Upload Document' }))
  await screen.findByText('File is required.')
  await screen.findByText('Type is required.')
  expect(sent.some(({ name }) => name === 'uploadDocumentMutation')).toBe(false)
})

test('the type is preselected once the document is read, until the user chooses another', async () => {
  let suggestedType: string | null = null
  const { user, sent, tell } = openDocuments(
    [],
    {
      UploadDocumentDialogQuery: () => ({
        node: {
          __typename: 'File',
          id: 'fi_invoice',
          reading: {
            __typename: 'FileReading',
            id: 'fr_invoice',
            recognition: suggestedType && { __typename: 'DocumentRecognition', suggestedType },
          },
        },
      }),
    },
    `${address}/new`,
  )
  const type = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Type' })
  vi.stubGlobal('XMLHttpRequest', FileStore)
  await user.upload(
    screen.getByLabelText(/^File/, { selector: 'input[type=file]' }),
    new File(['%PDF'], 'Invoice.pdf', { type: 'application/pdf' }),
  )
  await waitFor(() => expect(sent.some(({ name }) => name === 'UploadDocumentDialogQuery')).toBe(true))
  expect(type.value).toBe('')
  suggestedType = 'BINDER'
  tell([{ nodeId: 'fr_invoice', subjectId: 'fr_invoice', typename: 'FileReading' }])
  await waitFor(() => expect(type.value).toBe('BINDER'))
  screen.getByText('Recognized from the document')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Visible to the client' }).checked).toBe(true)
  await user.selectOptions(type, 'Invoice')
  suggestedType = 'QUOTE_DOCUMENT'
  tell([{ nodeId: 'fr_invoice', subjectId: 'fr_invoice', typename: 'FileReading' }])
  await waitFor(() => expect(sent.filter(({ name }) => name === 'UploadDocumentDialogQuery')).toHaveLength(3))
  expect(type.value).toBe('INVOICE')
})

test('the type decides whether the client sees a document unless the user overrides it', async () => {
  const { user, sent } = openDocuments(
    [],
    {
      UploadDocumentDialogQuery: () => ({ node: null }),
      uploadDocumentMutation: () => ({
        uploadPolicyFile: validationErrors({ path: 'fileId', message: 'The file is not there any more.' }),
      }),
    },
    `${address}/new`,
  )
  const type = await screen.findByRole('combobox', { name: 'Type' })
  const visible = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Visible to the client' })
  vi.stubGlobal('XMLHttpRequest', FileStore)
  await user.upload(
    screen.getByLabelText(/^File/, { selector: 'input[type=file]' }),
    new File(['%PDF'], 'Invoice.pdf', { type: 'application/pdf' }),
  )
  await user.selectOptions(type, 'Binder')
  expect(visible.checked).toBe(true)
  await user.selectOptions(type, 'Invoice')
  expect(visible.checked).toBe(false)
  await user.click(visible)
  await user.click(screen.getByRole('button', { name: 'Upload Document' }))
  await screen.findByText('The file is not there any more.')
  expect(sent.find(({ name }) => name === 'uploadDocumentMutation')?.variables).toEqual({
    policyId: 'bp_liability',
    file: { fileId: 'fi_invoice', type: 'INVOICE', notes: null, visible: true },
  })
})
