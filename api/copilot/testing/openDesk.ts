import assert from 'node:assert/strict'
import { writeSettings } from '../../communication/testing/writeSettings.ts'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { openCopilot } from './openCopilot.ts'

const show = `{ emailThreads { edges { node {
  id waitingFor draft { body } toolCalls { result }
  serviceRequests {
    id type state createCertificate { additionalInsured }
    preparedWork {
      id state question agencyUser { name }
      messages { role content }
      artifacts { type title email { subject body } }
      proposals { id tool title state result confirmation preview { label value } }
    }
  }
  emails { body senderRole delivery attachments { name } }
} } } }`
const approve = `mutation ($id: ID!, $confirm: Boolean) { approveCaraProposal(id: $id, confirm: $confirm) { __typename ... on NamedError { message } } }`
const keepFile = `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`

const mailingAddress = { line1: '12 Mill Road', line2: null, city: 'Bath', zone: 'ME', postalCode: '04530' }

/** A desk with a roofing contractor, whose emails arrive through the agency's trusted mail server. */
export async function openDesk(
  settings: Parameters<typeof writeSettings>[1] = {},
  options: Parameters<typeof openCopilot>[0] = {},
) {
  const copilot = await openCopilot(options)
  const { world, dana } = copilot
  const { id: accountId } = await openAccount(world.harborline, { detail: { mailingAddress } })
  const carrierId = await addCarrier(world.harborline, { name: 'Granite State Casualty' })
  const policyId = await openPolicy(world.harborline, {
    accountId,
    carrierId,
    policyNumber: 'GSC-4821907-24',
    inforceAt: '2026-03-01',
    expiresAt: '2027-03-01',
    premium: 842_500,
    coverages: [{ name: 'Each occurrence', limit: 100_000_000 }],
  })
  await writeSettings(world.harborline, settings)
  const { key } = await world.identity.apiKeys.create(world.harborline, 'Mail server')
  let count = 0
  async function thread() {
    return (await dana.data(show)).emailThreads.edges[0].node
  }
  return {
    ...copilot,
    accountId,
    carrierId,
    policyId,
    thread,
    async keep(name: string, type: string, content: Uint8Array<ArrayBuffer>) {
      const fileId = await copilot.upload(name, content)
      await dana.data(keepFile, { policyId, file: { fileId, type } })
      await world.platform.jobs.runDue()
    },
    /** Receives an email of the client, has Cara do what follows from it, and answers the thread. */
    async receive(
      body: string,
      {
        subject = 'A question',
        from = 'marta@cascoroofing.example',
        name = 'Marta Ouellette',
        headers = [] as string[],
        mailServer = 'mx.harborline.example',
        domain = 'cascoroofing.example',
        attachments = [] as readonly { name: string; content: Uint8Array<ArrayBuffer> }[],
      } = {},
    ) {
      const message = [
        `Authentication-Results: ${mailServer}; dmarc=pass header.from=${domain}`,
        `From: ${name} <${from}>`,
        'To: desk@harborline.example',
        `Subject: ${subject}`,
        `Message-ID: <m${++count}@cascoroofing.example>`,
        `Date: Mon, 16 Mar 2026 11:02:${String(count % 60).padStart(2, '0')} -0400`,
        ...headers,
        ...(attachments.length > 0 ? withAttachments(body, attachments) : ['', body]),
      ].join('\r\n')
      const response = await world.signedOut().fetch('/inbound/emails', {
        method: 'POST',
        body: message,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'message/rfc822' },
      })
      assert.equal(response.status, 202)
      await world.platform.jobs.runDue()
      return await thread()
    },
    async approve(id: string, confirm = false) {
      const answer = await dana.data(approve, { id, confirm })
      await world.platform.jobs.runDue()
      return answer.approveCaraProposal
    },
    /** What was sent, oldest first. */
    letters: () => (world.platform.mail.mailbox?.() ?? []).toReversed(),
    [Symbol.asyncDispose]: () => copilot[Symbol.asyncDispose](),
  }
}

/** The rest of a message in several parts: its text, then each file. */
function withAttachments(
  body: string,
  attachments: readonly { name: string; content: Uint8Array<ArrayBuffer> }[],
): string[] {
  return [
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    body,
    ...attachments.flatMap(({ name, content }) => [
      '--part',
      `Content-Type: ${name.endsWith('.png') ? 'image/png' : 'application/pdf'}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content.toBase64().replaceAll(/.{76}/g, '$&\r\n'),
    ]),
    '--part--',
  ]
}
