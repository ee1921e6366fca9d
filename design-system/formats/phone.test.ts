import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DASH } from './orDash.ts'
import { phone } from './phone.ts'
import { typedPhone } from './typedPhone.ts'

test.each([
  ['+12075550142', '(207) 555-0142'],
  ['+12075550142;ext=204', '(207) 555-0142 ext. 204'],
  ['(603) 555-0139', '(603) 555-0139'],
  ['+442079460958', '+442079460958'],
  ['ask for Marta', 'ask for Marta'],
  ['', DASH],
  [null, DASH],
])('%j is shown as %s', (stored, shown) => expect(phone(stored)).toBe(shown))

test.each([
  ['2075550142', '+12075550142', null],
  ['207.555.0142', '+12075550142', null],
  [' (207) 555–0142 ', '+12075550142', null],
  ['1-207-555-0142', '+12075550142', null],
  ['+1 207 555 0142', '+12075550142', null],
  ['207 555 0142 x204', '+12075550142', '204'],
  ['207-555-0142, ext. 204', '+12075550142', '204'],
  ['207-555-0142 Extension: 0204', '+12075550142', '0204'],
  ['207-555-0142 #9', '+12075550142', '9'],
  ['2075550142,,31', '+12075550142', '31'],
  ['+44 20 7946 0958', '+442079460958', null],
  ['011 44 20 7946 0958', '+442079460958', null],
  ['+44 20 7946 0958 x7', '+442079460958', '7'],
  ['(207) 555\u20110142', '+12075550142', null],
  ['\u202A+1 207 555\u20120142\u202C', '+12075550142', null],
  ['\u2068(207) 555-0142\u2069 x204', '+12075550142', '204'],
  ['tel:+1-207-555-0142', '+12075550142', null],
  ['tel:+12075550142;ext=204', '+12075550142', '204'],
])('%s is read as %s', (text, number, extension) => {
  expect(typedPhone(text)).toEqual({ number, extension })
})

test.each([
  '',
  '555-0142',
  '(107) 555-0142',
  '(207) 155-0142',
  '911 555 0142',
  '207-555-01422',
  '+1 207 555 014',
  '+0 20 7946 0958',
  '+44 20 7946 0958 0958 09',
  '207-555-0142 x',
  '207-555-0142 x12345678',
  'x204',
  '207-555-CALL',
  '207-555-0142 or 207-555-0143',
  'tel:',
  'tel:tel:+12075550142',
])('%j is no number', (text) => expect(typedPhone(text)).toBeNull())

const americans = fc.stringMatching(/^[2-9][02-9]\d[2-9]\d{6}$/)

test('every displayed number parses back to the same number', () => {
  fc.assert(
    fc.property(
      americans,
      fc.option(fc.integer({ min: 0, max: 9_999_999 }).map(String)),
      (national, extension) => {
        const stored = `+1${national}${extension === null ? '' : `;ext=${extension}`}`
        expect(typedPhone(phone(stored))).toEqual({ number: `+1${national}`, extension })
      },
    ),
    { numRuns: 3000 },
  )
})

test('any input parses as E.164 or as no number', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = typedPhone(text)
      expect(read === null || /^\+[1-9]\d{6,14}$/.test(read.number)).toBe(true)
    }),
  )
})
