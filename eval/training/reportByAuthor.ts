interface Judged {
  readonly author: string
  readonly isAnswerable: boolean
  readonly isFound: boolean
  /** In log odds, whether the best passages answer. */
  readonly sum: number
}

/** Prints how each author's questions are answered above a threshold. */
export function reportByAuthor(rows: readonly Judged[], threshold: number): void {
  const byAuthor = Map.groupBy(rows, ({ author }) => author)
  for (const [author, each] of [...byAuthor, ['all', rows] as const]) {
    const answerable = each.filter(({ isAnswerable }) => isAnswerable)
    const found = answerable.filter(({ isFound }) => isFound)
    const refused = each.filter(({ isAnswerable, sum }) => !isAnswerable && sum <= threshold)
    const share = (some: number, of: number) => `${Math.round((1000 * some) / of) / 10}%`
    console.log(
      `${author}: passage among the first three ${share(found.length, answerable.length)}, and answered ${share(
        found.filter(({ sum }) => sum > threshold).length,
        answerable.length,
      )}; refused ${share(refused.length, each.length - answerable.length)}`,
    )
  }
}
