import { screen, waitFor, within } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { beforeAll, expect, test } from 'vitest'
import { type RemoteAnswers, validationErrors } from '../../shell/contract/testing/remoteAnswers.ts'
import { documentAnswer } from '../testing/documentAnswer.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'
import { policyAnswer } from '../testing/policyAnswer.ts'
import { policyAnswers } from '../testing/policyAnswers.ts'

beforeAll(preloadParts, 60_000)

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

test('a policy without documents leads to the first one', async () => {
  openDocuments([])
  await screen.findByText('No documents')
  screen.getByText('Get started by uploading a document.')
  const link = screen.getByRole('link', { name: 'Upload Document' })
  expect(link.getAttribute('href')).toBe(`${address}/new`)
})

test('each document shows its name, type and day, and opens in the app', async () => {
  openDocuments([documentAnswer(), loss])
  const table = await screen.findByRole('table', { name: 'Documents' })
  const headings = within(table).getAllByRole('columnheader')
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Name', 'Type', 'Upload Date', 'Actions'])
  const link = screen.getByRole('link', { name: /^Additional insured endorsement.pdf/ })
  expect(link.getAttribute('href')).toBe(`${address}/fi_endorsement`)
  screen.getByText('184.3 KB · Visible to the client · CG 20 10, ongoing operations')
  screen.getByText('Endorsement')
})

test('a document that has to stay says why', async () => {
  openDocuments([loss])
  const button = await screen.findByRole('button', { name: 'Delete Loss runs 2025.xlsx' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('a document is deleted after a question, and Undo restores it', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Document restored')
  const fileIds = sent
    .filter(({ name }) => name === 'deleteDocumentMutation' || name === 'restoreDocumentMutation')
    .map(({ variables }) => variables['fileId'])
  expect(fileIds).toEqual(['fi_endorsement', 'fi_endorsement'])
})

test('what the server refuses stays in the question', async () => {
  const { user } = openDocuments([documentAnswer()], {
    deleteDocumentMutation: () => ({
      deleteFile: {
        __typename: 'FileStaysError',
        __isNamedError: 'FileStaysError',
        message: 'A colleague changed this document meanwhile. Try again.',
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Delete Additional insured endorsement.pdf' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete Document' })
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await within(question).findByText('A colleague changed this document meanwhile. Try again.')
})

test('the type decides whether the client sees a document, until somebody says otherwise', async () => {
  const { user, sent } = openDocuments(
    [],
    {
      uploadDocumentMutation: () => ({
        uploadPolicyFile: validationErrors({ path: 'fileId', message: 'Choose a file.' }),
      }),
    },
    `${address}/new`,
  )
  const type = await screen.findByRole('combobox', { name: 'Type' })
  const visible = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Visible to the client' })
  await user.selectOptions(type, 'Binder')
  expect(visible.checked).toBe(true)
  await user.selectOptions(type, 'Invoice')
  expect(visible.checked).toBe(false)
  await user.click(visible)
  await user.click(screen.getByRole('button', { name: 'Upload Document' }))
  await screen.findByText('Choose a file.')
  expect(sent.find(({ name }) => name === 'uploadDocumentMutation')?.variables).toEqual({
    policyId: 'bp_liability',
    file: { fileId: null, type: 'INVOICE', notes: null, visible: true },
  })
})
