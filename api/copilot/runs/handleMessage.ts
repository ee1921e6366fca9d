import { isModelOn } from '../../model/index.ts'
import { type AgencyStore, create, replace, type Stored } from '../../platform/index.ts'
import { proposalKind } from '../approvals/proposal.ts'
import { artifactKind } from '../artifacts/artifact.ts'
import { onFileRemarks } from '../documents/uploadedAgain.ts'
import { followPreset } from '../planner/followPreset.ts'
import { carrierAddressed } from '../skills/answerClient/carrierAddressed.ts'
import { misplacedRemarks } from '../skills/assignInputs.ts'
import { askedAgain } from '../skills/letters/conversation.ts'
import { requestsIn } from '../planner/requestsIn.ts'
import { planTask } from '../planner/planTask.ts'
import type { TaskPlan } from '../planner/situation.ts'
import { workWithModel } from '../planner/workWithModel.ts'
import type { Skill } from '../skills/skill.ts'
import { skillNamed } from '../skills/skillRegistry.ts'
import { namedStyle } from '../styles/namedStyle.ts'
import { ToolError } from '../tools/tool.ts'
import { type CaraMessage, caraMessageKind } from '../workspaces/caraMessage.ts'
import { caraWorkspaceKind, type OpenQuestion } from '../workspaces/caraWorkspace.ts'
import { agentMessage, firstSentence, withRest } from './agentMessage.ts'
import { filesOf, instructionsOf, journalOf, type MessageRun, openTask } from './openTask.ts'
import { doneTasks, type PlanStage, planStageKind, triedTasks } from './planStage.ts'
import { processAttachments } from './processAttachments.ts'
import { StoppedError } from './stageJournal.ts'
import { startStage } from './startStage.ts'
import type { Reply, Task } from './task.ts'
import { workTitle } from './workTitle.ts'

/** Handles one message: reads its files, runs the best skill for each of its requests, and answers them in turn. */
export async function handleMessage(run: MessageRun): Promise<void> {
  const { agency, services, workspaceId, messageId } = run
  const message = await agency.read(caraMessageKind, messageId)
  const workspace = await agency.read(caraWorkspaceKind, workspaceId)
  if (!message || !workspace) return
  const { content, fileIds, agencyUserId } = message.value
  if (fileIds.length > 0) {
    const stage = await startStage(run, { type: 'PROCESS_ATTACHMENTS', title: 'Process attachments' })
    const isDone = await attempt(run, stage, async () => {
      const result = await processAttachments(journalOf(run, { stage, message: message.value }), {
        agency,
        stage,
        actor: run.actor,
        fileIds,
        isOptional: agencyUserId === null,
      })
      await endStage(run, stage.id, { result })
      return true
    })
    if (!isDone) return
  }
  const hasOwnWay = workspace.value.customPresetId !== null || workspace.value.question !== null
  const isWhole = agencyUserId === null || hasOwnWay || isModelUsed(services, agency)
  const requests = isWhole ? [content] : requestsIn(content, { hasFiles: fileIds.length > 0 })
  for (const [index, request] of requests.entries()) {
    const earlier = requests.slice(0, index)
    const asked = { ...message, value: { ...message.value, content: request } }
    const rest = requests.slice(index + 1)
    if (!(await handleRequest(run, { message: asked, index, earlier, rest }))) return
  }
}

/** One of the things that a message asks for. */
interface Request {
  /** The message, with only this request as its content. */
  readonly message: Stored<CaraMessage>
  readonly index: number
  readonly earlier: readonly string[]
  readonly rest: readonly string[]
}

/** Answers whether Cara can go on with the next request. */
async function handleRequest(run: MessageRun, { message, index, earlier, rest }: Request): Promise<boolean> {
  const { agency, workspaceId } = run
  const workspace = await agency.read(caraWorkspaceKind, workspaceId)
  if (!workspace) return false
  const stage = await startStage(run, { type: 'TASK', title: 'Understand the request', request: index })
  // It was answered before the server stopped.
  if (stage.value.state === 'SUCCESS') return true
  return await attempt(run, stage, async () => {
    const files = await filesOf(run, message.value)
    const done = doneTasks(agency, workspaceId).flatMap(({ skill }) => skill ?? [])
    const tried = triedTasks(agency, workspaceId).flatMap(({ skill }) => skill ?? [])
    const plan = planTask({
      workspace: workspace.value,
      files,
      message: message.value,
      instructions: await instructionsOf(agency, workspace.value),
      artifacts: agency.table(artifactKind).related('workspace', workspaceId),
      isFollowUp: agency
        .table(caraMessageKind)
        .related('workspace', workspaceId)
        .some(({ role }) => role === 'AGENT'),
      lastSkill: done[0] ?? null,
      lastWork: tried.find((skill) => skillNamed(skill)?.role !== 'ANSWER') ?? null,
      waiting: agency
        .table(proposalKind)
        .related('workspace', workspaceId)
        .flatMap(({ state, tool }) => (state === 'PENDING' ? [tool] : [])),
      madeBy: ({ stageId }) => agency.table(planStageKind).get(stageId ?? '')?.skill ?? null,
      namesStyle: namedStyle(agency, message.value.content) !== null,
      addressesCarrier: carrierAddressed(agency, message.value.content) !== null,
    })
    await nameStage(run, stage.id, plan.skill)
    const task = await openTask(run, { stage, message, earlier, files, plan })
    const { skill, reply } = await workOn(task, plan)
    const answered = plan.pending ? askedAgain(reply, task) : reply
    const onFile = index > 0 ? [] : onFileRemarks(agency, message.value, workspace.value.accountId)
    const remarks = [...onFile, ...misplacedRemarks(skill.inputs, files)]
    const response = { ...answered, text: [...remarks, answered.text].join('\n\n') }
    // The next message answers the question, so the rest of this one has to be asked for again.
    const isLast = rest.length === 0 || response.question !== undefined
    await answer(run, {
      stageId: stage.id,
      skill: skill.name,
      reply: rest.length > 0 && isLast ? withRest(response, rest) : response,
      pending: plan.pending,
      isLast,
    })
    return !isLast
  })
}

/** Plans the task with the agency's language model if there is one; otherwise, or if it fails, with the built-in planner. */
async function workOn(task: Task, { skill }: TaskPlan): Promise<{ skill: Skill; reply: Reply }> {
  if (!isModelUsed(task.services, task.agency))
    return { skill, reply: await followPreset(task, { skill, reply: await skill.run(task) }) }
  const done = await workWithModel(task, skill)
  if (done.ok) return done
  const reply = await followPreset(task, { skill, reply: await skill.run(task) })
  return { skill, reply: { ...reply, text: `${reply.text}\n\n*${done.notice} I worked without it.*` } }
}

function isModelUsed({ model }: Task['services'], agency: AgencyStore): boolean {
  return model.isConfigured && isModelOn(agency)
}

async function nameStage(run: MessageRun, stageId: string, { title, name }: Skill): Promise<void> {
  const stage = await run.agency.read(planStageKind, stageId)
  if (stage)
    await commitOrThrow(run, [replace(stage, { ...stage.value, title, skill: name }, 'NAME_CARA_PLAN_STAGE')])
}

/** Runs a stage. A failure is recorded on the stage, reported in the conversation, and answered with false. */
async function attempt(
  run: MessageRun,
  stage: Stored<PlanStage>,
  work: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await work()
  } catch (error) {
    if (run.isServerStopping()) throw error
    // The abort reason says more than the error an aborted step throws.
    const cause: unknown = run.signal.aborted ? run.signal.reason : error
    const isStopped = cause instanceof StoppedError
    const failure = isStopped ? 'Stopped.' : cause instanceof ToolError ? cause.message : unexpected
    if (!isStopped && !(cause instanceof ToolError))
      run.services.log('error', 'a task of Cara failed', {
        agencyId: run.agency.id,
        stageId: stage.id,
        reason: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
      })
    await fail(run, stage.id, { failure, isStopped })
    return false
  }
}

const unexpected = 'Something went wrong on our side. Try again; if it keeps failing, contact support.'

async function endStage(run: MessageRun, stageId: string, { result }: { result: string }): Promise<void> {
  const stage = await run.agency.read(planStageKind, stageId)
  if (!stage || stage.value.state === 'SUCCESS') return
  const ended = { ...stage.value, state: 'SUCCESS' as const, endedAt: run.services.clock.now(), result }
  await commitOrThrow(run, [replace(stage, { ...ended, fileProgress: null }, 'END_CARA_PLAN_STAGE')])
}

/** Ends a task: stage, answer and (with the last request) message state in one commit, so that it is answered only once. */
async function answer(
  run: MessageRun,
  {
    stageId,
    skill,
    reply,
    pending,
    isLast,
  }: { stageId: string; skill: string; reply: Reply; pending: OpenQuestion | null; isLast: boolean },
): Promise<void> {
  const { agency, services, workspaceId, messageId } = run
  const stage = await agency.read(planStageKind, stageId)
  const message = await agency.read(caraMessageKind, messageId)
  const workspace = await agency.read(caraWorkspaceKind, workspaceId)
  if (!stage || !message || !workspace) return
  const now = services.clock.now()
  const ended = {
    ...stage.value,
    state: 'SUCCESS' as const,
    endedAt: now,
    result: firstSentence(reply.text),
    ...(reply.letter !== undefined && { letter: reply.letter }),
  }
  const question = reply.question ? { skill, topic: reply.question.topic, messageId } : pending
  const named = await workTitle(agency, { workspaceId, stageId, skill, message })
  const title = named ?? workspace.value.title
  const isCommitted = await agency.commit(run.actor, [
    replace(stage, ended, 'END_CARA_PLAN_STAGE'),
    ...(isLast ? [replace(message, { ...message.value, state: 'HANDLED' }, 'HANDLE_CARA_MESSAGE')] : []),
    replace(workspace, { ...workspace.value, title, question, updatedAt: now }, 'UPDATE_CARA_WORKSPACE'),
    create(
      caraMessageKind,
      agency.newId(caraMessageKind),
      agentMessage(workspaceId, reply, now),
      'ADD_CARA_MESSAGE',
    ),
  ])
  // Someone posted in the meantime and changed the workspace; commit the answer over it.
  if (!isCommitted.ok) await answer(run, { stageId, skill, reply, pending, isLast })
}

async function fail(
  run: MessageRun,
  stageId: string,
  { failure, isStopped }: { failure: string; isStopped: boolean },
): Promise<void> {
  const { agency, services, workspaceId, messageId } = run
  const stage = await agency.read(planStageKind, stageId)
  const workspace = await agency.read(caraWorkspaceKind, workspaceId)
  if (!stage || !workspace) return
  const now = services.clock.now()
  // A stop applies to all queued messages, not only the one being handled.
  const ids = isStopped
    ? agency
        .table(caraMessageKind)
        .related('queued', workspaceId)
        .map(({ id }) => id)
    : [messageId]
  const handled = (await agency.readMany(caraMessageKind, ids)).filter((message) => message !== null)
  const waiting = handled.length - 1
  const dropped =
    waiting > 0
      ? ` ${waiting === 1 ? 'One message that waited was' : `${waiting} messages that waited were`} not handled.`
      : ''
  const text = isStopped ? `Stopped.${dropped}` : `I couldn't finish this. ${failure}`
  const committed = await agency.commit(run.actor, [
    replace(
      stage,
      { ...stage.value, state: 'FAILED', endedAt: now, result: failure },
      'FAIL_CARA_PLAN_STAGE',
    ),
    ...handled.map((message) =>
      replace(message, { ...message.value, state: 'HANDLED' as const }, 'HANDLE_CARA_MESSAGE'),
    ),
    replace(
      workspace,
      { ...workspace.value, stopRequestedAt: null, updatedAt: now },
      'UPDATE_CARA_WORKSPACE',
    ),
    create(
      caraMessageKind,
      agency.newId(caraMessageKind),
      agentMessage(workspaceId, { text }, now),
      'ADD_CARA_MESSAGE',
    ),
  ])
  if (!committed.ok) await fail(run, stageId, { failure, isStopped })
}

async function commitOrThrow({ agency, actor }: MessageRun, changes: Parameters<AgencyStore['commit']>[1]) {
  const committed = await agency.commit(actor, changes)
  if (!committed.ok) throw new Error('Another process is working in this workspace.')
}
