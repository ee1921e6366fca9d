const coverages: Readonly<Record<string, string>> = {
  A: 'Dwelling',
  B: 'Other structures',
  C: 'Personal property',
  D: 'Loss of use',
}

/** The titles of columns that name the coverages of dwelling policies by their letters only: "Cov A | Cov B | Cov C". */
export function dwellingTitles(titles: readonly string[]): string[] {
  const letters = titles.map((title) => /^cov(?:erage)?\.? ([A-D])$/i.exec(title.trim())?.[1]?.toUpperCase())
  const isDwelling = letters.includes('A') && letters.includes('C')
  return titles.map((title, at) => (isDwelling && coverages[letters[at] ?? '']) || title)
}
