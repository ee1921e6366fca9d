import type { Reply, Task } from '../../runs/task.ts'
import { offersIn } from '../compareCoverage/askedOffers.ts'
import { offersAnswer } from '../compareCoverage/offersAnswer.ts'
import { whyRecommended } from '../makeProposal/whyRecommended.ts'
import { planStageKind } from '../../runs/planStage.ts'
import { certificateAnswer } from '../reviewCertificate/certificateAnswer.ts'
import { findingsAnswer } from '../reviewContract/findingsAnswer.ts'
import { contractAnswer } from '../summarizeContract/contractAnswer.ts'
import { lossAnswer } from '../summarizeLosses/lossAnswer.ts'

/** What reads the attached files as more than text: offers item by item, loss runs claim by claim. */
export function answersFromFiles(task: Task): ((asked: Task) => Promise<Reply | null>)[] {
  const { agency, workspace, files } = task
  const done = agency
    .table(planStageKind)
    .related('workspace', workspace.id)
    .flatMap(({ skill }) => skill ?? [])
  const offers = offersIn(files)
  const areCompared =
    offers.length > 1 &&
    (offers.every(({ type }) => type === 'QUOTE') || done.some((skill) => comparisons.has(skill)))
  const lossRuns = files.filter(
    ({ prefix, type }) => type === 'LOSS_RUN' || (prefix === '[Loss Run]' && type === null),
  )
  const ofTypes = (...types: string[]) => files.filter(({ type }) => types.includes(type ?? ''))
  const certificate = ofTypes('CERTIFICATE').at(-1)
  const contract = ofTypes('CONTRACT').at(-1) ?? null
  const policies = ofTypes('POLICY', 'DECLARATIONS', 'BINDER').toReversed()
  return [
    ...(areCompared ? [whyRecommended, (asked: Task) => offersAnswer(asked, offers)] : []),
    ...(lossRuns.length > 0 ? [(asked: Task) => lossAnswer(asked, lossRuns)] : []),
    ...(certificate ? [(asked: Task) => certificateAnswer(asked, certificate, { policies, contract })] : []),
    ...(contract && done.includes(reviewOfContract)
      ? [(asked: Task) => findingsAnswer(asked, contract)]
      : []),
    ...(contract
      ? [(asked: Task) => contractAnswer(asked, contract, { isAlone: policies.length === 0 })]
      : []),
  ]
}

const reviewOfContract = 'review-contract'
const comparisons: ReadonlySet<string> = new Set([
  'check-issued-policy',
  'compare-coverage',
  'make-proposal',
  'review-renewal',
])
