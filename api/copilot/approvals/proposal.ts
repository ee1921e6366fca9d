import {
  type AgencyStore,
  type Change,
  create,
  defineKind,
  replace,
  type Row,
  type Stored,
} from '../../platform/index.ts'

/** Each state with its badge label. */
export const proposalStateLabels = {
  PENDING: 'Waiting for approval',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  EXPIRED: 'Expired',
  WITHDRAWN: 'Withdrawn',
  DONE: 'Done',
  FAILED: 'Failed',
} as const

export type ProposalState = keyof typeof proposalStateLabels

export interface PreviewLine {
  readonly label: string
  readonly value: string
  /** The policy where a user resolves it; null or absent for most. */
  readonly policyId?: string | null
}

/** An action with outside effects that Cara may only take after a user approves exactly this. */
export interface Proposal {
  readonly workspaceId: string
  readonly stageId: string | null
  /** The tool to run. */
  readonly tool: string
  /** The exact arguments. An approval applies only to these. */
  readonly argumentsJson: string
  /** SHA-256 of tool and arguments. */
  readonly digest: string
  /** What would happen, in a sentence: "Email the certificate to Maria Lopez". */
  readonly title: string
  readonly preview: readonly PreviewLine[]
  /** What the user must confirm to approve it; absent for most. */
  readonly confirmation?: string | null | undefined
  readonly state: ProposalState
  readonly createdAt: number
  /** When the proposal expires. */
  readonly expiresAt: number
  readonly decidedBy: string | null
  readonly decidedAt: number | null
  /** Until when its approval can be undone: then it is carried out. Null or absent if it can't. */
  readonly undoUntil?: number | null
  /** The outcome, or why it was declined, withdrawn or failed. */
  readonly result: string | null
  /** The record that shows the outcome; null or absent if none does. */
  readonly recordId?: string | null
}

export interface ProposalRow extends Row, Omit<Proposal, 'argumentsJson' | 'preview' | 'confirmation'> {}

export const proposalKind = defineKind({
  name: 'caraProposal',
  prefix: 'pp',
  row: ({ argumentsJson: _, preview: __, confirmation: ___, ...proposal }: Proposal, id): ProposalRow => ({
    id,
    ...proposal,
  }),
  relations: {
    workspace: ({ workspaceId }) => workspaceId,
    state: ({ state }) => state,
  },
  subject: ({ workspaceId }) => workspaceId,
})

/** How long a proposal stays open for approval, in milliseconds. */
const proposalLifetime = 7 * 24 * 60 * 60_000

/** Its state as of now: a pending proposal past its deadline has expired. */
export function proposalState(
  { state, expiresAt }: Pick<Proposal, 'state' | 'expiresAt'>,
  now: number,
): ProposalState {
  return state === 'PENDING' && now >= expiresAt ? 'EXPIRED' : state
}

/** Whether proposals of a workspace wait for a decision, apart from one that is being decided. */
export function hasOpenProposal(
  agency: Pick<AgencyStore, 'table'>,
  workspaceId: string,
  { now, exceptId = null }: { now: number; exceptId?: string | null },
): boolean {
  return agency
    .table(proposalKind)
    .related('workspace', workspaceId)
    .some((proposal) => proposal.id !== exceptId && proposalState(proposal, now) === 'PENDING')
}

const decisionRefusals = {
  PENDING: null,
  APPROVED: 'This was already approved.',
  DECLINED: 'This was declined.',
  EXPIRED: 'This proposal has expired. Ask Cara again.',
  WITHDRAWN: 'This was withdrawn.',
  DONE: 'This was already approved.',
  FAILED: 'This was already approved.',
} as const satisfies Record<ProposalState, string | null>

/** Why a proposal in this state can't be decided, in plain words; null if it can. */
export function decisionRefusal(state: ProposalState): string | null {
  return decisionRefusals[state]
}

/** Why the approval of a proposal can't be undone, in plain words; null if it can. */
export function undoRefusal(proposal: Pick<Proposal, 'state' | 'undoUntil'>, now: number): string | null {
  if (proposal.state !== 'APPROVED' && proposal.state !== 'DONE') return 'There is no approval to undo.'
  return isHeld(proposal, now) ? null : 'It is too late to undo this: the email was sent.'
}

/** Whether an approved proposal still waits, so that its approval can be undone. */
export function isHeld({ state, undoUntil }: Pick<Proposal, 'state' | 'undoUntil'>, now: number): boolean {
  return state === 'APPROVED' && undoUntil != null && now < undoUntil
}

/** The changes that create a proposal and withdraw what an earlier message proposed for the same purpose, and the new proposal's ID. */
export async function newProposal(
  agency: AgencyStore,
  {
    at,
    isCorrection = false,
    replaces = [],
    ...proposed
  }: Pick<
    Proposal,
    'workspaceId' | 'stageId' | 'tool' | 'argumentsJson' | 'title' | 'preview' | 'confirmation'
  > & {
    at: number
    /** Whether it takes the place of whatever the tool was to do before. */
    isCorrection?: boolean
    /** Other pending proposals of the tool that it takes the place of. */
    replaces?: readonly string[]
  },
): Promise<{ readonly id: string; readonly changes: readonly Change[] }> {
  const id = agency.newId(proposalKind)
  const proposal: Proposal = {
    ...proposed,
    digest: await callDigest(proposed),
    state: 'PENDING',
    createdAt: at,
    expiresAt: at + proposalLifetime,
    decidedBy: null,
    decidedAt: null,
    result: null,
  }
  const { workspaceId, stageId, tool, title } = proposed
  const earlier = agency
    .table(proposalKind)
    .related('workspace', workspaceId)
    .filter((row) => row.state === 'PENDING' && row.tool === tool)
    .filter(
      (row) =>
        replaces.includes(row.id) || (row.stageId !== stageId && (isCorrection || row.title === title)),
    )
  const stored = await Promise.all(earlier.map((row) => agency.read(proposalKind, row.id)))
  const replaced = stored.flatMap((each) =>
    each ? withdrawn(each, 'A newer proposal replaces this one.') : [],
  )
  return { id, changes: [create(proposalKind, id, proposal, 'CREATE_CARA_PROPOSAL'), ...replaced] }
}

/** What waits for a decision in a workspace, oldest first. */
export async function pendingProposals(
  agency: AgencyStore,
  { workspaceId, tool }: { workspaceId: string; tool: string },
): Promise<readonly Stored<Proposal>[]> {
  const rows = agency
    .table(proposalKind)
    .related('workspace', workspaceId)
    .filter((row) => row.state === 'PENDING' && row.tool === tool)
  const stored = await agency.readMany(
    proposalKind,
    rows.map(({ id }) => id),
  )
  return stored.filter((each) => each !== null)
}

/** The change that takes back a pending proposal; `reason` is shown. */
export function withdrawn(proposal: Stored<Proposal>, reason: string): Change {
  return replace(
    proposal,
    { ...proposal.value, state: 'WITHDRAWN', result: reason },
    'WITHDRAW_CARA_PROPOSAL',
  )
}

/** Identifies a tool call for approvals and retries: SHA-256 of tool and arguments, in hex. */
export async function callDigest({
  tool,
  argumentsJson,
}: Pick<Proposal, 'tool' | 'argumentsJson'>): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${tool}\n${argumentsJson}`))
  return new Uint8Array(bytes).toHex()
}
