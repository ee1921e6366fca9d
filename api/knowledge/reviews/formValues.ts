import { normal } from './coverageItem.ts'

/** A field of a form, with the words that stand beside it. */
export interface LabeledField {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'multiline' | 'checkBox' | 'radio' | 'choice' | 'other'
  readonly options: readonly string[]
}

/** Something that is known, under its key or under the words of a document. */
export interface KnownValue {
  /** A key of `meanings`; null for what only has a label. */
  readonly key: string | null
  readonly label: string
  readonly value: string
  /** Where it is from, for people: "Account", "letter.pdf, page 1". */
  readonly source: string
}

export interface FieldValue {
  readonly name: string
  readonly label: string
  readonly value: string | boolean
  readonly source: string
  /** Whether a person should look at it, because it was found by similar words. */
  readonly isUncertain: boolean
}

/** What fields of forms are called; the special before the general. */
const meanings: readonly (readonly [string, RegExp])[] = [
  ['signature', /signature|sign here|signed|initials/],
  ['agencyName', /^(agency|producer|broker)( name)?$|name of (agency|producer)/],
  ['agencyContact', /(agency|producer|broker) contact|contact name.*(agency|producer)/],
  ['policyNumber', /policy (number|no|nbr|#)|^policy$/],
  ['carrier', /insurance company|^(carrier|company|insurer)( name)?$|name of (carrier|insurer|company)/],
  ['lossDate', /date of (loss|accident|occurrence|injury)|loss date/],
  ['effectiveDate', /(effective|inception|proposed eff)( date)?|policy from|start date/],
  ['expirationDate', /expir(ation|es|y)|proposed exp|policy to\b|end date/],
  ['fein', /\bfein\b|federal (employer )?id|tax id|\bein\b/],
  ['naics', /naics/],
  ['website', /web ?site|url/],
  ['email', /e ?mail/],
  ['phone', /phone|telephone|\btel\b/],
  ['dba', /\bdba\b|doing business as|trade name/],
  ['city', /^(mailing |insured )?city$/],
  ['zone', /^(mailing |insured )?state$/],
  ['postalCode', /^(mailing |insured )?(zip|postal)( code)?$/],
  ['line1', /^(mailing |insured )?(street|address line 1|street address)$/],
  ['address', /mailing address|^(insured )?address$|address of (insured|applicant)|insured s address/],
  ['contact', /contact( person| name)?$|^attention$|inspection contact/],
  ['legalEntity', /legal entity|type of (business|entity)|entity type|form of business/],
  [
    'annualRevenue',
    /annual (revenue|sales|receipts|gross)|gross (sales|receipts|revenue)|total (sales|revenue)/,
  ],
  ['payroll', /payroll|remuneration/],
  ['fullTime', /full time( employees)?/],
  ['partTime', /part time( employees)?/],
  [
    'insuredName',
    /(name of |first )?(named )?insured|applicant( name)?$|name of applicant|business name|legal name|company name|^name$/,
  ],
  ['today', /^(today s )?date( (completed|prepared|reported))?$/],
]

/** Fills what is known into the fields that ask for it. What is not known stays empty; nothing is signed. */
export function formValues(fields: readonly LabeledField[], known: readonly KnownValue[]): FieldValue[] {
  return fields.flatMap((field) => {
    const label = normal(
      field.label || field.name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[_.[\]\d]+/g, ' '),
    )
    const key = meanings.find(([, pattern]) => pattern.test(label))?.[0] ?? null
    if (key === 'signature' || field.kind === 'other') return []
    const exact = known.find((value) => normal(value.label) === label)
    const byKey = key === null ? undefined : known.find((value) => value.key === key)
    const similar = (exact ?? byKey) ? undefined : nearest(label, known)
    const found = exact ?? byKey ?? similar
    const value = found && fitted(field, found.value)
    if (!found || value === null || value === undefined) return []
    return [
      {
        name: field.name,
        label: field.label || field.name,
        value,
        source: found.source,
        isUncertain: found === similar,
      },
    ]
  })
}

/** The value in the shape of the field; null when it does not fit. A box is only ticked by a plain yes. */
function fitted({ kind, options }: LabeledField, value: string): string | boolean | null {
  if (kind === 'checkBox') return /^(yes|true|x)$/i.test(value) ? true : null
  if (kind === 'radio' || kind === 'choice') {
    const wanted = normal(value)
    return (
      options.find((option) => normal(option) === wanted) ??
      options.find((option) => option.length > 3 && wanted.includes(normal(option))) ??
      null
    )
  }
  return value
}

/** The known value whose label shares most of its words with the field's. */
function nearest(label: string, known: readonly KnownValue[]): KnownValue | undefined {
  const wanted = new Set(label.split(' ').filter((word) => word.length > 2))
  if (wanted.size === 0) return undefined
  const scored = known.flatMap((value) => {
    const words = new Set(
      normal(value.label)
        .split(' ')
        .filter((word) => word.length > 2),
    )
    const shared = words.intersection(wanted).size
    const share = shared / Math.max(1, words.union(wanted).size)
    return share >= 0.6 ? [{ value, share }] : []
  })
  return scored.toSorted((a, b) => b.share - a.share)[0]?.value
}
