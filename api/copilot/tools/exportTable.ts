import { z } from 'zod'
import { byteOrderMark, csvLine } from '../../exports/index.ts'
import { fileKind } from '../../files/index.ts'
import { create } from '../../platform/index.ts'
import { artifactKind, newArtifact } from '../artifacts/artifact.ts'
import { defineTool } from './tool.ts'

/** Writes a table as a CSV file that Excel opens. */
export const exportTable = defineTool({
  name: 'export_table',
  title: 'Export a table',
  description: 'Writes a table as a CSV file.',
  reads: 'Only what it is given',
  actsOutward: false,
  input: z.object({
    name: z.string().trim().min(1).max(150),
    columns: z.array(z.string()).min(1).max(60),
    rows: z.array(z.array(z.string())).max(5_000),
  }),
  describe: ({ name }) => `Wrote ${name}.csv`,
  async run({ agency, services, workspaceId, stageId, agencyUserId, write }, { name, columns, rows }) {
    const content = byteOrderMark + [columns, ...rows].map((row) => csvLine(row)).join('')
    const blob = await agency.blobs.write(new Blob([content]).stream(), { maxBytes: 20_000_000 })
    const id = agency.newId(fileKind)
    const at = services.clock.now()
    const fileName = `${name}.csv`
    const file = {
      ...blob,
      name: fileName,
      mimeType: 'text/csv',
      uploadedBy: agencyUserId,
      createdAt: at,
      attachedTo: workspaceId,
      type: null,
      notes: null,
      isVisible: false,
      deletedAt: null,
    }
    const artifact = newArtifact(
      agency.newId(artifactKind),
      { type: 'DOCUMENT', fileId: id, documentType: name, data: null },
      { workspaceId, stageId, title: fileName, citations: [], at },
    )
    write([create(fileKind, id, file, 'ADD_FILE'), ...artifact.changes], artifact.texts)
    return { fileId: id, fileName }
  },
  summarize: ({ fileName }) => `${fileName} is written.`,
})
