/** Navigation state for the activity tab: focuses the comment box. */
export const commenting = { isCommenting: true } as const

export function isCommenting(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isCommenting' in state
}
