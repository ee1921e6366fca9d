import { expect, test } from 'vitest'
import { formErrors } from './formErrors.ts'

test('a successful mutation has no errors', () => {
  expect(formErrors({ __typename: 'ResolveServiceRequestSuccess' })).toBeNull()
})

test('a field error shows only at its field', () => {
  const fields = [{ path: 'notes', message: 'Notes may have at most 10,000 characters.' }]
  const answer = { __typename: 'ValidationErrors', message: 'Some fields have errors.', fields }
  expect(formErrors(answer)).toEqual({ fields, message: null })
})

test('a named error becomes the form’s error', () => {
  const message = 'Luis Ferreira resolved this request a moment ago.'
  expect(formErrors({ __typename: 'AlreadyResolvedError', message })).toEqual({ fields: [], message })
})
