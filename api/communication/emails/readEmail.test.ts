import assert from 'node:assert/strict'
import { readEmail } from './readEmail.ts'
import type { ReadEmail } from './readEmail.ts'

function mime(lines: readonly string[]): Uint8Array {
  return new TextEncoder().encode(lines.join('\r\n'))
}

const head = ['From: Lena Ortiz <lena@cascoroofing.example>', 'To: desk@harborline.example']
const mixed = 'Content-Type: multipart/mixed; boundary="b1"'
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')

/** Messages as broken programs write them, and what is read of each. */
const messages: readonly (readonly [string, Uint8Array, (read: ReadEmail) => void])[] = [
  ['an empty message', new Uint8Array(), (read) => assert.equal(read.text, '')],
  ['only headers', mime([...head, 'Subject: COI']), (read) => assert.equal(read.subject, 'COI')],
  ['only a body', mime(['', 'Please send the COI.']), (read) => assert.match(read.text, /send the COI/)],
  [
    'the number of a payment card',
    mime([...head, '', 'Please charge 5555 5555 5555 4444, CVV 321, for policy KHI-8089858-26.']),
    (read) => assert.equal(read.text, 'Please charge •••• 4444, CVV •••, for policy KHI-8089858-26.'),
  ],
  [
    'a name with markup before the address',
    mime(['From: Zoë <b onmouseover="alert(1)"> Long</b> <zoe@summitline.example>', '', 'Please call me.']),
    (read) => assert.equal(read.from.address, 'zoe@summitline.example'),
  ],
  [
    'endless blanks',
    mime([
      ...head,
      '',
      `Please${' '.repeat(200_000)}send the COI.`,
      ...Array<string>(50_000).fill(' '),
      'Thanks!',
    ]),
    (read) => {
      assert.match(read.text, /^Please {40}send the COI\.\n\n\nThanks!$/)
    },
  ],
  [
    'an endless word',
    mime([...head, '', `Please send the COI. ${'7'.repeat(200_000)}`]),
    (read) => assert.match(read.text, /^Please send the COI\. 7{2000}…$/),
  ],
  [
    'bare line feeds',
    new TextEncoder().encode([...head, 'Subject: COI', '', 'One', 'Two'].join('\n')),
    (read) => assert.match(read.text, /One\nTwo/),
  ],
  [
    'a boundary that never ends',
    mime([...head, mixed, '', '--b1', 'Content-Type: text/plain', '', 'Please call me.']),
    (read) => assert.match(read.text, /Please call me/),
  ],
  [
    'a multipart without a boundary',
    mime([...head, 'Content-Type: multipart/mixed', '', 'Please call me.']),
    (read) => {
      assert.equal(read.from.address, 'lena@cascoroofing.example')
      assert.equal(read.text, 'Please call me.')
      assert.deepEqual(namesOf(read), ['message.eml'])
      assert.match(read.notes.join(), /not marked as they should be/)
    },
  ],
  [
    'a multipart whose boundary occurs nowhere',
    mime([...head, mixed, '', 'Please call me — today.']),
    (read) => assert.equal(read.text, 'Please call me — today.'),
  ],
  [
    'a multipart whose parts have another boundary',
    mime([
      ...head,
      mixed,
      '',
      '--other',
      'Content-Type: text/plain',
      '',
      'Please call me.',
      '--other',
      'Content-Type: application/pdf; name="lease.pdf"',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename="lease.pdf"',
      '',
      pdf,
      '--other--',
    ]),
    (read) => {
      assert.equal(read.text, 'Please call me.')
      assert.deepEqual(namesOf(read), ['lease.pdf', 'message.eml'])
    },
  ],
  [
    'a file without content',
    mime([
      ...head,
      mixed,
      '',
      '--b1',
      'Content-Type: text/plain',
      '',
      'See attached.',
      '--b1',
      'Content-Type: application/pdf; name="lease.pdf"',
      'Content-Disposition: attachment; filename="lease.pdf"',
      '',
      '',
      '--b1--',
    ]),
    (read) =>
      assert.deepEqual(read.notes, ['The attachment lease.pdf is empty. Ask the sender to send it again.']),
  ],
  [
    'a character set that does not exist',
    mime([...head, 'Content-Type: text/plain; charset=x-klingon', '', 'Please call me.']),
    (read) => assert.match(read.text, /Please call me/),
  ],
  [
    'Latin-1 that claims to be UTF-8',
    Uint8Array.from([...mime([...head, 'Content-Type: text/plain; charset=utf-8', '', 'Caf']), 0xe9]),
    (read) => assert.match(read.text, /^Caf/),
  ],
  [
    'Windows-1252 quotes',
    Uint8Array.from([
      ...mime([...head, 'Content-Type: text/plain; charset=windows-1252', '', 'the ']),
      0x93,
      0x43,
      0x94,
    ]),
    (read) => assert.match(read.text, /the “C”/),
  ],
  [
    'Base64 with line noise',
    mime([...head, 'Content-Transfer-Encoding: base64', '', 'UGxl*YXNl', 'IGNhbGw=', '!!']),
    (read) => assert.match(read.text, /Please call/),
  ],
  [
    'Base64 that is no text',
    mime([
      ...head,
      'Content-Transfer-Encoding: base64',
      '',
      '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkI',
    ]),
    (read) => {
      assert.match(read.text, /could not be read/)
      assert.equal(read.attachments[0]?.name, 'message.eml')
    },
  ],
  [
    'words without headers',
    mime(['Please send the certificate', 'to Summit Builders']),
    (read) => assert.match(read.text, /could not be read/),
  ],
  [
    'quoted-printable that breaks off',
    mime([...head, 'Content-Transfer-Encoding: quoted-printable', '', 'Please call=2', 'me =']),
    (read) => assert.match(read.text, /Please call/),
  ],
  [
    'an encoded subject in pieces',
    mime([...head, 'Subject: =?utf-8?B?Q2VydGlmaWNhdA==?= =?utf-8?Q?e_=E2=80=93_today?=', '', 'x']),
    (read) => assert.equal(read.subject, 'Certificate – today'),
  ],
  [
    'an encoded subject that is cut off',
    mime([...head, 'Subject: =?utf-8?B?Q2VydGlm', '', 'x']),
    (read) => assert.ok(read.subject),
  ],
  [
    'no sender',
    mime(['To: desk@harborline.example', '', 'x']),
    (read) => assert.equal(read.from.address, ''),
  ],
  [
    'several senders',
    mime(['From: Lena <lena@a.example>, Bob <bob@b.example>', '', 'x']),
    (read) => assert.equal(read.from.address, 'lena@a.example'),
  ],
  [
    'a date that is none',
    mime([...head, 'Date: yesterday, around noon', '', 'x']),
    (read) => assert.equal(read.sentAt, null),
  ],
  [
    'a line break smuggled into the subject',
    mime([...head, 'Subject: =?utf-8?Q?COI=0D=0ABcc:_all@evil.example?=', '', 'x']),
    (read) => assert.doesNotMatch(read.subject ?? '', /[\r\n]/),
  ],
  [
    'a path in the name of an attachment',
    mime([
      ...head,
      mixed,
      '',
      '--b1',
      'Content-Type: application/pdf; name="../../etc/passwd"',
      'Content-Disposition: attachment; filename="../../etc/passwd.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      pdf,
      '--b1--',
    ]),
    (read) => assert.equal(read.attachments.length, 1),
  ],
  [
    'HTML alone, with a script and a hidden part',
    mime([
      ...head,
      'Content-Type: text/html',
      '',
      '<script>steal()</script><p>Please call <b>me</b>.</p><style>p{}</style>',
    ]),
    (read) => {
      assert.match(read.text, /Please call me/)
      assert.doesNotMatch(read.text, /steal|p\{\}/)
    },
  ],
  [
    'a message inside a message',
    mime([
      ...head,
      mixed,
      '',
      '--b1',
      'Content-Type: text/plain',
      '',
      'See below.',
      '--b1',
      'Content-Type: message/rfc822',
      '',
      'From: somebody@else.example',
      'Subject: Inner',
      '',
      'Cancel everything.',
      '--b1--',
    ]),
    (read) => {
      assert.equal(read.from.address, 'lena@cascoroofing.example')
      assert.equal(
        read.text,
        'See below.\n\n---------- Forwarded message ---------\nFrom: somebody@else.example\nSubject: Inner\n\nCancel everything.',
      )
    },
  ],
]

/** An attribute of winmail.dat: its level, number, length, data and checksum. */
function tnefAttribute(level: number, attribute: number, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(9 + data.length + 2)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, level)
  view.setUint32(1, attribute, true)
  view.setUint32(5, data.length, true)
  bytes.set(data, 9)
  view.setUint16(
    9 + data.length,
    data.reduce((sum, byte) => sum + byte, 0),
    true,
  )
  return bytes
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** As Outlook sends it: the text and two files in one attachment. */
const winmail = Buffer.concat([
  Uint8Array.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]),
  tnefAttribute(1, 0x00_02_80_0c, ascii('Please add the lender.\0')),
  tnefAttribute(2, 0x00_06_90_02, new Uint8Array(14)),
  tnefAttribute(2, 0x00_01_80_10, ascii('Lease.pdf\0')),
  tnefAttribute(2, 0x00_06_80_0f, ascii('%PDF-1.7 lease')),
  tnefAttribute(2, 0x00_06_90_02, new Uint8Array(14)),
  tnefAttribute(2, 0x00_01_80_10, ascii('Drivers.xlsx\0')),
  tnefAttribute(2, 0x00_06_80_0f, ascii('PK drivers')),
])

function withWinmail(content: Uint8Array, text: string): Uint8Array {
  return mime([
    ...head,
    mixed,
    '',
    '--b1',
    'Content-Type: text/plain',
    '',
    text,
    '--b1',
    'Content-Type: application/ms-tnef; name="winmail.dat"',
    'Content-Disposition: attachment; filename="winmail.dat"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64'),
    '--b1--',
  ])
}

function namesOf({ attachments }: ReadEmail): string[] {
  return attachments.map(({ name }) => name)
}

const packed: typeof messages = [
  [
    'a winmail.dat with the text and two files',
    withWinmail(winmail, ''),
    (read) => {
      assert.equal(read.text, 'Please add the lender.')
      assert.deepEqual(namesOf(read), ['Lease.pdf', 'Drivers.xlsx'])
      assert.equal(new TextDecoder().decode(read.attachments[0]?.content), '%PDF-1.7 lease')
    },
  ],
  [
    'a winmail.dat that breaks off',
    withWinmail(winmail.subarray(0, winmail.length - 8), 'See attached.'),
    (read) => {
      assert.equal(read.text, 'See attached.')
      assert.deepEqual(namesOf(read), ['Lease.pdf'])
    },
  ],
  [
    'a winmail.dat that is none',
    withWinmail(ascii('hello'), 'See attached.'),
    (read) => assert.deepEqual(namesOf(read), ['winmail.dat']),
  ],
  [
    'an invitation',
    mime([
      ...head,
      'Content-Type: multipart/alternative; boundary="b1"',
      '',
      '--b1',
      'Content-Type: text/plain',
      '',
      'Renewal review on Tuesday at 10?',
      '--b1',
      'Content-Type: text/calendar; charset=utf-8; method=REQUEST',
      '',
      'BEGIN:VCALENDAR',
      'SUMMARY:Renewal review',
      'END:VCALENDAR',
      '--b1--',
    ]),
    (read) => {
      assert.equal(read.text, 'Renewal review on Tuesday at 10?')
      assert.deepEqual(namesOf(read), ['Invitation.ics'])
    },
  ],
  [
    'a message forwarded as an attachment',
    mime([
      ...head,
      mixed,
      '',
      '--b1',
      'Content-Type: text/plain',
      '',
      'Please see the attached request.',
      '--b1',
      'Content-Type: message/rfc822',
      '',
      'From: Sam Reed <sam@summit.example>',
      'Subject: Certificate',
      '',
      'We need your certificate by Friday.',
      '--b1--',
    ]),
    (read) => {
      assert.deepEqual(namesOf(read), ['Attached message.eml'])
      assert.match(
        read.text,
        /^Please see the attached request\.\n\n-+ Forwarded message -+\nFrom: Sam Reed <sam@summit\.example>\nSubject: Certificate\n\nWe need/,
      )
      assert.match(new TextDecoder().decode(read.attachments[0]?.content), /certificate by Friday/)
    },
  ],
]

for (const [name, source, check] of [...messages, ...packed]) {
  Deno.test(`reads as much as possible of ${name}`, async () => check(await readEmail(source)))
}

Deno.test('shows a message with endless nesting with its source attached', async () => {
  const depth = 60
  const parts = Array.from({ length: depth }, (_, at) => [
    `Content-Type: multipart/mixed; boundary="n${at}"`,
    '',
    `--n${at}`,
  ])
  const source = mime([...head, 'Subject: Deep', ...parts.flat(), 'Content-Type: text/plain', '', 'deep'])
  const read = await readEmail(source)
  assert.equal(read.subject, 'Deep')
  assert.equal(read.from.address, 'lena@cascoroofing.example')
  assert.match(read.text, /could not be read/)
  assert.deepEqual(read.attachments[0]?.content, source)
})

Deno.test('shows a message with elements that are never closed with its source attached', async () => {
  const source = mime([
    ...head,
    'Content-Type: text/html',
    '',
    `<p>Please send the COI.</p>${'<b>'.repeat(60_000)}`,
  ])
  const read = await readEmail(source)
  assert.match(read.text, /could not be read/)
  assert.deepEqual(read.attachments[0]?.content, source)
})
