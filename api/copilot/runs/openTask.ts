import { fileKind, splitPrefix } from '../../files/index.ts'
import type { Services } from '../../graphql/index.ts'
import { agencyToday } from '../../identity/index.ts'
import { type Actor, type AgencyStore, capitalized, type Stored } from '../../platform/index.ts'
import { artifactKind, type ArtifactRow } from '../artifacts/artifact.ts'
import { recognizedType } from '../documents/documentReading.ts'
import type { TaskFile } from '../documents/taskFile.ts'
import { standIn } from '../documents/uploadedAgain.ts'
import type { TaskPlan } from '../planner/situation.ts'
import { customPresetKind } from '../presets/customPreset.ts'
import { namedStyle } from '../styles/namedStyle.ts'
import { attachmentsNamed } from '../tools/namedAttachments.ts'
import type { Drafting } from '../tools/tool.ts'
import { type CaraMessage, caraMessageKind } from '../workspaces/caraMessage.ts'
import { type CaraWorkspace, caraWorkspaceKind } from '../workspaces/caraWorkspace.ts'
import type { PlanStage } from './planStage.ts'
import { StageJournal } from './stageJournal.ts'
import type { ChatMessage, Task } from './task.ts'

/** The handling of one message. */
export interface MessageRun {
  readonly agency: AgencyStore
  readonly services: Services
  readonly actor: Actor
  readonly workspaceId: string
  readonly messageId: string
  readonly signal: AbortSignal
  isServerStopping(): boolean
}

/** How many earlier messages a task can see. */
const rememberedMessages = 40

/** What a message's skill works with. */
export async function openTask(
  run: MessageRun,
  {
    stage,
    message,
    earlier,
    files,
    plan,
  }: {
    stage: Stored<PlanStage>
    message: Stored<CaraMessage>
    /** What the same message asked for before. */
    earlier: readonly string[]
    files: readonly TaskFile[]
    plan: TaskPlan
  },
): Promise<Task> {
  const { agency, services, workspaceId, signal } = run
  const row = agency.table(caraWorkspaceKind).get(workspaceId)
  if (!row) throw new Error(`The workspace ${workspaceId} is gone.`)
  return {
    agency,
    services,
    signal,
    files: plan.fromOtherFiles ? await notYetUsed(agency, { files, revises: plan.revises }) : files,
    stageId: stage.id,
    messageId: message.id,
    workspace: row,
    journal: journalOf(run, {
      stage,
      message: message.value,
      drafting: {
        revises: plan.revises.map(({ id }) => id),
        note: noteOf(message.value.content),
        attaches: message.value.agencyUserId === null ? [] : attachmentsNamed(message.value.content),
        styleId: namedStyle(agency, message.value.content)?.id ?? null,
        isCorrection: plan.isCorrection,
      },
    }),
    // An agency preset can be run without a message; its instructions are then the request.
    request: message.value.content.trim() || plan.instructions,
    instructions: plan.instructions,
    answered: plan.answered,
    isRevision: plan.revises.length > 0,
    isCorrection: plan.isCorrection,
    history: [
      ...(await historyOf(agency, workspaceId, message.id)),
      ...earlier.map((text) => ({ by: 'USER' as const, text })),
    ],
    artifacts: agency.table(artifactKind).related('workspace', workspaceId),
    today: agencyToday(agency, services.clock.now()),
  }
}

/** The files that the drafts were not made from; all of them if there are no others. */
async function notYetUsed(
  agency: AgencyStore,
  { files, revises }: { files: readonly TaskFile[]; revises: readonly ArtifactRow[] },
): Promise<readonly TaskFile[]> {
  const drafts = await agency.readMany(
    artifactKind,
    revises.map(({ id }) => id),
  )
  const used = new Set(drafts.flatMap((draft) => draft?.value.citations.map(({ fileId }) => fileId) ?? []))
  const others = files.filter(({ id }) => !used.has(id))
  return others.length > 0 ? others : files
}

/** What the history of a draft says of a change: the message itself, cut to a line. */
function noteOf(message: string): string {
  const line = capitalized(message.trim().split('\n')[0] ?? '').replace(/[.!]+$/, '')
  return line === '' ? 'Changed' : line.length <= 80 ? line : `${line.slice(0, 79)}…`
}

async function historyOf(
  agency: AgencyStore,
  workspaceId: string,
  messageId: string,
): Promise<ChatMessage[]> {
  // A queued message comes after the answers given in the meantime; messages still queued are excluded.
  const before = agency
    .table(caraMessageKind)
    .related('workspace', workspaceId)
    .filter(({ id, state }) => id !== messageId && state === 'HANDLED')
    .slice(-rememberedMessages)
  const messages = await agency.readMany(
    caraMessageKind,
    before.map(({ id }) => id),
  )
  return messages.flatMap((message) =>
    message
      ? [
          {
            by: message.value.role === 'USER' ? ('USER' as const) : ('CARA' as const),
            text: message.value.content,
          },
        ]
      : [],
  )
}

/** All files of the workspace, with their detected types; a document on file instead of a copy of it. */
export async function filesOf(run: MessageRun, message: CaraMessage): Promise<TaskFile[]> {
  const { agency, workspaceId } = run
  const ids = agency
    .table(caraMessageKind)
    .related('workspace', workspaceId)
    .flatMap(({ fileIds }) => fileIds)
  const accountId = agency.table(caraWorkspaceKind).get(workspaceId)?.accountId ?? null
  const files: TaskFile[] = []
  for (const id of new Set(ids)) {
    const file = agency.table(fileKind).get(id)
    if (!file) continue
    const used = standIn(agency, file, accountId) ?? file
    const type = await recognizedType(run, used)
    const named = splitPrefix(file.name)
    const isKnown = files.some((each) => each.id === used.id && each.prefix === named.prefix)
    if (isKnown && used !== file) continue
    files.push({ id: used.id, ...named, type, isNew: message.fileIds.includes(id) })
  }
  return files
}

/** The agency preset's instructions; empty without one. */
export async function instructionsOf(
  agency: AgencyStore,
  { customPresetId }: CaraWorkspace,
): Promise<string> {
  if (customPresetId === null) return ''
  return (await agency.read(customPresetKind, customPresetId))?.value.basePrompt ?? ''
}
/** The journal of a stage of this message. */
export function journalOf(
  run: MessageRun,
  {
    stage,
    message,
    drafting = { revises: [], note: 'Changed', attaches: [], styleId: null, isCorrection: false },
  }: { stage: Stored<PlanStage>; message: CaraMessage; drafting?: Drafting },
): StageJournal {
  const { agency, services, actor, workspaceId, signal } = run
  const agencyUserId = message.agencyUserId ?? ''
  return new StageJournal({
    agency,
    services,
    actor,
    workspaceId,
    stageId: stage.id,
    agencyUserId,
    signal,
    drafting,
  })
}
