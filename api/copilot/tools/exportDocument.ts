import { z } from 'zod'
import { safeFileName } from '../../files/index.ts'
import { artifactKind, latestContent } from '../artifacts/artifact.ts'
import { documentFile, documentMimeTypes } from '../previews/documentFile.ts'
import { saveFile } from './saveFile.ts'
import { defineTool, ToolError } from './tool.ts'

/** Saves a document of the workspace as a Word file or a PDF. */
export const exportDocument = defineTool({
  name: 'export_document',
  title: 'Export a document',
  description: 'Saves a document of the workspace as a Word file or a PDF.',
  reads: 'The document',
  actsOutward: false,
  input: z.object({ artifactId: z.string(), format: z.enum(['docx', 'pdf']) }),
  describe: ({ format }) => `Saved as ${documentLabels[format]}`,
  async run(context, { artifactId, format }) {
    const { agency, services, workspaceId } = context
    const artifact = await agency.read(artifactKind, artifactId)
    const content =
      artifact?.value.workspaceId === workspaceId
        ? await latestContent(agency, { ...artifact.value, id: artifactId })
        : null
    if (content?.type !== 'HTML_DOCUMENT') throw new ToolError('There is no such document.')
    const { document, styleId } = content
    const name = safeFileName(document.title, format)
    const fileId = await saveFile(context, {
      name,
      mimeType: documentMimeTypes[format],
      content: await documentFile(agency, document, { format, styleId, documents: services.documents }),
      documentType: documentLabels[format],
    })
    return { fileId, fileName: name }
  },
  summarize: ({ fileName }) => `${fileName} is written.`,
})

const documentLabels = { docx: 'Word document', pdf: 'PDF' }
