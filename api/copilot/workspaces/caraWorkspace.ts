import { sentencesOf } from '../../reading/index.ts'
import {
  type AgencyStore,
  capitalized,
  defineKind,
  derivedId,
  folded,
  type Row,
} from '../../platform/index.ts'
import { builtInPresets, type WorkspacePreset } from '../presets/workspacePreset.ts'

/** Each state with its badge label. */
export const workspaceStateLabels = {
  CREATED: 'Created',
  IDLE: 'Idle',
  WAITING_FOR_INPUT: 'Waiting for Input',
  WORKING: 'Working',
} as const

export type WorkspaceState = keyof typeof workspaceStateLabels

/** An open question that Cara needs answered before it continues. */
export interface OpenQuestion {
  /** The skill that asked. */
  readonly skill: string
  /** What the answer is about, as named by the skill. */
  readonly topic: string
  /** The message whose task is waiting. */
  readonly messageId: string
  /** Whether it was offered again after a question of the user's. */
  readonly isOfferedAgain?: boolean
}

/** A workspace where staff and Cara work on one task. */
export interface CaraWorkspace {
  readonly title: string
  readonly preset: WorkspacePreset | null
  readonly customPresetId: string | null
  readonly serviceRequestId: string | null
  readonly accountId: string | null
  readonly businessPolicyId: string | null
  /** The creator, or the first to write in a workspace Cara prepared; null if nobody has. */
  readonly agencyUserId: string | null
  readonly state: WorkspaceState
  readonly question: OpenQuestion | null
  /** When a user asked Cara to stop the current work; null if nobody did. */
  readonly stopRequestedAt: number | null
  readonly createdAt: number
  readonly updatedAt: number
}

export interface CaraWorkspaceRow extends Row, Omit<CaraWorkspace, 'question'> {
  readonly hasQuestion: boolean
}

export const caraWorkspaceKind = defineKind({
  name: 'caraWorkspace',
  prefix: 'cw',
  row: ({ question, ...workspace }: CaraWorkspace, id): CaraWorkspaceRow => ({
    id,
    ...workspace,
    hasQuestion: question !== null,
  }),
  text: ({ title, preset, state }) =>
    folded(`${title}\n${preset ? presetLabel(preset) : ''}\n${workspaceStateLabels[state]}`),
  search: ({ title, preset }) => ({
    name: title,
    identifiers: [],
    others: [preset && presetLabel(preset)],
  }),
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

/** The ID of the workspace in which Cara prepares a request. */
export function preparedWorkspaceId(agencyId: string, requestId: string): string {
  return derivedId(caraWorkspaceKind.prefix, [agencyId, 'prepared', requestId])
}

/** The workspace in which Cara prepared a request. Most have none, and are answered without a hash. */
export function preparedWorkspace(
  agency: Pick<AgencyStore, 'id' | 'table'>,
  requestId: string,
): CaraWorkspaceRow | undefined {
  const workspaces = agency.table(caraWorkspaceKind)
  if (workspaces.countRelated('serviceRequest', requestId) === 0) return undefined
  return workspaces.get(preparedWorkspaceId(agency.id, requestId))
}

const longestTitle = 80

/** "Hi Cara, please": says nothing about the work. */
const salutation =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|cara|please|thanks?|thank you)\b[\s,.!:–-]*)+/i

/** The title until the work is understood: the first sentence of the message; without a message, the preset and its subject. */
export function workspaceTitle(
  message: string,
  preset: WorkspacePreset | null,
  subject: string | null = null,
): string {
  const sentence = sentencesOf(message)
    .map((said) => said.replace(salutation, '').replace(/[.!]$/, ''))
    .find((said) => said !== '')
  if (sentence) return clippedTitle(capitalized(sentence))
  return clippedTitle(titled(preset ? presetLabel(preset) : 'New workspace', subject))
}

/** "Contract Review: Elm Street lease". */
export function titled(work: string, subject: string | null): string {
  return subject === null ? work : `${work}: ${subject}`
}

/** A title of one line, truncated at a word. */
export function clippedTitle(title: string): string {
  if (title.length <= longestTitle) return title
  return `${title.slice(0, longestTitle).replace(/\s+\S*$/, '')}…`
}

/** Why Cara can't be stopped, in plain words; null if it can. */
export function stopRefusal({ state, stopRequestedAt }: Pick<CaraWorkspace, 'state' | 'stopRequestedAt'>) {
  if (state !== 'WORKING') return 'Cara is not working on anything.'
  return stopRequestedAt === null ? null : 'Cara is already stopping.'
}

function presetLabel(preset: WorkspacePreset): string {
  return preset === 'CUSTOM' ? 'Custom' : builtInPresets[preset].label
}
