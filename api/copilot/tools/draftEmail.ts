import { z } from 'zod'
import { artifactKind, newArtifact } from '../artifacts/artifact.ts'
import { defineTool } from './tool.ts'

const citation = z.object({ fileId: z.string(), fileName: z.string(), page: z.number(), quote: z.string() })

/** Drafts an email for review. Sending is a separate tool and needs approval. */
export const draftEmail = defineTool({
  name: 'draft_email',
  title: 'Draft an email',
  description: 'Drafts an email that a person can edit, copy or open in their mail program. It is not sent.',
  reads: 'Only what it is given',
  actsOutward: false,
  input: z.object({
    subject: z.string().trim().min(1).max(300),
    to: z.array(z.object({ name: z.string().nullable(), email: z.string() })).max(20),
    body: z.string().trim().min(1).max(20_000),
    citations: z.array(citation).max(60).default([]),
  }),
  describe: ({ subject }) => `Drafted "${subject}"`,
  run({ agency, services, workspaceId, stageId, write }, { citations, ...email }) {
    const id = agency.newId(artifactKind)
    const { changes, texts } = newArtifact(
      id,
      { type: 'EMAIL', ...email },
      {
        workspaceId,
        stageId,
        citations,
        title: email.subject,
        at: services.clock.now(),
      },
    )
    write(changes, texts)
    return Promise.resolve({ artifactId: id })
  },
  summarize: () => 'Drafted.',
})
