import { defineKind, derivedId, folded, type Row } from '../../platform/index.ts'
import { builtInPresets, type WorkspacePreset } from '../presets/workspacePreset.ts'

/** Each state with the words of its badge. */
export const workspaceStateLabels = {
  CREATED: 'Created',
  IDLE: 'Idle',
  WAITING_FOR_INPUT: 'Waiting for Input',
  WORKING: 'Working',
} as const

export type WorkspaceState = keyof typeof workspaceStateLabels

/** What Cara asked and has to know before it goes on. */
export interface OpenQuestion {
  /** The skill that asked. */
  readonly skill: string
  /** What the answer is about, as the skill named it. */
  readonly topic: string
  /** The message whose task waits. */
  readonly messageId: string
}

/** A place in which staff and Cara work on one thing. */
export interface CaraWorkspace {
  readonly title: string
  readonly preset: WorkspacePreset | null
  readonly customPresetId: string | null
  readonly serviceRequestId: string | null
  readonly accountId: string | null
  readonly businessPolicyId: string | null
  /** Who created it, or was the first to write in one that Cara prepared; null while nobody has. */
  readonly agencyUserId: string | null
  readonly state: WorkspaceState
  readonly question: OpenQuestion | null
  /** When somebody asked Cara to stop the current work; null when nobody did. */
  readonly stopRequestedAt: number | null
  readonly createdAt: number
  readonly updatedAt: number
}

export interface CaraWorkspaceRow extends Row, Omit<CaraWorkspace, 'question'> {}

export const caraWorkspaceKind = defineKind({
  name: 'caraWorkspace',
  prefix: 'cw',
  row: ({ question: _, ...workspace }: CaraWorkspace, id): CaraWorkspaceRow => ({ id, ...workspace }),
  text: ({ title, preset, state }) =>
    folded(`${title}\n${preset ? presetLabel(preset) : ''}\n${workspaceStateLabels[state]}`),
  orders: {
    title: (a, b) => folded(a.title).localeCompare(folded(b.title), 'en-US'),
    updated: (a, b) => a.updatedAt - b.updatedAt,
    state: (a, b) => a.state.localeCompare(b.state),
  },
  relations: {
    agencyUser: ({ agencyUserId }) => agencyUserId,
    serviceRequest: ({ serviceRequestId }) => serviceRequestId,
    account: ({ accountId }) => accountId,
    businessPolicy: ({ businessPolicyId }) => businessPolicyId,
    customPreset: ({ customPresetId }) => customPresetId,
  },
})

/** The workspace in which Cara prepares a request; its id follows from the request's. */
export function preparedWorkspaceId(agencyId: string, requestId: string): string {
  return derivedId(caraWorkspaceKind.prefix, [agencyId, 'prepared', requestId])
}

const longestTitle = 80

/** A title made of the first message: its first sentence, cut at a word. */
export function workspaceTitle(message: string, preset: WorkspacePreset | null): string {
  const sentence =
    message
      .trim()
      .split(/(?<=[.?!])\s|\n/)[0]
      ?.trim()
      .replace(/[.!]$/, '') ?? ''
  if (sentence === '') return preset ? presetLabel(preset) : 'New workspace'
  if (sentence.length <= longestTitle) return sentence
  return `${sentence.slice(0, longestTitle).replace(/\s+\S*$/, '')}…`
}

/** Why Cara cannot be stopped, in plain words; null when it can. */
export function stopRefusal({ state, stopRequestedAt }: Pick<CaraWorkspace, 'state' | 'stopRequestedAt'>) {
  if (state !== 'WORKING') return 'Cara is not working on anything.'
  return stopRequestedAt === null ? null : 'Cara is already stopping.'
}

function presetLabel(preset: WorkspacePreset): string {
  return preset === 'CUSTOM' ? 'Custom' : builtInPresets[preset].label
}
