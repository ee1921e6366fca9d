export { messageParts, type MessageParts } from './triage/messageParts.ts'
export { readDetails, triage } from './triage/triage.ts'
export type {
  Triage,
  TriageAccount,
  TriageBook,
  TriagedRequest,
  TriageMessage,
  Utterance,
} from './triage/triageMessage.ts'
