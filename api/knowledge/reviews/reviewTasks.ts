import type { Reading, Task } from '../../reading/index.ts'
import { compareDocuments } from './compareDocuments.ts'
import { compareSeveral, sameInAll } from './compareSeveral.ts'
import { primaryOption } from './primaryOption.ts'
import { reviewCertificate } from './reviewCertificate.ts'
import { reviewContract } from './reviewContract.ts'

/** The reviews as work for the background thread: a long contract takes seconds, in which colleagues must not wait. */
export const contractReview = task('contractReview', reviewContract)
export const certificateReview = task('certificateReview', reviewCertificate)
export const comparison = task('comparison', compareTwo)
export const severalComparison = task('severalComparison', compareOffers)

function compareTwo(a: Reading, b: Reading) {
  return compareDocuments(primaryOption(a).reading, primaryOption(b).reading)
}

function compareOffers(given: readonly Reading[]) {
  const offers = given.map((each) => primaryOption(each).reading)
  return { rows: compareSeveral(offers), same: sameInAll(offers) }
}

function task<Given extends unknown[], Result>(
  name: string,
  run: (...given: Given) => Result,
): Task<Given, Result> {
  return { module: import.meta.url, name, run }
}
