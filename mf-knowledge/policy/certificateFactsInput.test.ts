import { expect, test } from 'vitest'
import { certificateFactsInput } from './certificateFactsInput.ts'

test.each([
  ['1000000', 1_000_000],
  ['ten grand', 'ten grand'],
  ['', null],
])('a retention of %j is sent as %j', (entered, sent) => {
  const form = new FormData()
  form.set('retention', entered)
  expect(certificateFactsInput(form).retention).toBe(sent)
})
