import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documentAnswer } from '../testing/documentAnswer.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'
import { policyAnswer } from '../testing/policyAnswer.ts'
import { policyAnswers } from '../testing/policyAnswers.ts'

const senderWarning =
  'This document came by email from billing@alderridge.example. The sender is not confirmed: the mail server could not verify the address, and it may be forged.'

test('a document from an unverified sender shows a warning above its pages, until someone confirms it', async () => {
  const file = { ...documentAnswer(), mimeType: 'text/csv', quoteBoxes: [], senderWarning }
  const { user, sent } = openKnowledge(`/app/policies/bp_liability/documents/${file.id}`, {
    ...policyAnswers([policyAnswer({ files: [file] })]),
    DocumentPageQuery: () => ({
      businessPolicy: { __typename: 'BusinessPolicy', id: 'bp_liability', label: 'General Liability' },
      node: file,
    }),
    confirmDocumentMutation: () => ({
      confirmPolicyFile: {
        __typename: 'ConfirmPolicyFileSuccess',
        businessPolicy: policyAnswer({ files: [{ ...file, senderWarning: null }] }),
      },
    }),
  })
  await screen.findByText(senderWarning)
  await user.click(screen.getByRole('button', { name: 'It belongs here' }))
  await waitFor(() => expect(screen.queryByText(senderWarning)).toBeNull())
  expect(sent.find(({ name }) => name === 'confirmDocumentMutation')?.variables).toEqual({ fileId: file.id })
})
