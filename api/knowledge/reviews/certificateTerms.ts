import type { Reading } from '../../reading/index.ts'
import { certificateForm } from './certificateForm.ts'
import { certificateHolderOf, type Words } from './certificateCells.ts'
import { claimedProvisions, type ProvisionName } from './claimedProvisions.ts'
import { coverageRows } from './coverageRows.ts'
import type { Place } from './discrepancy.ts'
import { readStatements } from './statements.ts'
import { withoutBoxes } from './withoutBoxes.ts'

/** What a certificate shows: whom it is for, its policies and their limits. */
export interface CertificateTerms {
  readonly holder: string | null
  /** In the order of the certificate. */
  readonly policies: readonly {
    /** The line of business, as printed. */
    readonly title: string
    readonly number: Words
    readonly effective: Words | null
    readonly expires: Words | null
    /** What its boxes for the two provisions say; null where they are empty or the form has none. */
    readonly additionalInsured: Words | null
    readonly waiver: Words | null
  }[]
  /** What it says of provisions for others, beside the boxes. */
  readonly claims: Readonly<Record<ProvisionName, readonly Words[]>>
  readonly limits: readonly (Place & {
    readonly label: string
    readonly text: string
    /** The line of business that it stands under, as printed; empty when it is under none. */
    readonly title: string
  })[]
}

/** Reads a certificate as the form that it is. */
export function certificateTerms(reading: Reading): CertificateTerms {
  const certificate = certificateForm(reading)
  const statements = readStatements(certificate)
  return {
    holder: certificateHolderOf(reading),
    policies: coverageRows(certificate).map(
      ({ title, number, effective, expires, additionalInsured, waiver }) => ({
        title: titleOf(title),
        number,
        effective,
        expires,
        additionalInsured,
        waiver,
      }),
    ),
    claims: {
      additionalInsured: claimedProvisions(certificate, statements, 'additionalInsured'),
      waiver: claimedProvisions(certificate, statements, 'waiver'),
      primary: claimedProvisions(certificate, statements, 'primary'),
    },
    limits: statements.flatMap(({ item, text, quote, page, amount, headings }) =>
      item === null || amount === null
        ? []
        : [{ label: item.label, text, quote, page, title: titleOf(headings.at(-1) ?? '') }],
    ),
  }
}

/** "A AUTOMOBILE LIABILITY [ ] ANY AUTO [X] SCHEDULED AUTOS" is "Automobile liability". */
function titleOf(printed: string): string {
  const name = withoutBoxes(printed)
    .replace(/\s*\bany propriet.*$/i, '')
    .replace(/^[A-Z] (?=[A-Z]{3})/, '')
  return name === name.toUpperCase() ? `${name.slice(0, 1)}${name.slice(1).toLowerCase()}` : name
}
