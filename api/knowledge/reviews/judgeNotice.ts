import { sentencesOf } from '../../reading/index.ts'
import type { JudgedPolicy } from './check.ts'
import { cannotTell, type Judgment, met, notMet } from './contractFinding.ts'
import { type ContractSide, namesIn } from './contractParties.ts'
import type { Requirement } from './contractRequirements.ts'
import { normal } from './coverageItem.ts'
import { asMortgagee } from './namedInterest.ts'
import { daysIn, type Provision } from './policyWording.ts'
import { promisesNotice } from './promisesNotice.ts'
import { forAnyReason, forNonpayment } from './requiredNotice.ts'

/** Those to whom policies promise notice as a class, which a party to a contract does not belong to by itself. */
const recipients = [
  {
    label: 'mortgageholders',
    words: /\bmortgage ?(?:holders?|es?)\b|\bmortgagees?\b|\blenders?\b/i,
    isByContract: false,
  },
  // The party may be one by another clause of the contract.
  { label: 'loss payees', words: /\bloss payees?\b|\blien ?holders?\b/i, isByContract: true },
  {
    label: 'public authorities',
    words: /\b(?:department|commission(?:er)?|registry|registrar|(?:state|federal) (?:agency|authority))\b/i,
    isByContract: true,
  },
] as const

const noticeToInsured =
  /\b(?:mail|send|give|deliver)\w*\b[^.]{0,80}\b(?:first )?(?:named insured|you)\b[^.]{0,80}\bnotice of cancell?ation\b|\bnotice of cancell?ation\b[^.]{0,60}\bto (?:the )?(?:first )?(?:named insured|you)\b/i

/** Whether a policy gives others notice of its cancellation. */
export function judgeNotice(
  { days, quote }: Pick<Requirement, 'days' | 'quote'>,
  { wording, sentences }: Pick<JudgedPolicy, 'wording' | 'sentences'>,
  contract: ContractSide,
): Judgment {
  // The conditions may promise it to mortgagees, and an endorsement to the other party.
  const judged = wording.notice.map((each) =>
    judgeOne(each, { days, quote }, { wording, sentences, contract }),
  )
  const best =
    judged.find(({ status }) => status === 'met') ??
    judged.find(({ status }) => status === 'cannot tell') ??
    judged[0]
  if (!best) {
    const toInsured = sentences.find((each) => noticeToInsured.test(each.quote))
    return toInsured
      ? notMet('The policy promises notice of cancellation to the named insured only.', toInsured)
      : notMet('The policy does not promise notice of cancellation to others.', null)
  }
  return best
}

/** What one promise of notice comes to. */
function judgeOne(
  first: Provision,
  { days, quote }: Pick<Requirement, 'days' | 'quote'>,
  {
    wording,
    sentences,
    contract,
  }: Pick<JudgedPolicy, 'wording' | 'sentences'> & { readonly contract: ContractSide },
): Judgment {
  if (days !== null && first.days !== null && first.days < days)
    return notMet(`The contract asks for ${days} days of notice, the policy gives ${first.days}.`, first)
  const refusal = sentencesOf(first.whole).find((each) => /\bno notice\b.{0,60}nonpayment/i.test(each))
  if (refusal && /nonpayment/i.test(quote))
    return notMet('The policy promises no notice of cancellation for nonpayment.', {
      ...first,
      quote: refusal,
    })
  // "30 days, or 10 days for nonpayment" is not 30 days for any reason.
  const less =
    days !== null && forAnyReason.test(quote)
      ? sentencesOf(first.whole).find((each) => (daysIn(forNonpayment.exec(each)?.[0] ?? '') ?? days) < days)
      : undefined
  if (less)
    return notMet(
      `The contract asks for ${days} days of notice for any reason, the policy gives less for nonpayment.`,
      {
        ...first,
        quote: less,
      },
    )
  // "The same notice that we give you" may be shorter for nonpayment.
  const shorter =
    days !== null && forAnyReason.test(quote) && /\bsame\b[^.]{0,20}\bnotice\b/i.test(first.quote)
      ? sentences.find((each) => (daysIn(forNonpayment.exec(each.quote)?.[0] ?? '') ?? days) < days)
      : undefined
  if (shorter)
    return notMet(
      'The policy gives the notice that the insured has, which is shorter for nonpayment.',
      shorter,
    )
  if (/endeavou?r/i.test(first.quote))
    return /endeavou?r/i.test(quote)
      ? notMet('The policy only promises to try to give notice.', first)
      : cannotTell('The policy only promises to try to give notice.')
  const insured = normal(contract.insured ?? '')
  const own = [...namesIn(first.quote), ...first.names.flatMap(namesIn)]
  const named = [...new Set(own.length > 0 ? own : namedBefore(first))]
    .flatMap((name) => name.split(/ and (?=[A-Z])/))
    .filter(
      (name) => name.includes(' ') && (insured === '' || !normal(name).startsWith(insured.slice(0, 12))),
    )
  const isToInsureds =
    named.length === 0 &&
    /additional (?:insured|assured)|certificate holders?\b/i.test(first.quote) &&
    (wording.additionalInsureds.length > 0 || /certificate holders?\b/i.test(first.quote))
  const parties = normal(contract.text)
  const recipient = recipients.find(({ words }) => words.test(first.quote))
  // "To each mortgageholder shown in the declarations", which name the other party so.
  const shown = asMortgagee.test(first.quote)
    ? sentences
        .filter((each) => asMortgagee.test(`${each.form ?? ''} ${each.quote}`))
        .flatMap((each) => namesIn(each.quote))
    : []
  const isNamed = [...named, ...shown].some((name) => parties.includes(normal(name)))
  const mayBeRecipient =
    recipient?.words.test(quote) || (recipient?.isByContract === true && recipient.words.test(contract.text))
  if (recipient && !first.isBlanket && !isToInsureds && !isNamed && !mayBeRecipient)
    return notMet(`The policy promises notice to ${recipient.label} only.`, first)
  if (named.length > 0 && !isNamed && !first.isBlanket && !isToInsureds && contract.text !== '')
    return notMet(`The policy promises notice to ${named.join(' and ')} only.`, first)
  if (
    (first.isBlanket || isToInsureds || isNamed) &&
    days !== null &&
    first.days !== null &&
    !/material change|reduction/i.test(quote) &&
    (!/non-?\s?renew/i.test(quote) || /non-?\s?renew/i.test(first.whole)) &&
    !/\bany reason\b/i.test(quote)
  )
    return met(`The policy gives ${first.days} days of notice.`, first)
  return cannotTell(
    'The policy gives notice to the parties in its schedule. Check that the other party is one of them.',
  )
}

/** "Gorge View Realty Corp. is an additional insured. We will tell it 30 days before we cancel." */
function namedBefore({ quote, form, whole }: Provision): string[] {
  const isOfNotice = form !== null && promisesNotice(form)
  return whole.length < longestEndorsement && (isOfNotice || ofNamed.test(quote))
    ? sentencesOf(whole).flatMap(namesIn)
    : []
}

const longestEndorsement = 1_200
/** A word that stands for somebody whom the endorsement names. */
const ofNamed =
  /\b(?:it|them|(?:the|that|this|such) (?:\w+ )?(?:lessor|lender|owner|landlord|person|organi[sz]ation|entity|party|payee|insured))\b/i
