import {
  caraMessageKind,
  caraWorkspaceKind,
  customPresetKind,
  htmlDocumentTemplateKind,
  planWork,
  workspaceTitle,
} from '../copilot/index.ts'
import { create } from '../platform/index.ts'
import type { Change } from '../platform/index.ts'
import { commitAlone } from './commitAlone.ts'
import { demoPresets, demoStyle, workspaceScripts } from './content/workspaces.ts'
import type { HistoryDeps, HistoryEvent } from './historyEvent.ts'
import type { KnownClient } from './life.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The agency's presets and style, and this morning's questions to Cara, who answers once the server runs. */
export function workspacesHistory(
  { agency, newId, staff, now }: HistoryDeps,
  clients: readonly KnownClient[],
): HistoryEvent[] {
  const presets = demoPresets.map((preset, index) =>
    by(staff[index], now - (90 - index * 20) * day, (at, author) => {
      const value = { ...preset, allowFileUpload: true, ...owned(at, author) }
      return [create(customPresetKind, newId(customPresetKind, at), value, 'CREATE_CUSTOM_PRESET')]
    }),
  )
  const style = by(staff[0], now - 60 * day, (at, author) => {
    const value = { ...demoStyle, prefixFileId: null, suffixFileId: null, ...owned(at, author) }
    const id = newId(htmlDocumentTemplateKind, at)
    return [create(htmlDocumentTemplateKind, id, value, 'CREATE_HTML_DOCUMENT_TEMPLATE')]
  })
  const workspaces = workspaceScripts.flatMap(({ client: place, preset, minutesAgo, message }, index) => {
    const client = clients[place]
    if (!client) return []
    return by(staff[index], now - minutesAgo * minute, (at, agencyUserId) => {
      const content = message.replaceAll('{insured}', client.account.detail.name)
      const workspaceId = newId(caraWorkspaceKind, at)
      const workspace = {
        title: workspaceTitle(content, preset),
        preset,
        customPresetId: null,
        serviceRequestId: null,
        accountId: client.accountId,
        businessPolicyId: null,
        agencyUserId,
        state: 'WORKING' as const,
        question: null,
        stopRequestedAt: null,
        createdAt: at,
        updatedAt: at,
      }
      const first = {
        workspaceId,
        role: 'USER' as const,
        content,
        fileIds: [],
        citations: [],
        agencyUserId,
        state: 'QUEUED' as const,
        createdAt: at,
      }
      return [
        create(caraWorkspaceKind, workspaceId, workspace, 'CREATE_CARA_WORKSPACE'),
        create(caraMessageKind, newId(caraMessageKind, at), first, 'ADD_CARA_MESSAGE'),
        ...planWork(agency, workspaceId),
      ]
    })
  })
  return [...presets, style, ...workspaces]

  function by(
    author: string | undefined,
    at: number,
    changes: (at: number, author: string) => readonly Change[],
  ): HistoryEvent {
    const id = author ?? staff[0] ?? ''
    return {
      at,
      write: () => commitAlone(agency, { actor: { type: 'AGENCY_USER', id }, changes: changes(at, id), at }),
    }
  }
}

function owned(at: number, createdById: string) {
  return { createdById, createdAt: at, updatedAt: at }
}
