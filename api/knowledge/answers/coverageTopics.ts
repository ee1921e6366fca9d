import type { CoverageTopic } from './coverageTopic.ts'
import { liabilityTopics } from './liabilityTopics.ts'
import { lossTopics } from './lossTopics.ts'
import { policyTopics } from './policyTopics.ts'

/** What clients ask about, with the words of policies for it. */
export const coverageTopics: readonly CoverageTopic[] = [...liabilityTopics, ...lossTopics, ...policyTopics]
