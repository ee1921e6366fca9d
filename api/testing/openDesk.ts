import assert from 'node:assert/strict'
import { createClient, type Client } from './createClient.ts'
import type { Asked, Inbound, ShownRequest, Upload, Wish } from './matter.ts'

/** Somebody at work in a real server, over HTTP; throws whenever the server answers otherwise than it may. */
export interface Desk {
  readonly client: Client
  /** Hands in a request at the client application's door; answers its id. */
  receive(inbound: Inbound): Promise<string>
  upload(upload: Upload): Promise<void>
  ask(requestId: string, asked: Asked): Promise<void>
  show(requestId: string): Promise<ShownRequest>
  /** The content of an uploaded file, by its signed address. */
  download(fileId: string): Promise<{ name: string; content: string }>
}

const mutations = {
  comment: `mutation ($id: ID!, $content: String!) {
    answer: addServiceRequestComment(id: $id, input: { content: $content }) { __typename }
  }`,
  assign: `mutation ($id: ID!, $assigneeId: ID) {
    answer: updateServiceRequest(id: $id, input: { assigneeId: $assigneeId }) { __typename }
  }`,
  date: `mutation ($id: ID!, $dueAt: DateTime) {
    answer: updateServiceRequest(id: $id, input: { dueAt: $dueAt }) { __typename }
  }`,
  resolve: `mutation ($id: ID!, $notes: String, $files: [ID!]) {
    answer: resolveServiceRequest(id: $id, input: { notes: $notes, files: $files }) { __typename }
  }`,
} satisfies Record<Wish['type'], string>

const showRequest = `query ($id: ID!) {
  serviceRequest(id: $id) {
    clientEmail
    details
    state
    assignee { id }
    dueAt
    account { id }
    comments { content }
    resolution { notes files { id } }
    versionHistory { updateTypes }
  }
}`

/** Opens a desk and signs in with the code from the development mailbox. */
export async function openDesk(url: string, email: string): Promise<Desk> {
  const client = createClient((request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(url + pathname + search, request))
  }, null)
  await signIn(client, email)

  return {
    client,

    async receive({ apiKey, idempotencyKey, body }) {
      const response = await client.fetch('/inbound/service-requests', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${apiKey}`,
          'idempotency-key': idempotencyKey,
        },
        body: JSON.stringify(body),
      })
      const answer = await response.json()
      assert.equal(response.status, 202, JSON.stringify(answer))
      return answer.id
    },

    async upload(upload) {
      const path = `/files?name=${encodeURIComponent(upload.name)}`
      const response = await client.fetch(path, { method: 'PUT', body: upload.content })
      const answer = await response.json()
      assert.equal(response.status, 201, JSON.stringify(answer))
      upload.id = answer.id
    },

    async ask(requestId, asked) {
      const { type, ...variables } = asked.wish
      const { answer } = await client.data(mutations[type], { id: requestId, ...variables })
      const isDone = String(answer.__typename).endsWith('Success')
      // Only what comes after the resolution may be refused.
      assert(isDone || answer.__typename === 'AlreadyResolvedError', `${type}: ${answer.__typename}`)
      asked.outcome = isDone ? 'done' : 'refused'
    },

    async show(requestId) {
      const { serviceRequest } = await client.data(showRequest, { id: requestId })
      assert(serviceRequest, `The request ${requestId} is there.`)
      const { account, comments, resolution, versionHistory, ...request } = serviceRequest
      return {
        ...request,
        isRecognized: account !== null,
        comments: comments.map(({ content }: { content: string }) => content).toSorted(),
        resolution: resolution && {
          notes: resolution.notes,
          files: resolution.files.map(({ id }: { id: string }) => id).toSorted(),
        },
        updateTypes: versionHistory
          .flatMap((version: { updateTypes: string[] }) => version.updateTypes)
          .toSorted(),
      }
    },

    async download(fileId) {
      const { node } = await client.data('query ($id: ID!) { node(id: $id) { ... on File { name url } } }', {
        id: fileId,
      })
      assert(node, `The file ${fileId} is there.`)
      const response = await client.fetch(node.url)
      assert.equal(response.status, 200, `The content of ${fileId} is there.`)
      return { name: node.name, content: await response.text() }
    },
  }
}

async function signIn(client: Client, email: string): Promise<void> {
  const document = `mutation ($email: String!, $code: String) {
    agencySignIn(email: $email, code: $code) { __typename }
  }`
  await client.data(document, { email })
  const code = await codeFor(client, email)
  const { agencySignIn } = await client.data(document, { email, code })
  assert.equal(agencySignIn.__typename, 'AgencySignInSuccess')
}

/** Codes are sent without anybody waiting for them. */
async function codeFor(client: Client, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const messages: { to: string; text: string }[] = await (await client.fetch('/dev/mail.json')).json()
    const code = /\b\d{6}\b/.exec(messages.find(({ to }) => to === email)?.text ?? '')?.[0]
    if (code !== undefined) return code
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`No code was sent to ${email}.`)
}
