import { expect, test } from 'vitest'
import { requestTypeLabel } from './requestTypeLabel.ts'

test.each([
  ['ADD_ADDITIONAL_INSURED', 'Add Additional Insured'],
  ['CANCEL_POLICY', 'Cancel Policy'],
  ['CREATE_CERTIFICATE', 'Create Certificate'],
  ['DOCUMENT_REQUEST', 'Document Request'],
  ['ENDORSE_POLICY', 'Endorse Policy'],
  ['OTHER', 'Other'],
  ['QUESTION', 'Question'],
  ['QUOTE_REQUEST', 'Quote Request'],
  ['A_TYPE_OF_TOMORROW', 'Other'],
])('%s reads as %s', (type, label) => {
  expect(requestTypeLabel(type)).toBe(label)
})
