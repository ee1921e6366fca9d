/** One request as the peers serve it: the fields of the bench's query, relations as ids. */
export interface PeerRequest {
  id: string
  clientName: string | null
  state: string
  type: string
  dueAt: string | null
  createdAt: string
  assigneeId: string | null
  accountId: string | null
}

/** Everything a peer holds: the same rows that Coverdesk answered with, read out through its own API. */
export interface PeerData {
  requests: PeerRequest[]
  users: { id: string; name: string }[]
  accounts: { id: string; name: string }[]
}
