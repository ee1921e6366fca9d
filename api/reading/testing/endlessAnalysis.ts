import type { Analysis } from '../openReader.ts'

/** Computes without end, as a hostile document may make an analysis do. */
export const endlessAnalysis: Analysis<never> = {
  module: import.meta.url,
  name: 'endlessAnalysis',
  analyze() {
    for (;;) continue
  },
}
