import type { CorpusPolicy } from './corpusPolicy.ts'
import { otherLines } from './otherLines.ts'
import { propertyAndLiability } from './propertyAndLiability.ts'

/** The project's own policies; every second one is held out from tuning. */
export const corpusPolicies: readonly CorpusPolicy[] = [...propertyAndLiability, ...otherLines]
