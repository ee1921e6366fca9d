import { dayInWords, usDate } from '../../../platform/index.ts'
import { claimsMadeTerms } from '../letters/claimsMadeTerms.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { policyLines } from '../letters/policyLines.ts'
import { carrierIn } from '../lookUpRecords/carrierIn.ts'
import { phrasings } from './phrasings.ts'

/** Explains a nonrenewal to the client. */
export const nonrenewalLetter = letterSkill({
  name: 'nonrenewal-letter',
  title: 'Nonrenewal explanation',
  description: 'Explains to the client that the carrier does not renew a policy and what happens next.',
  phrasings,
  makes: 'An email to the client',
  to: 'CLIENT',
  needsPolicy: true,
  async write(subject, _, task) {
    const { request, agency, today } = task
    const { policy } = subject
    const reason =
      /\b(?:because(?: of)?|due to|reason:?)\s+([^.\n?]{3,160})/i.exec(request)?.[1] ??
      /\b((?:the )?(?:carrier|company|insurer) (?:is|has|does|no longer|wants|exited|left|pulled)\b[^.,\n?]{3,120})/i.exec(
        request,
      )?.[1]
    const end = policy.expirationDate ? usDate(policy.expirationDate) : null
    const hasEnded = policy.expirationDate !== null && policy.expirationDate <= today
    const named = carrierIn(agency, request)?.name ?? null
    const isOther = named !== null && policy.carrier !== null && named !== policy.carrier
    const claimsMade = await claimsMadeTerms(task, subject)
    const isClaimsMade = claimsMade.paragraphs.length > 0
    const afterEnd = isClaimsMade
      ? 'A nonrenewal is not a cancellation, but claims that are made after that date are covered only with an extended reporting period.'
      : 'A nonrenewal is not a cancellation, and claims from before that date are still covered under the terms of the policy.'
    return {
      subject: `Your policy ${policy.number} will not be renewed`,
      paragraphs: [
        `${policy.carrier ?? 'The insurance company'} has decided not to renew this policy:`,
        policyLines(subject),
        ...(reason ? [`Reason given: ${reason.replace(/^(?=carrier|company|insurer)/i, 'the ')}.`] : []),
        hasEnded
          ? `This coverage ended on ${end}. Please call us today if you have not bought another policy. ${afterEnd}`
          : `You stay insured${end ? ` until ${end}` : ' until the policy expires'}. ${afterEnd}`,
        ...claimsMade.paragraphs,
        'We are asking other companies for terms. To do that we need your current sales and payroll, any changes in your business, and your agreement to order loss runs.',
        'Please keep paying premiums that are still due, and tell us if a lender or landlord has to be told about the new company.',
      ],
      notes: [
        ...(isOther
          ? [
              `You named ${named}; policy ${policy.number} is with ${policy.carrier}. Check which policy is not renewed before you send this.`,
            ]
          : []),
        ...(hasEnded
          ? [
              `The policy already expired on ${dayInWords(policy.expirationDate ?? today)}. Check whether it was replaced.`,
            ]
          : []),
        ...claimsMade.notes,
        'Attach the carrier’s notice. Check that it was mailed within the notice period of the state.',
      ],
    }
  },
})
