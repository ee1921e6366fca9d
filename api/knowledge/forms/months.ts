export const months = 'january|february|march|april|may|june|july|august|september|october|november|december'

/** The number of a month from 1, by its name or the beginning of it. */
export function monthOf(name: string): number {
  return (
    months
      .split('|')
      .findIndex((month) => month.startsWith(name.toLowerCase().replace('.', '').slice(0, 3))) + 1
  )
}
