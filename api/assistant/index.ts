export { alsoAsked, isInquiry } from './triage/alsoAsked.ts'
export { documentType } from './triage/documentType.ts'
export { asksForPropertyEvidence } from './triage/asksForPropertyEvidence.ts'
export { certificateCorrections, isOnlyAboutCertificates } from './triage/certificateCorrection.ts'
export {
  additionalInsuredsNamed,
  unnamedInsureds,
  wantsHolderInsured,
} from './triage/additionalInsuredsNamed.ts'
export {
  asksForLossPayee,
  backdatingAskedFor,
  noticeAskedFor,
  rareCoverAskedFor,
  wordingAskedFor,
} from './triage/certificateWording.ts'
export {
  coverageNotice,
  type CoverageNotice,
  isCoverageNotice,
  isRenewalOffer,
  lastDayToAct,
  termsOfNotice,
  paymentSaid,
} from './triage/coverageNotice.ts'
export { isOfCarrier, isOfMarket, legalPaper, writesAboutClient } from './triage/outsiders.ts'
export { marketLetterOf } from './triage/marketLetter.ts'
export { asksAgain } from './triage/asksAgain.ts'
export { type AskedChange, changesAsked, haveOwnDays, withoutDay } from './triage/changesAsked.ts'
export { policyOfPlace } from './triage/placesChanged.ts'
export {
  type ChangeDetails,
  changeDetails,
  changedItems,
  detailLines,
  missingDetails,
} from './triage/changeDetails.ts'
export {
  asAttached,
  forwardedSender,
  messageParts,
  type MessageParts,
  withoutAttached,
  withoutEarlier,
} from './triage/messageParts.ts'
export { findAddresses } from './triage/findAddress.ts'
export { findDay, findEffectiveDay } from './triage/findDates.ts'
export { findParty, namedBefore } from './triage/findParty.ts'
export { isThirdParty } from './triage/isThirdParty.ts'
export { isSpanish, spanishNote } from './triage/isSpanish.ts'
export { formsNamed, isNamedIn } from './triage/isAdditionalInsured.ts'
export { lineNotOnFile, policiesMeant, spokenLine, withoutNames } from './triage/findPolicy.ts'
export { isKnownAs, linesLike } from './triage/isOfLine.ts'
export { publicMail } from './triage/isDomainOf.ts'
export { insuredLines } from './triage/insuredLines.ts'
export { lossFacts, missingFacts } from './triage/lossFacts.ts'
export { linesOfLoss } from './triage/linesOfLoss.ts'
export { lineNames } from './triage/lineWords.ts'
export { withoutTypos } from './triage/withoutSlips.ts'
export { notHandled } from './triage/notHandled.ts'
export { numberIn } from './triage/numberIn.ts'
export {
  acceptsQuote,
  acceptsRenewal,
  missingForQuote,
  quotedLines,
  statedNumbers,
  asksWhetherBound,
} from './triage/quoteQuestions.ts'
export { newCover } from './triage/lineWords.ts'
export { readDetails, givesBankDetails, triage } from './triage/triage.ts'
export { asksToFillForm } from './triage/fillsForm.ts'
export { isPersonalQuote } from './triage/personalQuotes.ts'
export { callsWanted, complaintNote, isRegulatorComplaint } from './triage/isThreat.ts'
export { reportsLoss } from './triage/reportsLoss.ts'
export type {
  NonRequestReason,
  RequestType,
  Triage,
  TriageAccount,
  TriagePolicy,
  TriageBook,
  TriagedRequest,
  TriageMessage,
  Utterance,
} from './triage/triageMessage.ts'
export { agreesTo } from './triage/referringBack.ts'
export { noteOfTakenBack, type Standing, standingAfter, standingIn } from './triage/standing.ts'
export { takenBackIn } from './triage/takenBackIn.ts'
export { withCapitals } from './triage/withCapitals.ts'
export { withoutQuoteMarks } from './triage/withoutQuoteMarks.ts'
export { withoutOrders } from './triage/withoutOrders.ts'
export { sendsCertificate } from './triage/withoutSent.ts'
export { asksForOtherHolders, endingDate, whichPolicy } from './triage/missingIn.ts'
export { bankChangeWarning } from './triage/changesBank.ts'
export { asksOfContract, comparesQuotes } from './triage/ownAsks.ts'
export { otherPartyIn } from './triage/otherPartyIn.ts'
export { unclearAmounts } from './triage/unclearAmounts.ts'
