import { defineKind, derivedId } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'

/** Kinds of replies that Cara may send automatically, each only if the agency turned it on. */
export const automaticAnswers = {
  ACKNOWLEDGMENT: {
    label: 'Confirm that a message arrived',
    isOn: true,
    example: 'Thanks for your message. We opened a request for you and will get back to you shortly.',
  },
  QUESTION_BACK: {
    label: 'Ask for missing details',
    isOn: false,
    example: 'To issue the certificate, we need the mailing address of the certificate holder.',
  },
  DOCUMENT: {
    label: 'Send a requested document the client can already see',
    isOn: false,
    example: 'Attached is your policy declarations page.',
  },
} as const
export type AutomaticAnswer = keyof typeof automaticAnswers

/** A reply that staff send often. Its placeholders are filled in for each thread. */
export interface ReplyTemplate {
  readonly title: string
  readonly body: string
}

/** How an agency communicates with its clients. */
export interface CommunicationSettings {
  /** The address clients write to and get replies from; null until set. */
  readonly emailAddress: string | null
  readonly senderName: string | null
  /** The `authserv-id`s of mail servers whose Authentication-Results are trusted. */
  readonly trustedRelays: readonly string[]
  readonly automaticAnswers: Readonly<Record<AutomaticAnswer, boolean>>
  readonly replyTemplates: readonly ReplyTemplate[]
}

export const communicationSettingsKind = defineKind({
  name: 'communicationSettings',
  prefix: 'cms',
  row: (settings: CommunicationSettings, id) => ({ id, ...settings }),
})

export const defaultSettings: CommunicationSettings = {
  emailAddress: null,
  senderName: null,
  trustedRelays: [],
  replyTemplates: [],
  automaticAnswers: { ACKNOWLEDGMENT: true, QUESTION_BACK: false, DOCUMENT: false },
}

/** Each agency has one settings record; its ID derives from the agency's. */
export function settingsId(agencyId: string): string {
  return derivedId(communicationSettingsKind.prefix, [agencyId])
}

export function settingsOf(agency: Pick<AgencyStore, 'id' | 'table'>): CommunicationSettings {
  const kept = agency.table(communicationSettingsKind).get(settingsId(agency.id))
  // A switch added later has its default value.
  return kept
    ? {
        ...defaultSettings,
        ...kept,
        automaticAnswers: { ...defaultSettings.automaticAnswers, ...kept.automaticAnswers },
      }
    : defaultSettings
}
