/** An industry in the North American Industry Classification System: two to six digits, `31-33` for some sectors. */
export interface NaicsEntry {
  readonly code: string
  readonly title: string
  readonly description: string
}
