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
    (read) => assert.equal(read.from.address, 'lena@cascoroofing.example'),
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
      assert.doesNotMatch(read.text, /Cancel everything/)
    },
  ],
]

for (const [name, source, check] of messages) {
  Deno.test(`reads what it can of ${name}`, async () => check(await readEmail(source)))
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
