import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'

const passedOn = `Can you take care of this please?

Marta

---------- Forwarded message ---------
From: Priya Raman <praman@allagashbuilders.example>
Date: Fri, Mar 13, 2026 at 4:40 PM
Subject: Insurance
To: Marta Ouellette <marta@cascoroofing.example>

Before you mobilize we need an updated certificate. Holder is Allagash Builders Inc., 77 Commercial Street, Portland, ME 04101.

Priya Raman`

Deno.test('staff read that whoever wrote what the client passes on would not get the certificate', async () => {
  await using desk = await openDesk()
  const { serviceRequests } = await desk.receive(passedOn, { subject: 'Fwd: Insurance' })
  const [proposal] = serviceRequests[0].preparedWork.proposals
  assert.equal(proposal.tool, 'issue_certificate')
  const shown = proposal.preview.map(({ value }: { value: string }) => value).join('\n')
  assert.match(
    shown,
    /Priya Raman \(praman@allagashbuilders\.example\) asked for it in the message that the client passed on\. Approving sends it only to marta@cascoroofing\.example\./,
  )
})
