interface SectionedField {
  readonly label: string
  /** The heading that the field is under; empty if there is none. */
  readonly section: string
}

/**
 * The heading to show with each field of a form, null for none: where a section begins, and nowhere if a single heading, such
 * as the title of the form, is over all fields.
 */
export function shownSections(fields: readonly SectionedField[]): (string | null)[] {
  const isSectioned = new Set(fields.map(({ section }) => section)).size > 1
  return fields.map(({ label, section }, at) => {
    const begins = section !== fields[at - 1]?.section
    return isSectioned && begins && section !== '' && section !== label ? section : null
  })
}
