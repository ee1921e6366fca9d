import { classifyText, weightFor } from './classifyText.ts'
import { messageFeatures } from './messageFeatures.ts'
import type { MessageText } from './messageText.ts'
import { nonRequestReasons, type Triage } from './triageMessage.ts'

/** Why a message is not a request, with the sentence that shows it best. */
export function reasonOf(
  text: MessageText,
  sender: { readonly isKnown: boolean },
): NonNullable<Triage['notRequest']> {
  const fraud = fraudWords(text)
  if (fraud.length > 0) return { reason: 'PHISHING', evidence: fraud }
  const shares = classifyText(messageFeatures(text, sender))
  const reason = nonRequestReasons.reduce((best, each) => (shares[each] > shares[best] ? each : best))
  const [telling] = text.sentences
    .map((sentence) => {
      const features = messageFeatures({ ...text, sentences: [sentence], full: sentence.text }, sender)
      return { words: sentence.text, weight: weightFor(reason, features) }
    })
    .toSorted((a, b) => b.weight - a.weight)
  return { reason, evidence: telling ? [telling.words] : [] }
}

/** Whether a message is fraud. Then it is never a request, whatever else it says. */
export function isFraud(text: MessageText): boolean {
  return fraudWords(text).length > 0
}

/** The sentences that ask for passwords, or for money to a bank account that is said to be new; empty without any. */
function fraudWords({ sentences, forwardedFrom, full }: MessageText): string[] {
  if (forwardedFrom !== null || asksWhetherReal.test(full)) return []
  const wanted = sentences.filter(({ isDenied }) => !isDenied).map(({ text }) => text)
  const secrets = wanted.filter((each) => wantsSecrets.test(each))
  const isRedirected =
    wanted.some((each) => newBank.test(each)) && wanted.some((each) => wantsMoney.test(each))
  const money = isRedirected ? wanted.filter((each) => newBank.test(each) || wantsMoney.test(each)) : []
  const isPressing = [owing, pressing, link].every((pattern) => wanted.some((each) => pattern.test(each)))
  const pressed = isPressing ? wanted.filter((each) => pressing.test(each) || link.test(each)) : []
  return wanted.filter((each) => [...secrets, ...money, ...pressed].includes(each)).slice(0, 4)
}

/** "Your agency owes $8,413.20. Pay within 24 hours. Click here": no carrier bills its agents by such a link. */
const owing =
  /\byour agency (?:still )?(?:owes?|has an? (?:overdue|unpaid|outstanding))\b|\b(?:overdue|unpaid|outstanding) (?:premium )?(?:invoice|balance|amount)\b.{0,60}\byour agency\b/i
const pressing =
  /\b(?:within (?:\d+|twenty-four|forty-eight) hours|immediately|today|final notice)\b[^.?!\n]{0,80}\b(?:avoid|cancel\w*|suspen\w+|terminat\w+|late fees?)\b|\b(?:avoid|cancel\w*|suspen\w+|terminat\w+)\b[^.?!\n]{0,60}\bwithin \d+ hours\b/i
const link =
  /\b(?:click|tap|follow (?:the|this) link|log ?in|pay (?:here|now|online))\b[^\n]{0,80}(?:https?:\/\/|www\.|\bhere\b|\blink\b)/i

/** "Send us your agency login", not "I need your help with my password". */
const wantsSecrets =
  /\b(?:send|give|provide|share|confirm|verify|reply with|forward|e-?mail|need)\b[^.?!\n]{0,60}\b(?:your|(?:the )?agency(?:['’]?s)?)\s(?:(?!\b(?:my|our|help|to)\b)[^.?!\n]){0,40}\b(?:log-?ins?|passwords?|passcodes?|credentials|user ?names?|(?:verification|security|one-time) codes?)\b(?! (?:page|link|screen|url|address))/i
const bank = String.raw`(?:bank(?:ing)?|ibans?|routing|wire|wiring|remittance|deposit account|account (?:number|details))`
const newBank = new RegExp(
  String.raw`\b(?:new|changed|updated?|different|revised)\b[^.?!\n]{0,40}\b${bank}\b|\b${bank}\b[^.?!\n]{0,50}\b(?:changed|updated|new)\b`,
  'i',
)
/** Asks the agency for a payment. Refunds to a client and payments from a client legitimately involve the client's bank. */
const wantsMoney =
  /^(?!.*\b(?:refunds?|return premium|claim (?:payment|check)|(?:we|I)(?:['’]ll| will| can| want to) pay|from (?:our|my|there)|auto-?pay)\b).*\b(?:wire|transfer|remit|pay|send|direct|make|deposit)\b[^.?!\n]{0,80}(?:\$\s?\d|\b(?:premiums?|payments?|funds?|money|balance|invoices?)\b)/i
const asksWhetherReal =
  /\b(?:is (?:this|it) (?:legit\w*|real|genuine|from you|you)|did you (?:send|write)|suspicious|scam|phish\w*|fraud\w*)\b/i
