/** The pages to list: the first, the last, and those around the current one; null stands for a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount)
  const shown = [...new Set(near)].toSorted((a, b) => a - b)
  return shown.flatMap((number, at) => {
    const before = shown[at - 1] ?? 0
    // A gap of one page shows that page.
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}
