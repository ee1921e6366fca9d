import { z } from 'zod'
import { withSinglePeriods } from '../../platform/index.ts'
import { mostAttachments } from '../artifacts/attachments.ts'
import { saveDraft } from './saveDraft.ts'
import { defineTool } from './tool.ts'

const citation = z.object({ fileId: z.string(), fileName: z.string(), page: z.number(), quote: z.string() })

/** Drafts an email for review. Sending is a separate tool and needs approval. */
export const draftEmail = defineTool({
  name: 'draft_email',
  title: 'Draft an email',
  description: 'Drafts an email that a person can edit, copy or open in their mail program. It is not sent.',
  reads: 'What it is given and attaches',
  actsOutward: false,
  input: z.object({
    subject: z.string().trim().min(1).max(300),
    to: z.array(z.object({ name: z.string().nullable(), email: z.string() })).max(20),
    body: z.string().trim().min(1).max(20_000),
    /** Files, or documents that Cara made in the workspace. */
    attachmentIds: z.array(z.string()).max(mostAttachments).default([]),
    citations: z.array(citation).max(60).default([]),
  }),
  describe: ({ subject }) => `Drafted "${subject}"`,
  run: (context, { citations, body, ...email }) =>
    saveDraft(
      context,
      { type: 'EMAIL', ...email, body: withSinglePeriods(body) },
      { title: email.subject, citations },
    ),
  summarize: ({ attached = [] }) =>
    attached.length > 0 ? `Drafted, with ${attached.join(' and ')} attached.` : 'Drafted.',
})
