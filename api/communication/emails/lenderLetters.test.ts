import assert from 'node:assert/strict'
import { threads, withMailDesk } from '../testing/withMailDesk.ts'

const change = `NOTICE OF CHANGE OF MORTGAGEE

Insured: Casco Roofing LLC
Policy Number: GSC-4821907-24
Loan Number: 7002911846
Property Address: 12 Wharf Street, Portland, ME 04101

Please be advised that the above referenced loan has been sold. Effective April 1, 2026 the mortgagee clause is to read:

Cloverleaf Home Lending LLC, its successors and/or assigns
PO Box 961200
Fort Worth, TX 76161

Forward all future correspondence to the new mortgagee. Please send an endorsement showing the change.

Cloverleaf Home Lending LLC
Insurance Department
`

const wanted = `REQUEST FOR EVIDENCE OF INSURANCE

Borrower: Casco Roofing LLC
Loan No.: 44-20917
Collateral: 12 Wharf Street, Portland, ME 04101
Policy: GSC-4821907-24

We need evidence of property insurance naming us as mortgagee:

Tidewater Commercial Lending, ISAOA ATIMA
PO Box 7710, Norfolk, VA 23510

Please fax or email it by March 31, 2026.
`

for (const [what, letter, type, details] of [
  ['a change of its clause', change, 'ENDORSE_POLICY', /7002911846[^]*Cloverleaf Home Lending LLC/],
  ['evidence of insurance', wanted, 'CREATE_CERTIFICATE', /44-20917/],
] as const)
  Deno.test(`a lender's form, without greeting and closing, asks for ${what}`, () =>
    withMailDesk(async ({ world, send }) => {
      await send(
        [
          'Authentication-Results: mx.harborline.example; dmarc=pass header.from=lakesidebank.example',
          'From: Gloria Penn <gpenn@lakesidebank.example>',
          'To: desk@harborline.example',
          'Subject: Insurance for Casco Roofing LLC',
          'Message-ID: <form@lakesidebank.example>',
          'Date: Mon, 16 Mar 2026 11:02:00 -0400',
          'Content-Type: multipart/mixed; boundary="part"',
          '',
          '--part',
          'Content-Type: text/plain; charset=utf-8',
          '',
          'Please see the attached letter.',
          '--part',
          'Content-Type: text/plain; name="letter.txt"',
          'Content-Disposition: attachment; filename="letter.txt"',
          '',
          letter,
          '--part--',
        ].join('\r\n'),
      )
      const [thread] = await threads(world)
      const [request] = thread.serviceRequests
      assert.equal(request?.type, type)
      assert.match(request?.details ?? '', details)
    }))
