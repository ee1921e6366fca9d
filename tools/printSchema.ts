import { writeFileSync } from 'node:fs'
import { printedSchema, schemaFile } from './printedSchema.ts'

/** `npm run schema`: writes api/schema.graphql as the API serves it. */
writeFileSync(schemaFile, printedSchema())
