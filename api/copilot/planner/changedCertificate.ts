import { findAddresses } from '../../assistant/index.ts'
import { sendsCertificate } from '../skills/issueCertificate/certificateEmail.ts'
import { issueCertificate } from '../skills/issueCertificate/issueCertificate.ts'
import { ordersCertificateAgain } from '../skills/prepareRequest/certificateAgain.ts'
import { correctsHolder } from '../skills/prepareRequest/holderGiven.ts'
import { policyChangeIn } from '../skills/prepareRequest/policiesToShow.ts'
import { prepareRequest } from '../skills/prepareRequest/prepareRequest.ts'
import { issueCertificateOfInsurance } from '../tools/issueCertificateOfInsurance.ts'
import { emailsIn } from './messageParts.ts'
import type { Choice, Situation } from './situation.ts'
import { asksQuestion } from './questionForm.ts'

/** What a message does with the certificate just made: another holder, provision or policy on it, or an email that brings it. */
export function changedCertificate({
  workspace,
  message,
  artifacts,
  lastWork,
  waiting,
}: Situation): Choice | null {
  const { question } = workspace
  const isWaiting = waiting.includes(issueCertificateOfInsurance.name)
  const isPrepared = workspace.serviceRequestId !== null && lastWork === prepareRequest.name
  // Another holder is a certificate of its own.
  const isAgain = ordersCertificateAgain(message.content) && findAddresses(message.content).length === 0
  if (isWaiting && isPrepared && (isAgain || correctsHolder(message.content)))
    return { skill: prepareRequest }
  const isSent = isWaiting && artifacts.at(-1)?.type !== 'EMAIL' && sendsCertificate(message.content)
  // "Just the GL" may also answer what another skill asked.
  const isOpen = question === null || question.skill === issueCertificate.name
  const isChange = isOpen && lastWork === issueCertificate.name && policyChangeIn(message.content) !== null
  if (isSent || isChange) return { skill: issueCertificate, isCorrection: true }
  if (question?.skill === issueCertificate.name && question.topic === 'email')
    return emailsIn(message.content).length > 0
      ? { skill: issueCertificate, answered: question, isCorrection: true }
      : null
  return lastWork === issueCertificate.name && !question && correctsCertificate(message.content)
    ? { skill: issueCertificate, isCorrection: isOtherThanBefore.test(message.content) }
    : null
}

/** Whether a message corrects the certificate just proposed: another address, holder or provision. */
function correctsCertificate(text: string): boolean {
  if (text.length > 300 || asksQuestion(text) || otherThanCertificate.test(text)) return false
  return findAddresses(text).length > 0 || partOfCertificate.test(text)
}

const otherThanCertificate =
  /\b(?:e-?mail|letter|another|carrier|underwriter|endorsements?|review|compare|summar\w+|proposal)\b/i
const partOfCertificate =
  /\b(?:holder|waivers?|additional(?:ly)? insureds?|primary|PNC|completed op\w*|address|description|made? (?:it )?out to|instead)\b|\bAI\b/i

/** "Use a different holder" takes the place of what was proposed; "also for the city" does not. */
const isOtherThanBefore =
  /\b(?:use|change|different|instead|wrong|correct(?:ed)?|replace|not|no|should|meant|rather|actually|remove|drop|without|take|leave|only|just)\b|\bmade? (?:it )?out to\b|\bholder(?: name)? is\b/i
