import { readFileSync } from 'node:fs'
import { printedSchema, schemaFile } from './printedSchema.ts'

/** Says when api/schema.graphql is not what the API serves. */
if (readFileSync(schemaFile, 'utf8') !== printedSchema()) {
  console.error('api/schema.graphql is not what the API serves: npm run schema')
  process.exitCode = 1
}
