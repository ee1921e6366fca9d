import { ownFiles, policyOnFile, type PolicyOnFile } from '../../knowledge/index.ts'
import type { Task } from '../runs/task.ts'
import { readingsFinished } from './documentReading.ts'

type Context = Pick<Task, 'agency' | 'services' | 'signal'>

/** The policies as their records and documents have them, including documents uploaded a moment ago. */
export async function policiesOnFile(
  context: Context,
  policyIds: readonly string[],
): Promise<PolicyOnFile[]> {
  const { agency, services } = context
  const fileIds = policyIds.flatMap((id) => ownFiles(agency, id).map((file) => file.id))
  await readingsFinished(context, { fileIds, mostMs: 20_000, isQueuedAwaited: true })
  return await Promise.all(policyIds.map((id) => policyOnFile(agency, id, services.clock)))
}
