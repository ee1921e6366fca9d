import { dollars, lapseInWords } from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import type { Letter } from '../letters/letterSkill.ts'
import { isOver, isUnpaid, type Situation, untilLastDay } from './stepsFor.ts'

/** The email that tells the client of a notice, and what the client has to do. */
export function letterAbout(situation: Situation): Pick<Letter, 'subject' | 'paragraphs'> {
  const { notice, subject } = situation
  const { policy } = subject
  const title = [policy.line, 'policy', policy.number].filter(Boolean).join(' ')
  const carrier = policy.carrier ?? 'The insurance company'
  const words = { title, carrier, by: untilLastDay(situation) }
  return isOver(situation) ? ended(situation, words) : kinds[notice.kind](situation, words)
}

interface Words {
  readonly title: string
  readonly carrier: string
  readonly by: string
}

type Written = Pick<Letter, 'subject' | 'paragraphs'>

const kinds: Record<Situation['notice']['kind'], (situation: Situation, words: Words) => Written> = {
  CANCELLATION: pending,
  NONRENEWAL: nonrenewal,
  REINSTATEMENT: reinstatement,
  AUDIT: audit,
}

function pending({ notice }: Situation, { title, carrier, by }: Words): Written {
  const { effectiveOn, reason, amountDue } = notice
  const on = effectiveOn ? ` at 12:01 AM on ${dayInWords(effectiveOn)}` : ''
  const opening = `${carrier} sent a notice that it will cancel your ${title}${on}. A copy is attached.`
  const unpaid = [
    `To keep the policy in force, ${carrier} has to receive ${amountDue === null ? 'the premium that is due' : dollars(amountDue)}${by}. Please pay it today, and send us the confirmation so that we can have the carrier confirm that the policy stays in force.`,
    'If the payment is late, your coverage ends, and later losses are not covered.',
  ]
  const other = [
    `${reason ? `The reason it gives: ${sentence(reason)} ` : ''}Please call us${by} so that we can answer the carrier, or place the coverage elsewhere before it ends.`,
  ]
  return {
    subject: `Action needed${by}: cancellation notice for your ${title}`,
    paragraphs: [opening, ...(isUnpaid(notice) ? unpaid : other)],
  }
}

function ended({ notice }: Situation, { title, carrier }: Words): Written {
  const { kind, effectiveOn, amountDue } = notice
  const [was, did] = kind === 'NONRENEWAL' ? ['not renewed', 'did not renew'] : ['canceled', 'canceled']
  return {
    subject: `Urgent: your ${title} was ${was}`,
    paragraphs: [
      `According to the attached notice, ${carrier} ${did} your ${title}${effectiveOn ? ` at 12:01 AM on ${dayInWords(effectiveOn)}` : ''}${isUnpaid(notice) ? ' because the premium was not paid' : ''}.`,
      'Unless the carrier reinstates it, losses since then are not covered. Please call us today.',
      isUnpaid(notice)
        ? `If you have paid${amountDue === null ? '' : ` the ${dollars(amountDue)}`}, send us the confirmation. If not, please tell us whether you want the policy reinstated; the carrier may ask you to sign a statement of no loss.`
        : 'Please tell us about any loss since that day, and whether you want us to ask for a reinstatement or to place the coverage elsewhere.',
    ],
  }
}

function nonrenewal({ notice }: Situation, { title, carrier }: Words): Written {
  const { effectiveOn, reason } = notice
  return {
    subject: `${carrier} will not renew your ${title}`,
    paragraphs: [
      `${carrier} sent a notice that it will not renew your ${title}${effectiveOn ? ` after ${dayInWords(effectiveOn)}` : ''}. A copy is attached.`,
      ...(reason ? [`The reason it gives: ${sentence(reason)}`] : []),
      'We will ask other carriers for quotes. Please tell us what has changed in your business, and about any claim or loss that we may not know of.',
    ],
  }
}

function reinstatement({ notice }: Situation, { title, carrier }: Words): Written {
  const { effectiveOn, lapse } = notice
  const since = effectiveOn ? ` as of ${dayInWords(effectiveOn)}` : ''
  const gap =
    lapse === 'NONE'
      ? 'There was no lapse in coverage.'
      : lapse
        ? `There was a lapse in coverage from ${lapseInWords(lapse)}. Losses on those days are not covered. If you know of any loss, accident or injury in that time, please call us right away.`
        : 'The notice does not say whether coverage lapsed; we are asking the carrier. If you know of any loss since the cancellation, please call us right away.'
  return {
    subject: `Your ${title} was reinstated`,
    paragraphs: [
      `${carrier} reinstated your ${title}${since}. A copy of its notice is attached.`,
      gap,
      'Please pay the next installments on time, so that the policy stays in force.',
    ],
  }
}

function audit({ notice }: Situation, { title, carrier, by }: Words): Written {
  const { amountDue, wantsRecords } = notice
  return wantsRecords
    ? {
        subject: `Premium audit of your ${title}`,
        paragraphs: [
          `${carrier} is auditing your ${title}. The attached notice says which records it needs.`,
          `Please send the records${by}, with the certificates of insurance of your subcontractors. Without them the carrier may estimate the premium or cancel the policy.`,
          'Send them to us first if you like; we look at the classifications before the auditor does.',
        ],
      }
    : {
        subject: `Premium audit result for your ${title}`,
        paragraphs: [
          `${carrier} audited your ${title}${amountDue === null ? '' : ` and charges ${dollars(amountDue)}`}. Its statement is attached.`,
          `Please compare the payroll or sales in it with your records. If they are right, please pay${by}. If not, tell us what is wrong, and we will dispute it in writing.`,
        ],
      }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
