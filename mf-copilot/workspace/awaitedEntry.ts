interface Entries {
  readonly messages: readonly { readonly id: string; readonly role: string; readonly timestamp: string }[]
  readonly proposals: readonly { readonly id: string; readonly state: string; readonly createdAt: string }[]
  readonly isWorking: boolean
}

/**
 * The entry that is read from its top: what was put up for approval since the latest question, else Cara's answer to it.
 * A proposal that has waited since before would hide the answer.
 */
export function awaitedEntry({ messages, proposals, isWorking }: Entries): string | undefined {
  const askedAt = messages.findLast(({ role }) => role === 'USER')?.timestamp ?? ''
  const proposed = proposals.find(({ state, createdAt }) => state === 'PENDING' && createdAt >= askedAt)
  const answer = isWorking ? undefined : messages.findLast(({ role }) => role === 'AGENT')
  return proposed?.id ?? answer?.id
}
