import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedEmail } from './typedEmail.ts'

test.each([
  ['marta@blueharborroofing.example', 'marta@blueharborroofing.example'],
  ['  marta@blueharborroofing.example ', 'marta@blueharborroofing.example'],
  ['Marta Diaz <marta@blueharborroofing.example>', 'marta@blueharborroofing.example'],
  ['"Diaz, Marta" <marta@blueharborroofing.example>;', 'marta@blueharborroofing.example'],
  ['mailto:marta@blueharborroofing.example', 'marta@blueharborroofing.example'],
  ['mailto:marta@blueharborroofing.example?subject=Certificate', 'marta@blueharborroofing.example'],
  [
    '<mailto:marta@blueharborroofing.example?subject=hi&cc=dana%40x.example>',
    'marta@blueharborroofing.example',
  ],
  ['\u202Amarta@blueharborroofing.example\u202C', 'marta@blueharborroofing.example'],
  ['marta.j.diaz@blue--harbor.example', 'marta.j.diaz@blue--harbor.example'],
  ['marta@müller.example', 'marta@müller.example'],
  ["o'neil+claims@blue-harbor.co.uk", "o'neil+claims@blue-harbor.co.uk"],
])('%s is read as %s', (text, email) => expect(typedEmail(text)).toBe(email))

test.each([
  '',
  'marta',
  'marta@',
  '@blueharborroofing.example',
  'marta@blueharborroofing',
  'marta@blueharborroofing.e',
  'marta@blueharbor..example',
  '.marta@blueharbor.example',
  'marta.@blueharbor.example',
  'marta..diaz@blueharbor.example',
  'marta@-blueharbor.example',
  'marta@blueharbor-.example',
  'marta@blueharbor.example.',
  'marta@.example',
  'marta diaz@blueharborroofing.example',
  'marta@blueharborroofing.example, dana@harborline.example',
  `${'m'.repeat(65)}@blueharborroofing.example`,
  `marta@${'harbor.'.repeat(40)}example`,
])('%j is no address', (text) => expect(typedEmail(text)).toBeNull())

test('parses an address with or without a name', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.stringMatching(/^[A-Za-z .,"]{0,20}$/), (email, name) => {
      expect(typedEmail(`${name} <${email}>`)).toBe(typedEmail(email))
    }),
    { numRuns: 2000 },
  )
})
