import type { Reading, Task } from '../../reading/index.ts'
import { compareDocuments } from './compareDocuments.ts'
import { compareSeveral, sameInAll } from './compareSeveral.ts'
import { quotedOptions } from './quotedOptions.ts'
import { reviewCertificate } from './reviewCertificate.ts'
import { reviewContract } from './reviewContract.ts'

/** The reviews as work for the background thread: a long contract takes seconds, in which colleagues must not wait. */
export const contractReview = task('contractReview', reviewContract)
export const certificateReview = task('certificateReview', reviewCertificate)
export const comparison = task('comparison', compareTwo)
export const severalComparison = task('severalComparison', compareOffers)

function compareTwo(a: Reading, b: Reading) {
  return compareDocuments(firstOption(a), firstOption(b))
}

/** One of several options is not to be taken for another: a document that is given whole is compared by its first. */
function firstOption(reading: Reading): Reading {
  return quotedOptions(reading)[0]?.reading ?? reading
}

function compareOffers(given: readonly Reading[]) {
  const offers = given.map(firstOption)
  return { rows: compareSeveral(offers), same: sameInAll(offers) }
}

function task<Given extends unknown[], Result>(
  name: string,
  run: (...given: Given) => Result,
): Task<Given, Result> {
  return { module: import.meta.url, name, run }
}
