import { type AgencyStore, type Change, create, defineKind, type Row } from '../../platform/index.ts'

/** Each state with the words of its badge. */
export const proposalStateLabels = {
  PENDING: 'Waiting for Approval',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  EXPIRED: 'Expired',
  DONE: 'Done',
  FAILED: 'Failed',
} as const

export type ProposalState = keyof typeof proposalStateLabels

export interface PreviewLine {
  readonly label: string
  readonly value: string
}

/** Something that reaches outside and that Cara may only do once a person has approved exactly this. */
export interface Proposal {
  readonly workspaceId: string
  readonly stageId: string | null
  /** The tool that would act. */
  readonly tool: string
  /** The exact arguments: an approval is for these and no others. */
  readonly argumentsJson: string
  /** SHA-256 of tool and arguments. */
  readonly digest: string
  /** What would happen, in a sentence: "Email the certificate to Maria Lopez". */
  readonly title: string
  readonly preview: readonly PreviewLine[]
  readonly state: ProposalState
  readonly createdAt: number
  /** After this time it can no longer be approved. */
  readonly expiresAt: number
  readonly decidedBy: string | null
  readonly decidedAt: number | null
  /** What came of it, or why it was declined or failed. */
  readonly result: string | null
}

export interface ProposalRow extends Row, Omit<Proposal, 'argumentsJson' | 'preview'> {}

export const proposalKind = defineKind({
  name: 'caraProposal',
  prefix: 'pp',
  row: ({ argumentsJson: _, preview: __, ...proposal }: Proposal, id): ProposalRow => ({ id, ...proposal }),
  relations: {
    workspace: ({ workspaceId }) => workspaceId,
    state: ({ state }) => state,
  },
  subject: ({ workspaceId }) => workspaceId,
})

/** How long a proposal can be approved, in milliseconds. */
const proposalLifetime = 7 * 24 * 60 * 60_000

/** Its state as of now: a pending one that nobody decided in time has expired. */
export function proposalState(
  { state, expiresAt }: Pick<Proposal, 'state' | 'expiresAt'>,
  now: number,
): ProposalState {
  return state === 'PENDING' && now >= expiresAt ? 'EXPIRED' : state
}

const decisionRefusals = {
  PENDING: null,
  APPROVED: 'This was already approved.',
  DECLINED: 'This was declined.',
  EXPIRED: 'This proposal has expired. Ask Cara again.',
  DONE: 'This was already approved.',
  FAILED: 'This was already approved.',
} as const satisfies Record<ProposalState, string | null>

/** Why nobody can decide about a proposal in this state, in plain words; null when they can. */
export function decisionRefusal(state: ProposalState): string | null {
  return decisionRefusals[state]
}

/** The change that lays something before a person, and the id of the new proposal. */
export async function newProposal(
  agency: AgencyStore,
  {
    at,
    ...proposed
  }: Pick<Proposal, 'workspaceId' | 'stageId' | 'tool' | 'argumentsJson' | 'title' | 'preview'> & {
    at: number
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
  return { id, changes: [create(proposalKind, id, proposal, 'CREATE_CARA_PROPOSAL')] }
}

/** What an approval is bound to, and a call is known by: SHA-256 of tool and arguments, in hex. */
export async function callDigest({
  tool,
  argumentsJson,
}: Pick<Proposal, 'tool' | 'argumentsJson'>): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${tool}\n${argumentsJson}`))
  return new Uint8Array(bytes).toHex()
}
