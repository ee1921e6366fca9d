import { basename } from 'node:path'
import authors from '../independent/authors.json' with { type: 'json' }

/** Who wrote a document, by the list of `independent/authors.json`; a folder that it does not list is one author's. */
export function authorOf(document: string, folder: string): string {
  return Object.entries(authors).find(([, own]) => own.includes(document))?.[0] ?? basename(folder)
}
