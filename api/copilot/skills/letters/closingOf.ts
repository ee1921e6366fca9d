import { agencySignature } from '../../../communication/index.ts'
import { agencyUserKind } from '../../../identity/index.ts'
import type { Task } from '../../runs/task.ts'

/** The end of an email that the workspace's user signs. */
export function closingOf(
  { agency, workspace }: Pick<Task, 'agency' | 'workspace'>,
  regards = 'Thank you,',
): string {
  const sender = agency.table(agencyUserKind).get(workspace.agencyUserId ?? '')?.name ?? null
  return `${regards}\n${agencySignature(agency, sender)}`
}
