import { artifactKind } from '../../artifacts/artifact.ts'
import { emailsIn } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { resolveRequest } from '../../tools/resolveRequest.ts'
import { openSendings, sendEmail } from '../../tools/sendEmail.ts'
import { readdressed } from '../reviseArtifact/readdressed.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { phrasings } from './phrasings.ts'

export const proposeAction: Skill = defineSkill({
  name: 'propose-action',
  title: 'Send or resolve',
  workName: null,
  description: 'Proposes to send a drafted email or to resolve the service request, for a person to approve.',
  preset: null,
  phrasings,
  inputs: [],
  makes: 'A proposal to approve',
  run,
})

async function run(task: Task): Promise<Reply> {
  const { agency, journal, artifacts, request, workspace } = task
  if (/\b(resolve|close|mark)\b/i.test(request) && !/\bsend\b/i.test(request)) {
    if (!workspace.serviceRequestId) return { text: 'This workspace was not opened from a service request.' }
    const notes = /(?:notes?|saying|because)\s*:?\s+(.{3,500})$/i.exec(request)?.[1] ?? null
    await journal.propose(resolveRequest, { notes })
    return { text: 'Approve it to resolve the service request.' }
  }
  const drafts = artifacts.filter(({ type }) => type === 'EMAIL')
  const [draft] = drafts.slice(-1)
  if (!draft) return { text: 'There is no email to send yet. Tell me what it should say.' }
  const isSeveral = drafts.length > 1 && /\b(?:all|both|each|every|them|emails)\b/i.test(request)
  // "Send it to maria@redhook.example" must not go to the recipient it was drafted for.
  if (emailsIn(request).length > 0) await readdressed(task, [draft])
  for (const { id } of isSeveral ? drafts : [draft]) {
    const workspaceId = workspace.id
    // Readdressing it may have put its new version up for approval already.
    const open = await openSendings(agency, { workspaceId, at: task.services.clock.now() })
    const isProposed = open.some(
      ({ proposal, draft: { artifactId } }) => artifactId === id && proposal.value.stageId === task.stageId,
    )
    if (isProposed) continue
    const version = agency.table(artifactKind).get(id)?.versions.at(-1)?.number ?? 1
    await journal.propose(sendEmail, { artifactId: id, version })
  }
  return {
    text: isSeveral
      ? `${drafts.length} emails are ready to send. Look each over and approve it on its own.`
      : `"${draft.title}" is ready to send. Look it over and approve it.`,
  }
}
