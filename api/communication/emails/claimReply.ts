import { linesOfLoss, type TriagedRequest } from '../../assistant/index.ts'
import { quoted } from './standingReply.ts'

const untilThen =
  'In the meantime, if anyone else is involved, please do not admit fault or discuss what happened with them or their lawyer. Send us any letters or suit papers right away, before you answer them. Keep any damaged property, and any photos and videos of it.'
const ofStaff =
  'An injury at work is also reported to the workers compensation carrier, so please keep what the clinic or hospital gives your employee, and note who saw it happen.'

/** What a client who reports a loss reads; `callBack` as `tomorrow morning`. */
export function claimReply({ details, evidence }: TriagedRequest, callBack: string): string {
  const told = evidence.filter((words) => words.split(/\s+/).length >= 5)
  return [
    'We are sorry to hear what happened.',
    ...(told.length > 0 ? [`You wrote: "${quoted(told.join(' '))}"`] : []),
    `A member of our team will call you ${callBack} to take the details and help you report it to the carrier. If anyone is in danger or needs medical help, please call 911 right away.`,
  ]
    .join(' ')
    .concat(`\n\n${untilThen}`, linesOfLoss(details).includes('WORKERS_COMPENSATION') ? `\n\n${ofStaff}` : '')
}
