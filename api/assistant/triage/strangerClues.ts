import { nameKey } from '../../knowledge/index.ts'
import { classifyText, noRequestShare } from './classifyText.ts'
import { domainCovered, isDomainLike, publicMail } from './isDomainOf.ts'
import { messageFeatures } from './messageFeatures.ts'
import type { MessageText } from './messageText.ts'
import type { TriageBook, TriageMessage, TriagePolicy } from './triageMessage.ts'

/** With few accounts, weaker evidence distinguishes them. */
const smallBook = 12

/** What a message shows of a sender who may have no account. */
export function strangerClues(
  { from }: TriageMessage,
  text: MessageText,
  { accounts, size }: TriageBook,
): Readonly<Record<string, number>> {
  const { full, channel } = text
  const shares = classifyText(messageFeatures(text, { isKnown: false }))
  const email = from.email
  const domain = domainOf(from)
  const label = domain.split('.').at(-2) ?? ''
  const isMailService = publicMail.test(label) || /mail|post|inbox|web/.test(label)
  const isMatched =
    email !== null &&
    accounts.some((account) => domainCovered(email, account) > 0.4 || isDomainLike(email, account))
  const isCarrier = accounts.some(({ policies }) =>
    policies.some((policy) => isCarrierDomain(policy, domain)),
  )
  return {
    anybody: 1,
    ...(size <= smallBook && { 'small book': 1 }),
    ...(channel === 'CALL' && { call: 1 }),
    'asks for a price': shares.QUOTE_REQUEST,
    'asks nothing': noRequestShare(shares),
    ...(ofOwnPolicy.test(full) && { 'own policy': 1 }),
    ...(label !== '' && !isMailService && !isMatched && !isCarrier && { 'domain of another': 1 }),
    ...(isCarrier && { 'domain of a carrier': 1 }),
    ...(newcomer.test(full) && { newcomer: 1 }),
    ...(outsider.test(full) && { outsider: 1 }),
  }
}

/** The mail domain of the sender; empty when nobody confirmed it. */
export function domainOf({ email, isVerified }: TriageMessage['from']): string {
  return isVerified ? (email?.split('@')[1]?.toLowerCase() ?? '') : ''
}

/** Whether a domain is that of a policy's carrier, which writes about its insureds. */
export function isCarrierDomain({ carrier }: TriagePolicy, domain: string): boolean {
  const [first = ''] = nameKey(carrier ?? '').split(' ')
  return first.length >= 5 && domain.startsWith(first)
}

/** Clients speak of their insurance as theirs. */
const ofOwnPolicy =
  /\b(?:our|my)\s+(?:(?!lawyer|landlord)\p{L}+\s+){0,2}(?:polic(?:y|ies)|coverages?|insurance|c?gl|liability|auto|bop|comp|umbrella|cyber|renewal|decs?|premium|deductible|limits?|account|cert\w*|cois?|trucks?|drivers?|vans?|payroll|location|carrier)\b|\bwith you\b(?! (?:if|to))/iu

const newcomer =
  /\b(new (client|customer|business)|not (yet )?(a )?(client|customer)|(just|about to|recently|am|are|i'?m|we'?re) (\w+ )?(start|open|launch)\w*|recommended (you|your)|referred (me|us)|found you|looking for (an? )?(\w+ ){0,3}(insurance|coverage|agent|policy)|have none|help (businesses|companies|agencies)|our services|wrong number|move (my|our) insurance)\b/i

/** Words of people who speak of the insured as somebody else. */
export const outsider =
  /\b(?:(?:who|what|which)(?:['’]s| is| has| carries| insures?) (?:their|his|her)\b|their insurance(?! (?:cards?|sheet|require))|by (?:some|one of your) \p{L}+|(?:hit|sue|owes?) me\b|my (?:lawyer|attorney))/iu
