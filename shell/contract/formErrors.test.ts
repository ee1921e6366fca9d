import { expect, test } from 'vitest'
import { formErrors } from './formErrors.ts'

test('a mutation that succeeded leaves no errors', () => {
  expect(formErrors({ __typename: 'ResolveServiceRequestSuccess' })).toBeNull()
})

test('what is wrong with a field is said at the field alone', () => {
  const fields = [{ path: 'notes', message: 'Notes may have at most 10,000 characters.' }]
  const answer = { __typename: 'ValidationErrors', message: 'Some fields have errors.', fields }
  expect(formErrors(answer)).toEqual({ fields, message: null })
})

test('a named error speaks for the form as a whole', () => {
  const message = 'Luis Ferreira resolved this request a moment ago.'
  expect(formErrors({ __typename: 'AlreadyResolvedError', message })).toEqual({ fields: [], message })
})
