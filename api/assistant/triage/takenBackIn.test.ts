import assert from 'node:assert/strict'
import { takenBackIn } from './takenBackIn.ts'
import type { OpenWish } from './wishesNamed.ts'

function certificateFor(id: string, name: string): OpenWish {
  const details = `Please send a certificate to ${name}, 12 Main St, Portland ME 04101.`
  return { id, type: 'CREATE_CERTIFICATE', party: { name, address: null }, details }
}

const acme = certificateFor('acme', 'Acme Builders')
const brown = certificateFor('brown', 'Brown Brothers Inc')
const truck: OpenWish = {
  id: 'truck',
  type: 'ENDORSE_POLICY',
  party: null,
  details: 'Please add a 2021 Ford F-150, VIN 1FTFW1E50MFA00001, to our auto policy.',
}
const umbrella: OpenWish = {
  id: 'umbrella',
  type: 'CANCEL_POLICY',
  party: null,
  details: 'Please cancel our umbrella policy effective April 1.',
}
const quote: OpenWish = {
  id: 'quote',
  type: 'QUOTE_REQUEST',
  party: null,
  details: 'Can you quote cyber for us?',
}

/** What is open, what a client writes then, what it takes back, and what is left to do. */
const messages: readonly (readonly [readonly OpenWish[], string, readonly string[], string])[] = [
  [
    [acme],
    'Never mind the Acme certificate, send it to Bath Bank instead.',
    ['acme'],
    'Send it to Bath Bank instead.',
  ],
  [
    [acme],
    'Please cancel the Acme certificate and send one to Bath Bank.',
    ['acme'],
    'Send one to Bath Bank.',
  ],
  [[acme], 'Drop the request for Acme, do Bath Bank.', ['acme'], 'Do Bath Bank.'],
  [[acme], 'Forget Acme. We need it for Bath Bank.', ['acme'], 'We need it for Bath Bank.'],
  [
    [acme],
    'We don’t need the Acme certificate anymore, but please issue one for Bath Bank.',
    ['acme'],
    'Please issue one for Bath Bank.',
  ],
  [
    [acme],
    'Instead of Acme, send the certificate to Bath Bank.',
    ['acme'],
    'Send the certificate to Bath Bank.',
  ],
  [
    [acme],
    'The certificate should go to Bath Bank, not Acme.',
    ['acme'],
    'The certificate should go to Bath Bank',
  ],
  [[acme], 'Please send it to Bath Bank instead.', ['acme'], 'Please send it to Bath Bank instead.'],
  [[acme], 'Acme backed out. Send it to Bath Bank instead.', ['acme'], 'Send it to Bath Bank instead.'],
  [
    [acme],
    'The Acme certificate is no longer needed because they went bust. Please send our loss runs.',
    ['acme'],
    'Please send our loss runs.',
  ],
  [[acme, brown], 'Cancel the Acme one but keep Brown Brothers.', ['acme'], ''],
  [[acme, brown], 'We no longer need the one for Acme. Brown Brothers is still needed.', ['acme'], ''],
  [[acme, brown], 'Drop Acme, keep Brown Brothers please.', ['acme'], ''],
  [[acme, brown], 'Cancel both certificates.', ['acme', 'brown'], ''],
  [[acme, truck], 'Never mind the truck, but we still need the certificate.', ['truck'], ''],
  [[acme, truck], 'Cancel the certificate but keep the truck.', ['acme'], ''],
  [[acme, truck], 'Scratch the F-150, add a 2022 Ram instead.', ['truck'], 'Add a 2022 Ram instead.'],
  [
    [umbrella],
    'Never mind, keep the umbrella. Cancel the auto instead.',
    ['umbrella'],
    'Cancel the auto instead.',
  ],
  [[umbrella], 'Sorry, I meant the auto, not the umbrella.', ['umbrella'], 'Sorry, I meant the auto'],
  [[quote, acme], 'Forget the quote. We still want the certificate.', ['quote'], ''],
]

/** What takes nothing back by name. */
const others: readonly (readonly [readonly OpenWish[], string])[] = [
  [[acme], 'Don’t forget the Acme certificate!'],
  [[acme], 'Please send it to Acme Builders Inc, not Acme Builder.'],
  [[acme], 'Never mind the waiver on the Acme certificate.'],
  [[acme], 'Did you cancel the Acme certificate?'],
  [[acme], 'If they back out, cancel the Acme certificate.'],
  [[acme], 'It’s 15 Main St, not 12 Main St.'],
  [[acme], 'Please send one to Bath Bank, too.'],
  [[acme, brown], 'Don’t send the certificate.'],
  [[acme], 'Drop the umbrella.'],
  [[truck], 'Take the F-150 off again.'],
  [[truck], 'We no longer need the truck.'],
  [[umbrella], 'Cancel the umbrella, please.'],
  [[umbrella], 'We no longer need the umbrella.'],
]

Deno.test('tells what a later message takes back by name, and what is left of it', () => {
  for (const [wishes, text, ids, rest] of messages) {
    const found = takenBackIn(text, wishes)
    assert.deepEqual([...found.words.keys()], ids, text)
    assert.equal(found.rest, rest, text)
  }
  for (const [wishes, text] of others) assert.equal(takenBackIn(text, wishes).words.size, 0, text)
})

const both: OpenWish = {
  id: 'both',
  type: 'ENDORSE_POLICY',
  party: null,
  details:
    'Please add a 2023 Ram 2500, VIN 3C6UR5DL0PG500001, and driver Ann Lowe, DOB 3/4/1999, lic ME 7788990, effective April 1. She starts Monday. Please also change our mailing address to 9 Dock Rd, Bath ME 04530.',
}

/** What takes back a part of a request, and what of it stays or goes. */
const parts: readonly (readonly [text: string, stays: RegExp, goes: RegExp])[] = [
  ['Never mind on Ann, she quit. Still need the Ram, eff today.', /2023 Ram[^]*9 Dock Rd/, /Ann|DOB|She/],
  ['Forget Ann, the rest stays.', /2023 Ram[^]*9 Dock Rd/, /Ann|7788990/],
  ["We don't need Ann Lowe on there anymore.", /2023 Ram[^]*9 Dock Rd/, /Ann|7788990/],
  ['Never mind, Ann left already.', /2023 Ram[^]*9 Dock Rd/, /Ann|7788990/],
  ['Scratch the truck, the dealer sold it.', /add driver Ann Lowe[^]*9 Dock Rd/, /Ram|VIN/],
  ['Never mind the address change.', /2023 Ram[^]*Ann Lowe/, /Dock Rd/],
]

Deno.test('a part that is taken back leaves the rest of the request', () => {
  for (const [text, stays, goes] of parts) {
    const found = takenBackIn(text, [both])
    assert.equal(found.words.size, 0, text)
    const { details = '' } = found.parts.get('both') ?? {}
    assert.match(details, stays, text)
    assert.doesNotMatch(details, goes, text)
  }
  for (const text of ['Never mind the changes.', 'Disregard the endorsement request.'])
    assert.deepEqual([...takenBackIn(text, [both]).words.keys()], ['both'], text)
})
