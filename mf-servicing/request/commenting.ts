/** Travels with a navigation to the activity tab: the comment box takes the focus there. */
export const commenting = { isCommenting: true } as const

export function isCommenting(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isCommenting' in state
}
