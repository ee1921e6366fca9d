import assert from 'node:assert/strict'
import { serviceRequestKind } from '../../servicing/index.ts'
import { source, threads, withMailDesk } from '../testing/withMailDesk.ts'

interface Opened {
  readonly id: string
  readonly type: string
  readonly details: string
  readonly createCertificate: {
    readonly name: string
    readonly address: { readonly line1: string }
  } | null
}

/** The requests of the last thread after two emails, of which the second begins a thread of its own or answers the first. */
async function afterTwo(first: string, second: string, { isReply = false } = {}) {
  let left: {
    readonly requests: readonly Opened[]
    readonly count: number
    readonly drafts: readonly string[]
    readonly insured: readonly boolean[]
  } = {
    requests: [],
    count: 0,
    drafts: [],
    insured: [],
  }
  await withMailDesk(async ({ world, send }) => {
    const message = source({ id: 'n1@cascoroofing.example', body: first, subject: 'Request' })
    await send(message)
    const later = source({
      id: 'n2@cascoroofing.example',
      body: second,
      subject: isReply ? 'Re: Request' : 'one more thing',
    })
    await send(
      (isReply ? `In-Reply-To: <n1@cascoroofing.example>\r\n${later}` : later).replace(
        '11:02:00',
        '11:40:00',
      ),
    )
    const found = await threads(world)
    const ids = found.flatMap(({ serviceRequests }: { serviceRequests: { id: string }[] }) =>
      serviceRequests.map(({ id }) => id),
    )
    const stored = await world.harborline.readMany(serviceRequestKind, [...new Set<string>(ids)])
    left = {
      insured: stored.map(
        (request) =>
          request?.value.type === 'CREATE_CERTIFICATE' && request.value.createCertificate.additionalInsured,
      ),
      requests: found[0].serviceRequests,
      count: new Set(ids).size,
      drafts: found.map(({ draft }: { draft: { body: string } | null }) => draft?.body ?? ''),
    }
  })
  return left
}

const ordered = 'Please send a certificate to Acme Builders Inc., 12 Main St, Portland ME 04101.'

Deno.test('a correction in a new conversation reaches the request that it is about', async () => {
  const { requests, count, drafts } = await afterTwo(
    ordered,
    'Sorry, in the certificate request I e-mailed you earlier the address of Acme is wrong. It should be 14 Canal Street.',
  )
  assert.equal(count, 1)
  assert.deepEqual(
    requests.map(({ createCertificate }) => createCertificate?.address.line1),
    ['14 Canal Street'],
  )
  assert.equal(
    drafts.some((body) => body.includes('12 Main St')),
    false,
  )
})

Deno.test('another certificate that a new conversation asks for is a request of its own', async () => {
  const { count } = await afterTwo(
    ordered,
    'I sent you a request this morning. We need one more certificate, for Dock Partners LLC, 9 Dock Lane, Portland, ME 04101.',
  )
  assert.equal(count, 2)
})

Deno.test('a holder whose street is corrected and who becomes an additional insured stays one certificate', async () => {
  const { requests, insured } = await afterTwo(
    ordered,
    'Oops, their address is 21 Main Street. They also need to be listed as additional insured.',
    { isReply: true },
  )
  assert.deepEqual(
    requests.map(({ type, createCertificate }) => [type, createCertificate?.address.line1]),
    [['CREATE_CERTIFICATE', '21 Main Street']],
  )
  assert.deepEqual(insured, [true])
})
