import { type AccountRow, businessPolicyKind, lineOfBusinessLabels } from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { documentsOf } from '../assignInputs.ts'
import { requestOf } from '../letters/conversation.ts'
import { discussedLines } from '../letters/namedLines.ts'
import type { SkillInput } from '../skill.ts'

/** A document that can answer a question. */
export const documentInput: SkillInput = {
  prefix: '[Policy]',
  types: ['POLICY', 'DECLARATIONS', 'BINDER', 'QUOTE', 'ENDORSEMENT', 'CONTRACT', 'CERTIFICATE'],
  isRequired: true,
}

interface DocumentsOnFile {
  readonly files: readonly TaskFile[]
  /** What to say first if the documents are not those of the policy that was asked about. */
  readonly remark?: string
}

/** Documents of the policy in question, or of the account's policies in the lines under discussion. */
export async function documentsOnRecord(task: Task, account: AccountRow | null): Promise<DocumentsOnFile> {
  const { agency, workspace, today } = task
  if (workspace.businessPolicyId)
    return { files: await documentsOf(task, [workspace.businessPolicyId], documentInput) }
  if (!account) return { files: [] }
  const policies = agency.table(businessPolicyKind).related('account', account.id)
  const running = policies.filter(({ expiresAt }) => expiresAt === null || expiresAt > today)
  const lines = discussedLines({ ...task, request: requestOf(task) })
  const label = lines.map((line) => lineOfBusinessLabels[line]).join(' or ')
  const named = running.filter(({ type }) => lines.includes(type))
  const ids = (named.length > 0 ? named : running).map(({ id }) => id)
  const files = (await documentsOf(task, ids, documentInput)).toReversed()
  if (lines.length === 0) return { files }
  if (named.length === 0) {
    const remark = `${account.detail.name} has no ${label} policy in force on record.`
    return { files, remark: files.length > 0 ? `${remark} From its other policies:\n\n` : `${remark} ` }
  }
  return files.length > 0
    ? { files }
    : { files, remark: `No document of ${account.detail.name}’s ${label} policy is on file. ` }
}
