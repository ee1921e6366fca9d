/** A service request in a storm: what was asked for it, and what became of that as far as the asker was told. */
export interface Matter {
  readonly inbound: Inbound
  /** Null until the server acknowledged it. */
  id: string | null
  readonly asked: Asked[]
  readonly uploads: Upload[]
}

/** A request as the agency's client application sends it, and sends it again when it is not sure. */
export interface Inbound {
  readonly apiKey: string
  readonly idempotencyKey: string
  readonly body: { readonly type: 'OTHER'; readonly clientEmail: string; readonly details: string }
}

export interface Upload {
  readonly name: string
  readonly content: string
  /** Null until the server acknowledged it. */
  id: string | null
}

export interface Asked {
  readonly wish: Wish
  /** `unknown` when the server was killed before it answered: the wish was granted or not, but never half. */
  outcome: 'unknown' | 'done' | 'refused'
}

export type Wish =
  | { readonly type: 'comment'; readonly content: string }
  | { readonly type: 'assign'; readonly assigneeId: string }
  | { readonly type: 'date'; readonly dueAt: string }
  | { readonly type: 'resolve'; readonly notes: string; readonly files: readonly string[] }

/** A request as the server shows it. */
export interface ShownRequest {
  readonly clientEmail: string
  readonly details: string
  readonly state: string
  readonly assignee: { readonly id: string } | null
  readonly dueAt: string | null
  readonly isRecognized: boolean
  readonly comments: readonly string[]
  readonly resolution: { readonly notes: string; readonly files: readonly string[] } | null
  readonly updateTypes: readonly string[]
}

const updateTypes = {
  comment: 'ADD_SERVICE_REQUEST_COMMENT',
  assign: 'ASSIGN_SERVICE_REQUEST',
  date: 'UPDATE_SERVICE_REQUEST_DUE_AT',
  resolve: 'CLOSE_SERVICE_REQUEST',
} satisfies Record<Wish['type'], string>

/**
 * What the server has to show of a matter: everything that it acknowledged, nothing that it refused, and of what it
 * never answered whatever it decided for, whole. Lists are sorted.
 */
export function expectedRequest({ inbound, asked }: Matter, shown: ShownRequest): ShownRequest {
  const granted = asked
    .filter(({ wish, outcome }) => outcome === 'done' || (outcome === 'unknown' && isGranted(wish, shown)))
    .map(({ wish }) => wish)
  const assigned = granted.find((wish) => wish.type === 'assign')
  const dated = granted.find((wish) => wish.type === 'date')
  const resolved = granted.find((wish) => wish.type === 'resolve')
  return {
    clientEmail: inbound.body.clientEmail,
    details: inbound.body.details,
    state: resolved ? 'CLOSED' : 'OPEN',
    assignee: assigned ? { id: assigned.assigneeId } : null,
    dueAt: dated?.dueAt ?? null,
    isRecognized: true,
    comments: granted.flatMap((wish) => (wish.type === 'comment' ? [wish.content] : [])).toSorted(),
    resolution: resolved ? { notes: resolved.notes, files: resolved.files.toSorted() } : null,
    updateTypes: [
      'CREATE_SERVICE_REQUEST',
      'ENRICH_SERVICE_REQUEST',
      ...granted.map(({ type }) => updateTypes[type]),
    ].toSorted(),
  }
}

function isGranted(wish: Wish, shown: ShownRequest): boolean {
  switch (wish.type) {
    case 'comment':
      return shown.comments.includes(wish.content)
    case 'assign':
      return shown.assignee !== null
    case 'date':
      return shown.dueAt !== null
    case 'resolve':
      return shown.state === 'CLOSED'
  }
}
