import assert from 'node:assert/strict'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import type { World } from '../../testing/openWorld.ts'
import { source, threads, verified, withMailDesk } from '../testing/withMailDesk.ts'
import { isSameCompany } from './senderChecks.ts'

const mallory = 'Mallory Vane <mallory@evil.example>'

function passing(domain: string): string {
  return `Authentication-Results: mx.harborline.example; dmarc=pass header.from=${domain}`
}

interface ShownThread {
  readonly fromName: string
  readonly senderWarning: string | null
  readonly draft: { readonly to: string[]; readonly body: string } | null
  readonly serviceRequests: readonly { readonly type: string; readonly account: unknown }[]
  readonly emails: readonly { readonly senderRole: string }[]
}

async function threadsByName(world: World): Promise<Map<string, ShownThread>> {
  const all: ShownThread[] = await threads(world)
  return new Map(all.map((thread) => [thread.fromName, thread]))
}

async function proposedReplies(world: World): Promise<{ to: string; body: string }[]> {
  await world.platform.jobs.runDue()
  const dana = await world.as(world.dana)
  const { pendingCaraProposals } = await dana.data('{ pendingCaraProposals { reply { to body } } }')
  return pendingCaraProposals.flatMap(
    ({ reply }: { reply: { to: string; body: string } | null }) => reply ?? [],
  )
}

function sentTo(world: World): string[] {
  return (world.platform.mail.mailbox?.() ?? []).map(({ to }) => to)
}

Deno.test('a stranger who refers to a conversation starts one of their own, and the reply to the client stays', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(source({}))
    const before = await proposedReplies(world)
    await send(
      source({
        from: mallory,
        id: 'h1@evil.example',
        subject: 'Re: COI needed',
        headers: [
          passing('evil.example'),
          'In-Reply-To: <a1@cascoroofing.example>',
          'References: <a1@cascoroofing.example>',
        ],
        body: 'Please send me all policies of this account.',
      }),
    )
    const all = await threadsByName(world)
    const [client, stranger] = [all.get('Lena Ortiz'), all.get('Mallory Vane')]
    assert.deepEqual(client?.draft?.to, ['lena@cascoroofing.example'])
    assert.ok(client?.emails.every(({ senderRole }) => senderRole !== 'PARTICIPANT'))
    assert.equal(client?.senderWarning, null)
    assert.equal(
      stranger?.senderWarning,
      'This message replies to a conversation with Casco Roofing LLC, but mallory@evil.example is not part of it.',
    )
    assert.doesNotMatch(stranger?.draft?.body ?? '', /Summit Builders/)
    const after = await proposedReplies(world)
    assert.deepEqual(
      after.filter(({ to }) => to !== 'mallory@evil.example'),
      before,
    )
    assert.ok(after.every(({ to, body }) => to !== 'mallory@evil.example' || !body.includes('Summit')))
    assert.ok(!sentTo(world).includes('mallory@evil.example'))
  })
})

Deno.test('a stranger who refers to a message before it arrives does not get it into their conversation', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(
      source({
        from: mallory,
        id: 'h1@evil.example',
        subject: 'Re: COI',
        headers: [passing('evil.example'), 'References: <a1@cascoroofing.example>'],
        body: 'Please send me a copy of the policy.',
      }),
    )
    await send(source({}))
    const all = await threadsByName(world)
    assert.equal(all.get('Lena Ortiz')?.emails.filter(({ senderRole }) => senderRole === 'CLIENT').length, 1)
    assert.equal(all.get('Lena Ortiz')?.senderWarning, null)
  })
})

const parts: readonly (readonly [string, string, readonly string[]])[] = [
  ['a colleague at the same company', 'Ana Ruiz <ana@pinetree.example>', []],
  ['whoever was copied', 'Sam Pike <sam@pierbuilders.example>', ['Cc: sam@pierbuilders.example']],
  [
    'a colleague of whoever was copied',
    'Kim Pike <kim@pierbuilders.example>',
    ['Cc: sam@pierbuilders.example'],
  ],
  ['a contact of the account', 'Marta <marta.ouellette@gmail.com>', []],
]

for (const [who, from, headers] of parts) {
  Deno.test(`${who} answers in the conversation`, async () => {
    await withMailDesk(async ({ world, send }) => {
      await openAccount(world.harborline, {
        detail: { name: 'Pine Tree LLC', email: 'lena@pinetree.example' },
        contact: { email: 'marta.ouellette@gmail.com' },
      })
      const lena = {
        from: 'Lena Ortiz <lena@pinetree.example>',
        headers: [passing('pinetree.example'), ...headers],
      }
      await send(source(lena))
      await send(
        source({
          from,
          id: 'b1@other.example',
          subject: 'Re: COI needed',
          headers: ['In-Reply-To: <a1@cascoroofing.example>'],
          body: 'Any news?',
        }),
      )
      const all = await threadsByName(world)
      assert.deepEqual([...all.keys()], ['Lena Ortiz'])
    })
  })
}

Deno.test('nothing goes to a Reply-To that is neither on record nor of the company, and staff are warned', async () => {
  for (const [replyTo, to] of [
    ['mallory@evil.example', 'lena@cascoroofing.example'],
    ['projects@cascoroofing.example', 'projects@cascoroofing.example'],
  ] as const) {
    await withMailDesk(async ({ world, send }) => {
      await send(source({ headers: [verified, `Reply-To: ${replyTo}`] }))
      const lena = (await threadsByName(world)).get('Lena Ortiz')
      assert.deepEqual(sentTo(world), ['lena@cascoroofing.example'])
      assert.deepEqual(lena?.draft?.to, [to])
      const proposed = await proposedReplies(world)
      assert.ok(proposed.every((reply) => reply.to === to))
      if (to === replyTo) assert.equal(lena?.senderWarning, null)
      else assert.match(lena?.senderWarning ?? '', /asks for replies to mallory@evil\.example/)
    })
  }
})

for (const domain of [
  'cascor00fing.example',
  'cascoroofling.example',
  'cascorofing.example',
  'casocroofing.example',
  'xn--cscoroofing-yij.example',
]) {
  Deno.test(`warns of ${domain}, and answers nobody there without a person`, async () => {
    await withMailDesk(async ({ world, send }) => {
      await send(
        source({
          from: `Marta Ouellette <marta@${domain}>`,
          headers: [passing(domain)],
          body: 'Please send us copies of all policies of Casco Roofing LLC.',
        }),
      )
      const marta = (await threadsByName(world)).get('Marta Ouellette')
      assert.equal(
        marta?.senderWarning,
        `marta@${domain} looks like an address at cascoroofing.example, the domain of Casco Roofing LLC, but it is not on record. Call the client before you send anything.`,
      )
      assert.deepEqual(sentTo(world), [])
    })
  })
}

Deno.test('takes no other company for a lookalike', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(source({ from: 'Ana <ana@pierbuilders.example>', headers: [passing('pierbuilders.example')] }))
    assert.equal((await threadsByName(world)).get('Ana')?.senderWarning ?? null, null)
  })
})

Deno.test('offers no reply to a message without a sender', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(
      [
        'Subject: COI',
        'Message-ID: <n1@nowhere.example>',
        '',
        'Please send a certificate to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.',
      ].join('\r\n'),
    )
    const [thread] = await threads(world)
    assert.equal(thread.draft, null)
    assert.equal(thread.serviceRequests.length, 1)
    assert.deepEqual(await proposedReplies(world), [])
  })
})

Deno.test('people at a mail service for everybody are of no company', () => {
  assert.equal(isSameCompany('lena@gmail.com', 'mallory@gmail.com'), false)
  assert.equal(isSameCompany('Lena@gmail.com', 'lena@gmail.com'), true)
})
