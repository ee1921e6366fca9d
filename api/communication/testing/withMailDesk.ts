import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { testFolder } from '../../testing/testFolder.ts'
import { openWorld, type World } from '../../testing/openWorld.ts'
import { writeSettings } from './writeSettings.ts'

interface Written {
  readonly from?: string
  readonly subject?: string
  readonly id?: string
  readonly headers?: readonly string[]
  readonly body?: string
}

/** What the agency's mail server writes about a sender that it believes. */
export const verified =
  'Authentication-Results: mx.harborline.example; dmarc=pass header.from=cascoroofing.example'

/** The source of an email. */
export function source({
  from = 'Lena Ortiz <lena@cascoroofing.example>',
  subject = 'COI needed',
  id = 'a1@cascoroofing.example',
  headers = [verified],
  body,
}: Written): string {
  return [
    ...headers,
    `From: ${from}`,
    'To: desk@harborline.example',
    `Subject: ${subject}`,
    `Message-ID: <${id}>`,
    'Date: Mon, 16 Mar 2026 11:02:00 -0400',
    'Content-Type: text/plain; charset=utf-8',
    '',
    body ??
      'Hi, can you send a certificate to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101? They need it by Friday.\n\nThanks,\nLena',
  ].join('\r\n')
}

/** A server with a roofing contractor among its accounts, and a door that emails come in by. */
export async function withMailDesk(
  test: (desk: {
    world: World
    send: (message: string | Uint8Array, type?: string) => Promise<Response>
  }) => Promise<void>,
  settings = {},
) {
  using folder = testFolder()
  await using world = await openWorld({ dataDir: folder.path })
  const { id: accountId } = await openAccount(world.harborline)
  await openPolicy(world.harborline, { accountId, policyNumber: 'GSC-4821907-24', expiresAt: '2027-03-01' })
  await writeSettings(world.harborline, settings)
  const { key } = await world.identity.apiKeys.create(world.harborline, 'Mail server')
  await test({
    world,
    async send(message, type = 'message/rfc822') {
      const body = typeof message === 'string' ? message : new Blob([new Uint8Array(message)])
      const response = await world.signedOut().fetch('/inbound/emails', {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${key}`, 'content-type': type },
      })
      await world.platform.jobs.runDue()
      return response
    },
  })
}

const show = `{ emailThreads { edges { node {
  id subject state waitingFor isSenderVerified senderWarning fromName account { account { name } } possibleAccount { id account { name } } draft { to subject body } toolCalls { result } fraudWarning { result evidence }
  serviceRequests { id type isPossibleClaim details clientEmail clientPhone account { id } businessPolicy { id } preparedWork { messages { content } artifacts { type } } createCertificate { name address { line1 city zone postalCode } } dueAt versionHistory { updateTypes updateInitiatorType } }
  emails { body senderRole delivery automatic quoted isSenderVerified hasHiddenText attachments { name mimeType } }
} } } }`

/** The email threads as the list shows them. */
export async function threads(world: World) {
  const dana = await world.as(world.dana)
  const { emailThreads } = await dana.data(show)
  return emailThreads.edges.map(({ node }: { node: unknown }) => node)
}
