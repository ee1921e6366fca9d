import { fileKind, splitPrefix } from '../../files/index.ts'
import { accountKind } from '../../knowledge/index.ts'
import type { AgencyStore, Stored } from '../../platform/index.ts'
import { proposalKind } from '../approvals/proposal.ts'
import { artifactKind } from '../artifacts/artifact.ts'
import { namedExactly } from '../skills/namedAccounts.ts'
import { skillNamed } from '../skills/skillRegistry.ts'
import { type CertificateOrder, issueCertificateOfInsurance } from '../tools/issueCertificateOfInsurance.ts'
import type { CaraMessage } from '../workspaces/caraMessage.ts'
import { caraWorkspaceKind, clippedTitle } from '../workspaces/caraWorkspace.ts'
import { doneTasks } from './planStage.ts'

/** A task that was just done. */
interface DoneTask {
  readonly workspaceId: string
  readonly stageId: string
  readonly skill: string
  readonly message: Stored<CaraMessage>
}

/**
 * What a colleague would call a workspace once its first work is done: "Certificate for Harbor Bank",
 * "Contract review: Elm Street lease". Null for later work, and for a question, which says best what it is about.
 */
export async function workTitle(agency: AgencyStore, task: DoneTask): Promise<string | null> {
  const { workspaceId, stageId, skill } = task
  if (agency.table(caraWorkspaceKind).get(workspaceId)?.customPresetId != null) return null
  const name = workNameOf(skill)
  if (name === null || !isFirstWork(agency, task)) return null
  const certificates = await certificateTitle(agency, task)
  if (certificates !== null) return clippedTitle(certificates)
  const own = agency
    .table(artifactKind)
    .related('workspace', workspaceId)
    .filter((artifact) => artifact.stageId === stageId)
  // What goes with a letter that is the work itself does not name it: the release with a cancellation request.
  const isLetter = own.some(({ type, title }) => type === 'EMAIL' && title.startsWith(`${name}:`))
  const made = own.flatMap(({ type, title }) =>
    type === 'EMAIL' || isLetter ? [] : [title.replace(/\.\w{3,4}$/, '')],
  )
  const whole = made.find((title) => /: | for | - /.test(title))
  if (whole !== undefined) return clippedTitle(whole)
  const subject = subjectOf(agency, task)
  if (subject === null) return null
  const [document = name] = made
  // A filled form is named after the form that was attached.
  return clippedTitle(document.startsWith(subject) ? document : `${document}: ${subject}`)
}

function workNameOf(name: string): string | null {
  const skill = skillNamed(name)
  return skill?.workName === undefined ? (skill?.title ?? null) : skill.workName
}

/** Whether the workspace was not used for other work before: answering what Cara asked goes on with the first. */
function isFirstWork(agency: AgencyStore, { workspaceId, stageId, skill }: DoneTask): boolean {
  const made = [
    ...agency.table(artifactKind).related('workspace', workspaceId),
    ...agency.table(proposalKind).related('workspace', workspaceId),
  ]
  return (
    made.every((each) => each.stageId === stageId) &&
    doneTasks(agency, workspaceId).every(
      (done) => done.skill === skill || done.skill === null || workNameOf(done.skill) === null,
    )
  )
}

async function certificateTitle(
  agency: AgencyStore,
  { workspaceId, stageId }: DoneTask,
): Promise<string | null> {
  const rows = agency
    .table(proposalKind)
    .related('workspace', workspaceId)
    .filter((row) => row.stageId === stageId && row.tool === issueCertificateOfInsurance.name)
  const proposals = await agency.readMany(
    proposalKind,
    rows.map(({ id }) => id),
  )
  const holders = new Set(
    proposals.flatMap((proposal) =>
      proposal ? [(JSON.parse(proposal.value.argumentsJson) as CertificateOrder).holder.name] : [],
    ),
  )
  if (holders.size > 1) return `Certificates for ${holders.size} holders`
  const [holder] = holders
  return holder === undefined ? null : `Certificate for ${holder}`
}

/** The client of the workspace or the message, or else its first file. */
function subjectOf(agency: AgencyStore, { workspaceId, message }: DoneTask): string | null {
  const { accountId } = agency.table(caraWorkspaceKind).get(workspaceId) ?? {}
  const account = accountId
    ? agency.table(accountKind).get(accountId)
    : namedExactly({ agency }, message.value.content)[0]
  if (account) return account.detail.name
  const file = agency.table(fileKind).get(message.value.fileIds[0] ?? '')
  return file ? splitPrefix(file.name).name.replace(/\.\w{1,5}$/, '') : null
}
