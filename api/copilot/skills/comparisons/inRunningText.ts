/** A label without form numbers; what is in capitals throughout stays so: "EIFS". */
export function inRunningText(label: string): string {
  return label
    .replace(/^[A-Z]{2} \d{2} \d{2}(?: \d{2} \d{2})?\s+(?=\S)/, '')
    .replace(/ \([A-Z]{2} \d{2} \d{2}\)$/, '')
    .replace(/^additional insureds?, /i, 'additional insured coverage for ')
    .replaceAll(/\p{Lu}\p{Ll}[\p{L}'’]*/gu, (word) => word.toLowerCase())
}
