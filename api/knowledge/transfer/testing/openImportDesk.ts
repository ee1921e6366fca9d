import { openPolicyDesk } from '../../testing/openPolicyDesk.ts'

const importFields = `id list state failure fileName total doneCount createdCount updatedCount presentCount refusedCount refusals
  errorsFile { id name url } kept { id name reason } keptCount viewerCanUndo { isAllowed reason }`

const preview = `query ($fileId: ID!, $list: ImportedList!, $mapping: [String], $confirm: Boolean) {
  previewImport(fileId: $fileId, list: $list, mapping: $mapping, confirm: $confirm) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on ImportPreview {
      columns { title path samples } fields { path label isRequired } mappingProblem
      total readCount isComplete newCount presentCount changedCount refusedCount warnedCount
      rows { row outcome name warning problems { path message } differences { path before after } }
    }
  }
}`

const start = `mutation ($input: StartImportInput!) {
  startImport(input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on StartImportSuccess { listImport { ${importFields} } }
  }
}`

const undo = `mutation ($id: ID!) {
  undoImport(id: $id) {
    __typename
    ... on NamedError { message }
    ... on UndoImportSuccess { listImport { state } }
  }
}`

/** Dana's desk with the lists of the agency's former system to bring in. */
export async function openImportDesk() {
  const desk = await openPolicyDesk()
  const { client, platform } = desk

  async function upload(content: BodyInit, name = 'clients.csv'): Promise<string> {
    const answer = await client.fetch(`/files?name=${encodeURIComponent(name)}`, {
      method: 'PUT',
      body: content,
    })
    const { id, message } = await answer.json()
    if (!id) throw new Error(`The list was not taken (${answer.status}): ${message}`)
    return id
  }
  async function ended(id: string) {
    while ((await platform.jobs.runDue()) > 0);
    const document = `query ($id: ID!) { node(id: $id) { ... on ListImport { ${importFields} } } }`
    return (await client.data(document, { id })).node
  }
  /** Asks once what would come of an uploaded list. */
  async function look(list: string, fileId: string, more: object = {}) {
    return (await client.data(preview, { fileId, list, ...more })).previewImport
  }
  /** What the work comes to, and how many turns others had meanwhile: work that keeps them waiting leaves three or four. */
  async function besideOthers<Answer>(work: () => Promise<Answer>): Promise<[Answer, number]> {
    const over = new AbortController()
    let turns = 0
    async function others() {
      while (!over.signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve))
        turns += 1
      }
    }
    const waiting = others()
    const answer = await work().finally(() => over.abort())
    await waiting
    return [answer, turns]
  }
  return {
    ...desk,
    upload,
    ended,
    besideOthers,
    async preview(list: string, content: BodyInit, more: object = {}) {
      return look(list, await upload(content), more)
    },
    look,
    async start(list: string, content: BodyInit, more: object = {}) {
      const input = { fileId: await upload(content), list, ...more }
      return (await client.data(start, { input })).startImport
    },
    /** Imports a list to its end. */
    async bring(list: string, content: BodyInit, more: object = {}, name?: string) {
      const input = { fileId: await upload(content, name), list, ...more }
      const { startImport } = await client.data(start, { input })
      return ended(startImport.listImport.id)
    },
    async undo(id: string) {
      const { undoImport } = await client.data(undo, { id })
      return undoImport.__typename === 'UndoImportSuccess' ? ended(id) : undoImport
    },
  }
}
