import { stemmer } from 'stemmer'
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
  /** What it belongs to: "drivers", "past policy losses". */
  readonly within?: string
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
  ['line1', /\(?\bstreet\)?$|^(mailing |insured )?(street|address line ?1|line1|street address)$/],
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
    /(name of |first )?(named )?insured|applicant( name)?$|name of applicant|business name|legal name|company name|account name|name of (the )?(employer|business|firm)|^employer( name)?$|^name$/,
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
  const names = fields.map(({ label }) => normal(label))
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
    const isRow = names.filter((each) => each === label).length > 1
    const named = nearest(label, known, field.ordinal)
    // In the rows of a schedule "Name" is not the name of the business.
    const inRow = isRow && named?.value.index !== undefined ? named.value : undefined
    const own = exact ?? inRow ?? byKey ?? (named?.share === 1 ? named.value : undefined)
    const fit = own && fitted(field, formatted(label, own.value))
    if (own && fit !== null && fit !== undefined) return filled(fit, own.source, false)
    // Which row of a schedule a sentence is about is not told.
    const said = field.ordinal === 0 ? letterAnswer(field, letters) : null
    if (said) return filled(fitted(field, said.value), said.source, true)
    const similar = named?.value
    return similar ? filled(fitted(field, formatted(label, similar.value)), similar.source, true) : []
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

/** A value as forms write it. */
function formatted(label: string, value: string): string {
  if (/^\d{9}$/.test(value) && /\bfein\b|\bein\b|employer id|tax id/.test(label))
    return `${value.slice(0, 2)}-${value.slice(2)}`
  if (/^0?\.\d+$/.test(value) && /percent|ownership|%/.test(label))
    return String(Math.round(Number(value) * 10_000) / 100)
  return value
}

/** The value in the shape of the field; null when it does not fit. */
function fitted({ kind, options }: LabeledField, value: string): string | null {
  if (kind !== 'radio' && kind !== 'choice') return value
  const wanted = normal(value)
  const yes = /^(?:yes|true)$/.test(wanted)
    ? /^(?:y|yes|1|true|on)$/i
    : /^(?:no|false)$/.test(wanted)
      ? /^(?:n|no|0|false|off)$/i
      : null
  return (
    (yes && options.length === 2 ? options.find((option) => yes.test(option)) : undefined) ??
    options.find((option) => normal(option) === wanted) ??
    options.find((option) => option.length > 3 && wanted.includes(normal(option))) ??
    null
  )
}

/** Words that mean the same on forms, by their stems. */
const sameWords: Readonly<Record<string, string>> = {
  licenc: 'licens',
  sinc: 'year',
  claim: 'loss',
  vehicl: 'unit',
  truck: 'unit',
  revenu: 'sale',
  gross: 'sale',
  receipt: 'sale',
  worker: 'employe',
  remuner: 'payrol',
  occupi: 'area',
  squar: 'area',
  dob: 'birth',
  born: 'birth',
  full: 'name',
}
const plainWords = new Set(
  'the of a an is are and or for to in at by on your as per if any all number no new'.split(' '),
)

function stemsOf(text: string): string[] {
  return normal(text)
    .split(' ')
    .map((word) => stemmer(word))
    .filter((stem) => stem !== '' && !plainWords.has(stem))
    .map((stem) => sameWords[stem] ?? stem)
}

/** The known value of this row whose label is said by the field's; none when two are said as well. */
function nearest(
  label: string,
  known: readonly KnownValue[],
  ordinal: number,
): { value: KnownValue; share: number } | undefined {
  const asked = stemsOf(label)
  if (asked.length === 0) return undefined
  const scored = known
    .filter(({ index }) => (index ?? 0) === ordinal)
    .flatMap((value) => {
      const own = new Set(stemsOf(value.label))
      const around = new Set([...own, ...stemsOf(value.within ?? '')])
      const said = [...own].filter((stem) => asked.includes(stem)).length
      const share = asked.filter((stem) => around.has(stem)).length / asked.length
      if (own.size === 0 || said < own.size || share < 0.5) return []
      // "Reported by" asks for a person, not for the day.
      if (/\b(?:by|name|who)\b/.test(label) && /^[\d$]/.test(value.value)) return []
      return [{ value, share, at: Math.min(...[...own].map((stem) => asked.indexOf(stem))) }]
    })
    .toSorted((a, b) => b.share - a.share || a.at - b.at)
  const [best, second] = scored
  const isTied =
    second !== undefined &&
    second.share === best?.share &&
    second.at === best.at &&
    second.value.value !== best.value.value
  return isTied ? undefined : best
}
