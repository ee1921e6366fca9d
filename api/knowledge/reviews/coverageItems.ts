import { type CoverageItem, normal, spelledOut } from './coverageItem.ts'
import { liabilityItems } from './liabilityItems.ts'
import { propertyItems } from './propertyItems.ts'
import { termItems } from './termItems.ts'

/** The vocabulary of the reviews; the first item that fits a label wins. */
export const coverageItems: readonly CoverageItem[] = [...termItems, ...liabilityItems, ...propertyItems]

/** The coverage item that a label under these headings names; null when no vocabulary has it. */
export function itemOf(label: string, headings: readonly string[] = []): CoverageItem | null {
  const words = normal(spelledOut(label))
  const around = normal(spelledOut([...headings, label].join(' ')))
  return (
    coverageItems.find(
      ({ pattern, within, except }) =>
        pattern.test(words) && !except?.test(words) && (within === undefined || within.test(around)),
    ) ?? null
  )
}

/** Whether a label says which limit it is, and not of what: "Each occurrence", "Any one vehicle". */
export function isKindOfLimit(label: string): boolean {
  const words = normal(spelledOut(label)).split(' ')
  return words.every((word) => kindWords.has(word)) && words.some((word) => !softWords.has(word))
}

/** Words that tell a kind of limit only beside others. */
const softWords = new Set([
  'defense',
  'defence',
  'inside',
  'outside',
  'within',
  'the',
  'and',
  'of',
  'policy',
  'liability',
  'insurance',
])

const kindWords = new Set(
  `each per any one every and or of in the annual policy combined single csl limit limits liability insurance maximum value completed occurrence occurrences accident accidents claim claims event loss aggregate vehicle truck unit power
  conveyance load trailer condition common cause person employee victim defense defence inside outside within`.split(
    /\s+/,
  ),
)

/** The keys of parts of a coverage, which certificates leave out. */
export const sublimit =
  /^(?:regulatory|pci|extortion|fundsTransfer|breachResponse|bricking|mediaLiability|flood|earthquake|sewerBackUp|ordinance|equipmentBreakdown|spoilage|transit|glass|signs|electronicData|utilityServices|dependentIncome|rentalReimbursement|towing|\w*[dD]eductible|retention)$/
