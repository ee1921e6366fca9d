import { presentFile, splitPrefix } from '../../files/index.ts'
import { type Actor, type AgencyStore, replace, type Stored } from '../../platform/index.ts'
import { readFile } from '../tools/readFile.ts'
import { ToolError } from '../tools/tool.ts'
import { type PlanStage, planStageKind } from './planStage.ts'
import type { StageJournal } from './stageJournal.ts'

interface Attachments {
  readonly agency: AgencyStore
  readonly actor: Actor
  readonly stage: Stored<PlanStage>
  readonly fileIds: readonly string[]
  /** Whether the work makes sense without them: a client's email may have any file attached. */
  readonly isOptional: boolean
}

/** Reads a message's files one by one. A file that can't be read does not affect the others. */
export async function processAttachments(
  journal: StageJournal,
  { agency, actor, stage, fileIds, isOptional }: Attachments,
): Promise<string> {
  const failures: string[] = []
  for (const [index, fileId] of fileIds.entries()) {
    const file = presentFile(agency, fileId)
    if (!file) continue
    try {
      await journal.call(readFile, { fileId, name: splitPrefix(file.name).name })
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      failures.push(error.message)
    }
    await showProgress(agency, actor, {
      stageId: stage.id,
      percent: Math.round(((index + 1) / fileIds.length) * 100),
    })
  }
  if (failures.length === fileIds.length && !isOptional) throw new ToolError(failures.join(' '))
  const read = fileIds.length - failures.length
  return [`Read ${read} ${read === 1 ? 'file' : 'files'}.`, ...failures].join(' ')
}

async function showProgress(
  agency: AgencyStore,
  actor: Actor,
  { stageId, percent }: { stageId: string; percent: number },
): Promise<void> {
  const stage = await agency.read(planStageKind, stageId)
  if (!stage || stage.value.state === 'SUCCESS') return
  await agency.commit(actor, [
    replace(stage, { ...stage.value, fileProgress: percent }, 'UPDATE_CARA_PLAN_STAGE'),
  ])
}
