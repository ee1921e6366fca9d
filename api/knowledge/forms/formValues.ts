import { normal } from '../reviews/coverageItem.ts'
import type { LabeledField } from './labeledFields.ts'
import { letterAnswer } from './letterAnswer.ts'
import type { Letter } from './letterSentences.ts'

/** Something that is known, under its key or under the words of a document. */
export interface KnownValue {
  /** A key of `meanings`; null for what only has a label. */
  readonly key: string | null
  readonly label: string
  readonly value: string
  /** Where it is from, for people: "Account", "letter.pdf, page 1". */
  readonly source: string
  /** Its place among several of its kind, from 0: the rows of a schedule. */
  readonly index?: number
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
  ['line1', /^(mailing |insured )?(street|address line ?1|line1|street address)$/],
  ['address', /mailing address|^(insured )?address$|address of (insured|applicant)|insured s address/],
  [
    'location',
    /location of (loss|risk|accident)|loss location|premises address|location address|^premises$|^locations?$|physical address|job ?site/,
  ],
  ['contact', /contact( person| name)?$|^attention$|inspection contact/],
  ['legalEntity', /legal entity|type of (business|entity)|entity type|form of business/],
  [
    'annualRevenue',
    /annual (revenue|sales|receipts|gross)|gross (sales|receipts|revenue)|total (sales|revenue)/,
  ],
  ['vehicleMake', /^make( and model| model)?$|vehicle make/],
  ['payroll', /payroll|remuneration/],
  ['fullTime', /full time( employees)?/],
  ['partTime', /part time( employees)?/],
  [
    'insuredName',
    /(name of |first )?(named )?insured|applicant( name)?$|name of applicant|business name|legal name|company name|account name|^name$/,
  ],
  ['today', /^(today s )?date( (completed|prepared|reported))?$/],
]

/** What a label asks for, as a key of `meanings`; null for what the vocabulary does not name. */
export function meaningOf(label: string): string | null {
  const words = normal(label)
  return meanings.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/**
 * Fills what is known, and then what letters say, into the fields that ask for it. What is not known stays empty;
 * nothing is signed. What stands in the sentences of a letter, or under similar words, is marked as uncertain.
 */
export function formValues(
  fields: readonly LabeledField[],
  known: readonly KnownValue[],
  letters: readonly Letter[] = [],
): FieldValue[] {
  return fields.flatMap((field) => {
    const name = field.name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[_.[\]\d]+/g, ' ')
    const label = normal(field.label || name)
    const key = meaningOf(label)
    if (key === 'signature' || field.kind === 'other') return []
    const filled = (value: string | boolean | null | undefined, source: string, isUncertain: boolean) =>
      value === null || value === undefined
        ? []
        : [{ name: field.name, label: field.label || field.name, value, source, isUncertain }]
    if (field.kind === 'checkBox') {
      const ticked = tickedBy(field, known)
      if (ticked) return filled(true, ticked.source, false)
      const said = letterAnswer(field, letters)
      return said && answersBox(field, said.value) ? filled(true, said.source, true) : []
    }
    const exact = nth(
      known.filter((value) => normal(value.label) === label),
      field.ordinal,
    )
    const byKey =
      key === null
        ? undefined
        : nth(
            known.filter((value) => value.key === key),
            field.ordinal,
          )
    const own = exact ?? byKey
    const fit = own && fitted(field, own.value)
    if (own && fit !== null && fit !== undefined) return filled(fit, own.source, false)
    const said = letterAnswer(field, letters)
    if (said) return filled(fitted(field, said.value), said.source, true)
    const similar = field.ordinal === 0 ? nearest(label, known) : undefined
    return similar ? filled(fitted(field, similar.value), similar.source, true) : []
  })
}

/** The value of the n-th field with one label: the n-th of a schedule, or for the first field the only one. */
function nth(values: readonly KnownValue[], ordinal: number): KnownValue | undefined {
  const listed = values.filter(({ index }) => index !== undefined)
  return listed.length > 1
    ? listed.find(({ index }) => index === ordinal)
    : ordinal === 0
      ? values[0]
      : undefined
}

/** What ticks a box: a plain yes under its own words, or a value that is the choice behind the box. */
function tickedBy({ label, question }: LabeledField, known: readonly KnownValue[]): KnownValue | undefined {
  const [choice, asked] = [normal(label), normal(question)]
  return known.find(({ label: about, value, key }) => {
    const said = normal(value)
    const isAsked = asked !== '' && (normal(about) === asked || (key !== null && key === meaningOf(asked)))
    if (/^(?:yes|true)$/.test(said)) return normal(about) === choice || (isAsked && choice === 'yes')
    if (/^(?:no|false)$/.test(said)) return isAsked && choice === 'no'
    return said === choice && (isAsked || key === 'legalEntity')
  })
}

/** Whether an answer of yes or no ticks this box. */
function answersBox({ label }: LabeledField, answer: string): boolean {
  const choice = normal(label)
  return choice === 'no' || choice === 'n' ? answer === 'No' : answer === 'Yes'
}

/** The value in the shape of the field; null when it does not fit. */
function fitted({ kind, options }: LabeledField, value: string): string | null {
  if (kind !== 'radio' && kind !== 'choice') return value
  const wanted = normal(value)
  return (
    options.find((option) => normal(option) === wanted) ??
    options.find((option) => option.length > 3 && wanted.includes(normal(option))) ??
    null
  )
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
