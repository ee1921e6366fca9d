import { attachedLine } from '../../../communication/index.ts'
import type { Task } from '../../runs/task.ts'
import type { ReplyOrder } from '../../tools/sendReply.ts'
import { requestedDocuments } from './requestedDocuments.ts'
import { withAnswer } from './rewritten.ts'

interface Documents {
  /** What was found, or what is missing, in sentences. */
  readonly text: string
  readonly fileIds?: readonly string[]
  /** Replaces the first draft in the reply. */
  readonly body?: string
}

/** The documents that a client asks for, as files of the reply. */
export async function preparedDocuments(
  task: Task,
  type: string | null,
  draft: ReplyOrder | null,
): Promise<Documents> {
  // What a letter should say differs each time.
  if (type === 'letter')
    return {
      text: 'The client asks for a letter. No document on file replaces it: tell me what it should say, and I will write it.',
    }
  const { files: found, named } = await requestedDocuments(task, type)
  const absent = (type?.split(' and ') ?? []).filter((part) => !named.includes(part))
  if (found.length === 0 && type === 'W-9')
    return {
      text: "The client asks for the W-9 of the agency. It is your own document, not the carrier's: attach the signed one to the reply.",
    }
  if (found.length === 0) {
    return {
      text: `I found no ${type ?? 'matching document'} on file. Upload it to the policy, or ask the carrier.`,
    }
  }
  const names = found.map(({ name }) => name)
  return {
    text: `I found ${names.join(', ')} among the documents on file.${absent.length > 0 ? ` I found no ${absent.join(' and no ')}. Upload it to the policy, or ask the carrier.` : ''}`,
    fileIds: found.map(({ id }) => id),
    ...(draft && {
      body: withAnswer(draft, {
        english: `${attachedLine(named, { of: ' you asked for' })}${absent.length > 0 ? ` We are still getting the ${absent.join(' and the ')} for you.` : ''}`,
        spanish: `Adjunto encontrará ${found.length > 1 ? 'los documentos' : 'el documento'} que pidió.`,
      }),
    }),
  }
}
