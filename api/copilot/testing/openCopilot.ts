import type { Client } from '../../testing/createClient.ts'
import { openWorld, type World } from '../../testing/openWorld.ts'
import type { TestServerOptions } from '../../testing/openTestServer.ts'
import { testFolder } from '../../testing/testFolder.ts'

const create = `mutation ($input: CreateCaraWorkspaceInput!) {
  createCaraWorkspace(input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on CreateCaraWorkspaceSuccess { caraWorkspace { id } }
  }
}`

const add = `mutation ($id: ID!, $input: AddCaraWorkspaceMessageInput!) {
  addCaraWorkspaceMessage(id: $id, input: $input) { __typename }
}`

const show = `query ($id: ID!) {
  caraWorkspace(id: $id) {
    id title state preset
    files { id name }
    messages { role content isQueued citations { page quote fileName } }
    planStages { id type state title result events { type title status toolCall { name argumentsJson result } } }
    artifacts {
      id type title
      versions { number note agencyUser { name } }
      email { subject body to { email } attachments { sourceId name size } }
      htmlDocument { styleId }
      document { documentType formFields { name label shownValue source isUncertain } file { name } }
    }
    proposals { id title tool state result confirmation preview { label value } viewerCanDecide { isAllowed reason } }
  }
}`

/** A world in which files are kept, and Dana works with Cara. */
export interface Copilot extends AsyncDisposable {
  readonly world: World
  readonly dana: Client
  upload(name: string, content: Uint8Array<ArrayBuffer>): Promise<string>
  /** Opens a workspace, has Cara do the work, and answers the workspace as it then is. */
  // oxlint-disable-next-line typescript/no-explicit-any
  ask(message: string, input?: Record<string, unknown>): Promise<any>
  /** Adds a message, has Cara do the work, and answers the workspace as it then is. */
  // oxlint-disable-next-line typescript/no-explicit-any
  say(id: string, message: string, files?: readonly string[]): Promise<any>
  // oxlint-disable-next-line typescript/no-explicit-any
  shown(id: string): Promise<any>
}

export async function openCopilot(options: TestServerOptions = {}): Promise<Copilot> {
  const folder = testFolder()
  const world = await openWorld({ ...options, dataDir: folder.path })
  const dana = await world.as(world.dana)
  async function shown(id: string) {
    return (await dana.data(show, { id })).caraWorkspace
  }
  return {
    world,
    dana,
    shown,
    async upload(name, content) {
      const path = `/files?name=${encodeURIComponent(name)}`
      return (await (await dana.fetch(path, { method: 'PUT', body: content })).json()).id
    },
    async ask(message, input = {}) {
      const { createCaraWorkspace } = await dana.data(create, { input: { message, ...input } })
      await world.platform.jobs.runDue()
      return await shown(createCaraWorkspace.caraWorkspace.id)
    },
    async say(id, message, files = []) {
      await dana.data(add, { id, input: { message, files } })
      await world.platform.jobs.runDue()
      return await shown(id)
    },
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}
