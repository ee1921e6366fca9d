import { readFileSync } from 'node:fs'

/** The id under which the API knows the document of a compiled operation. */
export function artifactId(file: string): string {
  const id = /"id": "([0-9a-f]{64})"/.exec(readFileSync(file, 'utf8'))?.[1]
  if (id === undefined) throw new Error(`${file} holds no id of a persisted document.`)
  return id
}
