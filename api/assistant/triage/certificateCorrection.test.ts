import assert from 'node:assert/strict'
import { certificateCorrections, isOnlyAboutCertificates } from './certificateCorrection.ts'

const pemberton = {
  name: 'Pemberton Construction Management LLC',
  address: { line1: '88 Front Street', line2: 'Suite 3', city: 'Bath', zone: 'ME', postalCode: '04530' },
}
const richland = {
  name: 'Richland School District',
  address: { line1: '300 Harbor Street', line2: null, city: 'Portland', zone: 'ME', postalCode: '04101' },
}
const holders = [pemberton, richland]

/** What the client wrote, and what each of the two certificates shows then; null where nothing changed. */
const corrections: readonly (readonly [string, string | null, string | null])[] = [
  ['Sorry, the Pemberton suite is 4, not 3.', 'Suite 4', null],
  ['suite is 4, not 3', 'Suite 4', null],
  ['Please change Suite 3 to Suite 4.', 'Suite 4', null],
  ['It should be suite 4 instead of suite 3.', 'Suite 4', null],
  ['Not Suite 3, but Suite 4, please.', 'Suite 4', null],
  ["Pemberton's address should say Suite 4.", 'Suite 4', null],
  ['The zip for Richland should be 04102, not 04101.', null, '04102'],
  ['Typo: 300 should be 330 Harbor Street.', null, '330 Harbor Street'],
  ["It's Pembertone with an e: Pembertone, not Pemberton.", 'Pembertone', null],
  ['The Richland address is wrong, it is 12 Mill Road, Bath, ME 04530.', null, '12 Mill Road'],
  [
    'Richland is at 72 Commercial Street, Suite 300, Portland, ME 04101, not 300 Harbor Street.',
    null,
    '72 Commercial Street',
  ],
  ['Richland is not at 300 Harbor Street but at 9 Dock Lane, Bath, ME 04530.', null, '9 Dock Lane'],
  ['The district also wants 30 days notice of cancellation.', null, ''],
  ['The project number is LE-2207, please add it to both certificates.', '', ''],
  ['I forgot the job number: 26-07.', '', ''],
  ['Pemberton needs the description of operations to read "Elementary reroof".', '', null],
  ['Pemberton wants the description to read "Elementary reroof".', '', null],
  [
    'I gave you the wrong address for Pemberton. They moved: it is 1201 N Market Street, Suite 800, Wilmington, DE 19801.',
    '"line1":"1201 N Market Street","line2":"Suite 800","city":"Wilmington","zone":"DE","postalCode":"19801"',
    null,
  ],
  [
    'Pemberton is now at 40 Ash Court, Saco, ME 04072.',
    '"line1":"40 Ash Court","line2":null,"city":"Saco"',
    null,
  ],
  [
    'The Pemberton name has to read "Pemberton Construction Management LLC and its affiliates".',
    '"Pemberton Construction Management LLC and its affiliates"',
    null,
  ],
  [
    'It must be: Richland School District, its successors and assigns, 9 Dock Lane, Unit 2, Saco, ME 04072.',
    null,
    '"line1":"9 Dock Lane","line2":"Unit 2","city":"Saco"',
  ],
  ['Please change the holder name to Pemberton Building Group LLC.', '"Pemberton Building Group LLC"', null],
  ['The address must say 60 Wharf Rd Suite 9, can you fix it?', '', ''],
  [
    'The Richland holder is wrong, it should be the City of Bath, 55 Front Street, Bath, ME 04530.',
    null,
    '"name":"City of Bath"',
  ],
  [
    "The Pemberton holder isn't right. It must be made out to Front Street Owners LLC.",
    '"Front Street Owners LLC","address":null',
    null,
  ],
  ['Sorry, the Richland address is 19 Pier Road.', null, '"line1":"19 Pier Road"'],
  ['The certificate for Pemberton should be 410 Front Street, please.', '"line1":"410 Front Street"', null],
  ['Thanks, that works.', null, null],
  ['Please change our mailing address to 4 Elm Street, Bath, ME 04530.', null, null],
  ['We also need to add a truck to the policy.', null, null],
]

Deno.test('a correction in a thread reaches the certificates it is about', () => {
  for (const [body, ...expected] of corrections) {
    const message = {
      channel: 'EMAIL' as const,
      receivedOn: '2026-03-16',
      from: { name: 'Paula Reyes', email: 'paula@lyceum.example', phone: null, isVerified: true },
      subject: 'Re: Certificates',
      body,
      transcript: [],
      attachments: [],
    }
    const found = certificateCorrections(message, holders)
    for (const [place, shown] of expected.entries()) {
      const correction = found[place]
      if (shown === null) assert.equal(correction, null, body)
      else if (shown === '') assert.deepEqual(correction?.holder, holders[place], body)
      else
        assert.ok(
          JSON.stringify(correction?.holder).includes(shown),
          `${body}: ${JSON.stringify(correction)}`,
        )
    }
    const isAbout = expected.some((shown) => shown !== null)
    assert.equal(isOnlyAboutCertificates(body, holders), isAbout, body)
  }
})
