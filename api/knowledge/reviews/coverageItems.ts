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
