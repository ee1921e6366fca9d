export { asksAgain } from './triage/asksAgain.ts'
export { acceptsQuote } from './triage/acceptsQuote.ts'
export { messageParts, type MessageParts } from './triage/messageParts.ts'
export { findAddresses } from './triage/findAddress.ts'
export { findParty, namedBefore } from './triage/findParty.ts'
export { lineNotOnFile, linesLike } from './triage/findPolicy.ts'
export { lineNames } from './triage/lineWords.ts'
export { asksForWaiver } from './triage/requestOf.ts'
export { readDetails, triage } from './triage/triage.ts'
export type {
  Triage,
  TriageAccount,
  TriageBook,
  TriagedRequest,
  TriageMessage,
  Utterance,
} from './triage/triageMessage.ts'
