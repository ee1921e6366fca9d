const mostNamed = 15

/** The labels of empty fields. Forms repeat labels: each is named once, with how many fields it has. */
export function leftEmpty(missing: readonly string[]): string {
  const labels = [...Map.groupBy(missing, (label) => label)]
  const named = labels
    .slice(0, mostNamed)
    .map(([label, same]) => (same.length > 1 ? `${label} (${same.length} fields)` : label))
  const more = labels.slice(mostNamed).reduce((count, [, same]) => count + same.length, 0)
  return `${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}`
}
