import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildSchema, isEnumType } from 'graphql'

const root = path.dirname(import.meta.dirname)
const target = path.join(root, 'shell/contract/__generated__/labels.ts')

/** Writes the labels of the schema's labeled enums for the contract, so that the API and the browser share one table. */
export async function writeLabels(): Promise<void> {
  const schema = buildSchema(await readFile(path.join(root, 'api/schema.graphql'), 'utf8'))
  const labels = Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .filter(({ description }) => description === 'The description of each value is its label.')
    .map((type) => [
      type.name,
      Object.fromEntries(type.getValues().map(({ name, description }) => [name, description])),
    ])
  const text = `export const labels = ${JSON.stringify(Object.fromEntries(labels), null, 2)} as const\n`
  // Written only when it has changed: a watching build would start again.
  if ((await readFile(target, 'utf8').catch(() => '')) === text) return
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}
