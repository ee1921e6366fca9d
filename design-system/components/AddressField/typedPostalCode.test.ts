import { expect, test } from 'vitest'
import { typedPostalCode } from './typedPostalCode.ts'

/** `|` is the caret: the value before the key, the value after it, and the result. */
test.each([
  ['a digit at the end', '7870|', '78701|', '78701|'],
  ['the sixth digit', '78701|', '787014|', '78701-4|'],
  ['a digit in the middle', '7|8701-402', '75|8701-402', '75|870-1402'],
  ['a digit before the hyphen', '7870|1-402', '78705|1-402', '78705|-1402'],
  ['a digit too many', '7|8701-4021', '75|8701-4021', '7|8701-4021'],
  ['a letter', '78|701', '78x|701', '78|701'],
  ['Backspace after the hyphen', '78701-|4021', '78701|4021', '7870|4-021'],
  ['Backspace before the hyphen', '78701|-4021', '7870|-4021', '7870|4-021'],
  ['Delete before the hyphen', '78701|-4021', '78701|4021', '78701|-021'],
  ['Backspace on the sixth digit', '78701-4|', '78701-|', '78701|'],
  ['a hyphen typed after five digits', '78701|', '78701-|', '78701|'],
  ['a code that is pasted', '|', 'TX 78701-4021|', '78701-4021|'],
  ['a paste that is too long', '78|01', '7870199999999|01', '78701-99|01'],
  ['a selection that is replaced', '|78701-4021', '0|', '0|'],
])('%s', (_name, before, typed, after) => {
  const [was, is] = [at(before), at(typed)]
  expect(typedPostalCode(was.text, { ...is, isForward: was.caret === is.caret })).toEqual(at(after))
})

function at(shown: string) {
  return { text: shown.replace('|', ''), caret: shown.indexOf('|') }
}
