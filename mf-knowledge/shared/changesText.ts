interface Change {
  readonly label: string
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

/** `General aggregate $1,000,000 → $2,000,000; Policy number CGL 1 → CGL 2` */
export function changesText(changes: readonly Change[]): string {
  return changes
    .map(({ label, before, after }) => `${label} ${before ?? '(not stated)'} → ${after ?? '(removed)'}`)
    .join('; ')
}
