import { asksWhetherBound, comparesQuotes, type TriagedRequest } from '../../assistant/index.ts'
import { asksForRefund } from './cancellationReply.ts'
import { perilNamed } from '../../knowledge/index.ts'
import { dayInWords } from '../../platform/index.ts'

/** What a client who asks something reads until the answer is found. */
export function questionReply(
  { details, dueOn }: Pick<TriagedRequest, 'details' | 'dueOn'>,
  policy: string,
): string {
  if (asksWhetherBound(details))
    return "We are checking with the carrier whether it is bound and will confirm it in writing. Until then, please don't rely on this coverage."
  if (comparesQuotes(details))
    return `We are putting the quotes side by side for you.${dueOn === null ? '' : ` We have noted that you need the comparison by ${dayInWords(dueOn)}.`}`
  if (asksForRefund(details))
    return `You asked what comes back if ${policy} ends early. The carrier calculates the return premium by the cancellation terms of the policy: it may be less than the unused part of the premium, and there may be a minimum that it keeps. We will send you those terms and ask the carrier for the amount. Nothing has been canceled.`
  if (billing.test(details) && !/\bcover(?:s|ed|age)?\b/i.test(details))
    return `We are looking into the billing of ${policy} and will get back to you.`
  const caution = mayNow.test(details)
    ? " Until we confirm it in writing, please don't rely on coverage for it. If it can't wait, please call us."
    : ''
  const peril = details
    .split('\n')
    .map(perilNamed)
    .find((named) => named !== null)
  if (peril)
    return `We are checking ${policy} for ${peril} coverage and will get back to you with the exact wording.${caution}`
  if (!ofWording.test(details)) return `We are looking into this and will get back to you.${caution}`
  return `We are checking ${policy} and will get back to you with the exact wording.${caution}`
}

const billing = /\b(?:bill(?:s|ed|ing)?|invoices?|payments?|installments?|owe|auto-?pay|past due)\b/i
/** `Can he drive it tonight?` */
const mayNow =
  /\b(?:can|may|could|should|ok(?:ay)?|allowed|covered)\b[^.!?]{0,80}\b(?:today|tonight|tomorrow|right now|this (?:morning|afternoon|evening|weekend))\b|\b(?:today|tonight|tomorrow|this weekend)\b[^]{0,120}\b(?:can|may) (?:he|she|they|we|i|it)\b/i

/** What the words of a policy answer. */
const ofWording =
  /\b(?:cover(?:s|ed|age|ages)?|exclu\w+|includ\w+|limits?|sublimits?|deductibles?|insured|policy|policies|endorsement|endorsed|protect\w*|liable|liability|umbrella|waiver|pays? (?:for|if|out))\b/i
