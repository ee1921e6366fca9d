import assert from 'node:assert/strict'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { source, threads, withMailDesk } from '../testing/withMailDesk.ts'

/** Notices that clients pass on in the text of an email, and what is read from them. */
const notices: readonly {
  readonly subject: string
  readonly body: string
  readonly policyNumber: string
  readonly dueOn: string
  readonly told: string
  readonly reply: RegExp
}[] = [
  {
    subject: 'Fwd: Notice of Cancellation',
    body: `Is this right? Did we miss a payment?

Lena

---------- Forwarded message ---------
From: Granite State Casualty <notices@granitestate.example>
Date: Mon, Mar 16, 2026 at 9:02 AM
Subject: Notice of Cancellation
To: Lena Ortiz <lena@cascoroofing.example>

NOTICE OF CANCELLATION FOR NONPAYMENT OF PREMIUM

Policy Number: CAP-100001-26
Named Insured: Casco Roofing LLC
Amount past due: $1,284.50

Your policy will be canceled effective April 4, 2026 at 12:01 a.m. unless we receive your payment by March 30, 2026.`,
    policyNumber: 'CAP-100001-26',
    dueOn: '2026-03-30',
    told: 'The carrier will cancel this policy on Apr 4, 2026',
    reply:
      /your auto policy will be canceled on Apr 4, 2026 unless \$1,284\.50 is paid by Mar 30, 2026[^]*If you have paid/,
  },
  {
    subject: 'what is this',
    body: `Hi, got this email from Granite State this morning. Is this right?? Did we miss a payment?

Thanks, Lena

From: Granite State Casualty <notices@granitestate.example>
Sent: Monday, March 16, 2026 8:12 AM
To: Lena Ortiz
Subject: Important information about policy CAP-100001-26

Dear Policyholder,

We have not received your premium payment of $611.25 which was due March 1, 2026. If payment is not received by March 28, 2026, coverage under policy CAP-100001-26 will end on April 2, 2026 at 12:01 AM.

Granite State Casualty`,
    policyNumber: 'CAP-100001-26',
    dueOn: '2026-03-28',
    told: 'The carrier will cancel this policy on Apr 2, 2026',
    reply: /your auto policy will be canceled on Apr 2, 2026 unless \$611\.25 is paid by Mar 28, 2026/,
  },
  {
    subject: 'FW: Past due',
    body: `Are we about to lose coverage? Please call me.

Lena

-----Original Message-----
From: noreply@granitestate.example
Sent: Friday, March 13, 2026 4:40 PM
To: lena@cascoroofing.example
Subject: Past due

Policy UMB-200002-26
Past due amount $455.00
Pay by 3/25/2026 to avoid cancellation.
Cancellation date: 3/31/2026`,
    policyNumber: 'UMB-200002-26',
    dueOn: '2026-03-25',
    told: 'The carrier will cancel this policy on Mar 31, 2026',
    reply: /your umbrella policy will be canceled on Mar 31, 2026 unless \$455\.00 is paid by Mar 25, 2026/,
  },
]

for (const { subject, body, policyNumber, dueOn, told, reply } of notices)
  Deno.test(`takes a notice that is passed on for one, and shows it on its policy: ${subject}`, () =>
    withMailDesk(async ({ world, send }) => {
      const dana = await world.as(world.dana)
      const { accounts } = await dana.data('{ accounts { edges { node { id } } } }')
      const accountId = accounts.edges[0].node.id
      for (const [type, number] of [
        ['COMMERCIAL_AUTO', 'CAP-100001-26'],
        ['UMBRELLA', 'UMB-200002-26'],
      ] as const)
        await openPolicy(world.harborline, {
          accountId,
          type,
          policyNumber: number,
          inforceAt: '2026-03-01',
          expiresAt: '2027-03-01',
        })
      await send(source({ subject, body }))
      const [thread] = await threads(world)
      assert.deepEqual(
        thread.serviceRequests.map((request: { type: string; isPossibleClaim: boolean; dueAt: string }) => [
          request.type,
          request.isPossibleClaim,
          request.dueAt.slice(0, 10),
        ]),
        [['OTHER', false, dueOn]],
      )
      assert.match(thread.draft.body, reply)
      const { businessPolicies } = await dana.data(
        '{ businessPolicies { edges { node { id policyNumber cancellationNotice { message } } } } }',
      )
      const noticed = businessPolicies.edges.flatMap(
        ({ node }: { node: { policyNumber: string; cancellationNotice: { message: string } | null } }) =>
          node.cancellationNotice ? [[node.policyNumber, node.cancellationNotice.message]] : [],
      )
      assert.deepEqual(noticed, [[policyNumber, told]])
    }))

Deno.test('a question about notices in general is a question', () =>
  withMailDesk(async ({ world, send }) => {
    const body =
      'Is it right that a carrier has to give us ten days notice before they can cancel the policy for nonpayment?\n\nLena'
    await send(source({ subject: 'Question', body }))
    const [thread] = await threads(world)
    assert.deepEqual(
      thread.serviceRequests.map(({ type }: { type: string }) => type),
      ['QUESTION'],
    )
  }))
