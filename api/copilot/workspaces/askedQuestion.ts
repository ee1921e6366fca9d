import type { AgencyStore } from '../../platform/index.ts'
import { caraMessageKind } from './caraMessage.ts'
import { caraWorkspaceKind } from './caraWorkspace.ts'

/** What Cara needs to know before she continues in a workspace: the end of what she said last. Null if nothing. */
export async function askedQuestion(agency: AgencyStore, workspaceId: string): Promise<string | null> {
  const workspace = await agency.read(caraWorkspaceKind, workspaceId)
  if (!workspace?.value.question) return null
  const asked = agency
    .table(caraMessageKind)
    .related('workspace', workspaceId)
    .findLast(({ role }) => role === 'AGENT')
  const message = asked && (await agency.read(caraMessageKind, asked.id))
  return message?.value.content.split('\n\n').at(-1) ?? null
}
