import { itemOf } from './coverageItems.ts'
import type { Statement } from './statement.ts'
import { withoutBoxes } from './withoutBoxes.ts'

/** What a report calls a limit: as the certificate does, unless that is short for something or says too little. */
export function nameOf({ label: printed, item }: Pick<Statement, 'label' | 'item'>): string {
  const given = withoutBoxes(printed)
  // "REFRIGERATION BREAKDOWN" in a report is "Refrigeration breakdown".
  const label = /^[A-Z]{4,}(?: [A-Z]{4,})+$/.test(given)
    ? given.charAt(0) + given.slice(1).toLowerCase()
    : given
  const isPlain =
    !item?.key.startsWith('wc') &&
    label.length <= longestName &&
    /^[A-Z][a-z][A-Za-z\d#, -]*$/.test(label) &&
    !/[A-Z]{2}/.test(label)
  return item === null || (isPlain && itemOf(label)?.key === item.key) ? label : item.label
}

const longestName = 60
