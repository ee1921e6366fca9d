import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

Deno.test('whether a limit meets the lease is answered from the review, for each line that is asked about', async () => {
  await using copilot = await openCopilot()
  const certificate = await copilot.upload(
    '[Certificate] coi.pdf',
    await pdfOf([
      { heading: 'CERTIFICATE OF LIABILITY INSURANCE' },
      { rows: [['Insured', 'Quill Electric LLC, 14 Quarry Road, Bangor, ME 04401']] },
      {
        rows: [
          ['Type of insurance', "Add'l insd", 'Policy number', 'Effective', 'Expires', 'Limits'],
          ['General liability', 'Y', 'GL-440193', '01/01/2026', '01/01/2027', 'Each occurrence $1,000,000'],
          ['Employers liability', '', 'WC-440196', '01/01/2026', '01/01/2027', 'E.L. each accident $500,000'],
        ],
      },
    ]),
  )
  const lease = await copilot.upload(
    '[Contract] lease.pdf',
    await pdfOf([
      { heading: 'Commercial Lease' },
      'This lease is between Birch Hollow Properties LLC ("Lessor") and Pell Tile Works Inc. ("Lessee").',
      { heading: '9. Insurance' },
      'Lessee and its contractors shall carry commercial general liability insurance of at least $2,000,000 each occurrence.',
      'Lessee and its contractors shall carry employers liability insurance of at least $1,000,000 each accident.',
    ]),
  )
  const files = [certificate, lease]
  const first = await copilot.ask('check this certificate against the lease', { files })
  const answered = await copilot.say(
    first.id,
    'does the gl limit meet the lease? and the employers liability?',
  )
  const text: string = answered.messages.at(-1).content
  assert.match(text, /^\*\*No\.\*\*/)
  assert.match(text, /Each occurrence: .*\$2,000,000 required/)
  assert.match(text, /Employers liability.*\$1,000,000 required/)
})
