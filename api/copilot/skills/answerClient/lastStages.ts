import { doneTasks, planStageKind } from '../../runs/planStage.ts'
import type { Task } from '../../runs/task.ts'

export interface DoneStage {
  readonly stageId: string
  readonly title: string
  readonly letter: string | undefined
  readonly skill: string | null
  /** The first sentence of what Cara said. */
  readonly result: string | null
}

/** What was done in the workspace, the latest first. */
export async function lastStages({ agency, workspace }: Task): Promise<readonly DoneStage[]> {
  const stages = await agency.readMany(
    planStageKind,
    doneTasks(agency, workspace.id).map(({ id }) => id),
  )
  return stages.flatMap((stage) => {
    if (!stage) return []
    const { title, letter, skill, result } = stage.value
    return [{ stageId: stage.id, title: title ?? '', letter, skill: skill ?? null, result }]
  })
}
