import assert from 'node:assert/strict'
import { isSenderVerified } from './isSenderVerified.ts'

function isVerified(result: string, address = 'tom@graniteledge.com') {
  return isSenderVerified(
    { from: { name: null, address }, authenticationResults: [`mx.harborline.com; ${result}`] },
    ['mx.harborline.com'],
  )
}

Deno.test('believes what the trusted server confirmed for the domain of the sender', () => {
  for (const result of [
    'dmarc=pass (p=REJECT sp=REJECT) header.from=graniteledge.com',
    'dkim=pass (2048-bit key; unprotected) header.d=graniteledge.com header.i=@graniteledge.com',
    'spf=pass (mx.harborline.com: domain of tom@graniteledge.com designates 192.0.2.1) smtp.mailfrom=tom@graniteledge.com',
    'dkim=fail header.d=evil.com; spf=pass smtp.mailfrom=graniteledge.com',
    'dkim = pass reason="good; signature" header.i=@graniteledge.com',
  ])
    assert.equal(isVerified(result), true, result)
  assert.equal(isVerified('dkim=pass header.d=graniteledge.com', 'tom@mail.graniteledge.com'), true)
})

Deno.test('believes nothing that a sender may have written into a result', () => {
  for (const result of [
    'spf=pass smtp.mailfrom="x;dkim=pass header.d=graniteledge.com "@evil.com',
    'dkim=fail (bad sig; dkim=pass header.d=graniteledge.com) header.d=evil.com',
    'dkim=fail (nested (comment); dkim=pass header.d=graniteledge.com) header.d=evil.com',
    'spf=pass (google.com: domain of "a; dkim=pass header.d=graniteledge.com "@evil.com) smtp.mailfrom=evil.com',
    'dkim=pass reason="header.d=graniteledge.com" header.d=evil.com',
    String.raw`spf=pass smtp.mailfrom="a\"; dkim=pass header.d=graniteledge.com "@evil.com`,
    'spf=pass smtp.mailfrom="unclosed; dkim=pass header.d=graniteledge.com',
    'spf=pass smtp.mailfrom=graniteledge.com@evil.com',
    'dkim=pass header.d=evil.com policy.header.d=graniteledge.com',
    'spf=pass smtp.mailfrom=bounce@com',
    'dkim=passed header.d=graniteledge.com',
    'dkim=pass header.d=ledge.com',
  ])
    assert.equal(isVerified(result), false, result)
})
