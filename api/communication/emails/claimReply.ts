import { linesOfLoss, type TriagedRequest } from '../../assistant/index.ts'
import { quoted } from './standingReply.ts'

const untilThen =
  'In the meantime, if anyone else is involved, please do not admit fault or discuss what happened with them or their lawyer. Send us any letters or suit papers right away, before you answer them. Keep any damaged property, and any photos and videos of it.'
/** A property policy asks its owner to do it, and pays for it. */
const ofOwner =
  'If you can do so safely, keep the damage from getting worse, for example by shutting off the water or covering openings. Please keep the receipts, and do not throw anything away before the adjuster has seen it.'
/** Damage to the client's own place, which can get worse. */
const ofPremises =
  /\b(?:(?:our|my|the) (?:shop|store|office|building|warehouse|restaurant|house|home|roof|ceiling|basement|kitchen|unit|studio|salon|garage|place)\b[^]{0,120}\b(?:pipes?|water|leak\w*|flood\w*|sprinkler\w*|fire|smoke|storm|hail|wind|tree|broken (?:window|door))|(?:pipes?|water|leak\w*|flood\w*|sprinkler\w*|fire|smoke|storm|hail|wind|tree)\b[^]{0,120}\b(?:our|my|the) (?:shop|store|office|building|warehouse|restaurant|house|home|roof|ceiling|basement|kitchen|unit|studio|salon|garage|place)\b)/i
/** What happened to somebody else, who looks after their own place. */
const ofOthers =
  /\b(?:served|sued|suing|lawsuits?|complaint|homeowners?|(?:their|his|her|customer['’]?s|client['’]?s|neighbor['’]?s) (?:house|home|property|place|unit|building|basement|kitchen|ceiling))\b/i
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
    .concat(
      `\n\n${untilThen}`,
      ofPremises.test(details) && !ofOthers.test(details) ? `\n\n${ofOwner}` : '',
      linesOfLoss(details).includes('WORKERS_COMPENSATION') ? `\n\n${ofStaff}` : '',
    )
}
