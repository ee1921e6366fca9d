import type { Ask } from './askedFields.ts'
import { attributeOf } from './fieldSubject.ts'
import type { LabeledField } from './labeledFields.ts'

/** The columns of the subjects of insurance on ACORD's property section, which has five lines for each premises. */
const premisesColumns: Readonly<Record<string, string>> = {
  SubjectOfInsuranceCode: 'Subject of insurance',
  LimitAmount: 'Amount',
  CoinsurancePercent: 'Coinsurance',
  ValuationCode: 'Valuation',
  CauseOfLossCode: 'Causes of loss',
  DeductibleAmount: 'Deductible',
  DeductibleTypeCode: 'Deductible type',
}

/** A line of the subjects of insurance of a premises. */
export function premisesLine(field: LabeledField, fields: readonly LabeledField[]): Ask | null {
  const columnOf = ({ name }: LabeledField) =>
    /CommercialProperty_Premises_([A-Za-z]+)_[A-Z]\b/.exec(name)?.[1] ?? ''
  const label = premisesColumns[columnOf(field)]
  if (label === undefined || field.block !== null) return null
  // The letters skip some: A to E, and then G to K.
  const row = fields.filter((each) => columnOf(each) === columnOf(field)).indexOf(field)
  const block = Math.floor(row / 5) + 1
  return {
    field: { ...field, label, block, kind: 'text', beside: Object.values(premisesColumns) },
    entity: 'location',
    attribute: attributeOf(label),
    row: block - 1,
    inner: row % 5,
    line: null,
    isRepeated: true,
    isTold: true,
    isExact: false,
    isOfHistory: false,
  }
}
