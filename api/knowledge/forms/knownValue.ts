/** Something that is known, under the words of a record's key or of a document. */
export interface KnownValue {
  readonly label: string
  readonly value: string
  /** Where it is from, for people: "Account", "letter.pdf, page 1". */
  readonly source: string
  /** What it belongs to: "drivers", "past policy losses". */
  readonly within?: string | undefined
  /** Its place among several of its kind, from 0: the rows of a schedule. */
  readonly index?: number | undefined
  /** The place of the list that holds it, for a list within a list: the coverages of the second premises. */
  readonly outer?: number | undefined
  /** The line of business of the policy that it belongs to: "GENERAL_LIABILITY". */
  readonly line?: string | undefined
  /** Whether a letter lists it, and no record. */
  readonly isTold?: true | undefined
}

/** Whether a value is of a list within another one: the tenants of a building, but not the buildings of a policy. */
export function isInner({ within, outer }: KnownValue): boolean {
  return outer !== undefined && !/\bpolic(?:y|ies) \w+$/.test(within ?? '')
}
