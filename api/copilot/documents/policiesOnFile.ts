import { fileReadingOf, ownFiles, policyOnFile, type PolicyOnFile } from '../../knowledge/index.ts'
import type { Task } from '../runs/task.ts'

type Context = Pick<Task, 'agency' | 'services' | 'signal'>

/** The policies as their records and documents have them, including documents uploaded a moment ago. */
export async function policiesOnFile(
  context: Context,
  policyIds: readonly string[],
): Promise<PolicyOnFile[]> {
  await documentsRead(context, policyIds)
  const { agency, services } = context
  return await Promise.all(policyIds.map((id) => policyOnFile(agency, id, services.clock)))
}

/** How long to wait for documents to be read, and how often to look, in milliseconds. */
const waiting = { most: 20_000, interval: 40 }

/** Waits for the background job to read the policies' documents; goes on without those that take too long. */
async function documentsRead(
  { agency, signal }: Pick<Context, 'agency' | 'signal'>,
  policyIds: readonly string[],
): Promise<void> {
  const fileIds = policyIds.flatMap((id) => ownFiles(agency, id).map((file) => file.id))
  for (let waited = 0; waited < waiting.most; waited += waiting.interval) {
    const isUnread = fileIds.some((id) => (fileReadingOf(agency, id)?.state ?? 'READING') === 'READING')
    if (!isUnread) return
    signal.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, waiting.interval))
  }
}
