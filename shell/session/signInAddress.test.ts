import { expect, test } from 'vitest'
import { onlyDigits, readSignInAddress, withoutSecrets } from './signInAddress.ts'

const page = 'https://desk.harborline.example/app/signin'

test('a link in an email carries the email address and the code', () => {
  const url = new URL(`${page}?email=dana.whitfield%40harborline.example&code=123456`)
  expect(readSignInAddress(url, null)).toMatchObject({
    email: 'dana.whitfield@harborline.example',
    code: '123456',
  })
})

test('reloading continues at the same step, and a link in an email starts over', () => {
  const kept = { email: 'dana.whitfield@harborline.example', resendAt: 1_795_000_000_000 }
  expect(readSignInAddress(new URL(page), kept)).toMatchObject(kept)
  const link = new URL(`${page}?email=marcus.bell%40harborline.example`)
  expect(readSignInAddress(link, kept)).toMatchObject({
    email: 'marcus.bell@harborline.example',
    resendAt: null,
  })
  expect(readSignInAddress(new URL(page), { email: 7 }).email).toBe('')
})

test('removes what was read from the URL and keeps the return path', () => {
  const url = new URL(`${page}?email=a%40b.example&code=123456&next=%2Fapp%2Fservicing`)
  expect(withoutSecrets(url)).toBe('/app/signin?next=%2Fapp%2Fservicing')
})

const waysOn = [
  {
    next: '/app/servicing/sr_01/resolve',
    goes: '/app/servicing/sr_01/resolve',
  },
  { next: '//evil.example/app', goes: '/app' },
  { next: 'https://evil.example/app', goes: '/app' },
  { next: 'javascript:alert(1)', goes: '/app' },
  { next: '/app/../evil', goes: '/app' },
  { next: '/\\evil.example', goes: '/app' },
  { next: '/app/signin?next=/app/signin', goes: '/app' },
  { next: '/application', goes: '/app' },
]

test.each(waysOn)('after $next one gets to $goes', ({ next, goes }) => {
  const url = new URL(`${page}?next=${encodeURIComponent(next)}`)
  expect(readSignInAddress(url, null).next).toBe(goes)
})

const typed = [
  { text: '123 456', digits: '123456' },
  { text: ' 123-456\n', digits: '123456' },
  { text: '1234567', digits: '123456' },
  { text: 'abc', digits: '' },
]

test.each(typed)('of “$text” the digits $digits count', ({ text, digits }) => {
  expect(onlyDigits(text)).toBe(digits)
})
