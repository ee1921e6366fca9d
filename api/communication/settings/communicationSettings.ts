import { defineKind, derivedId } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'

/** The kinds of answers that Cara may give by itself, each only when the agency switched it on. */
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

/** A reply that staff send often. Its placeholders are filled for each thread. */
export interface ReplyTemplate {
  readonly title: string
  readonly body: string
}

/** How an agency talks with its clients. */
export interface CommunicationSettings {
  /** The address that clients write to and get answers from; null until the agency says. */
  readonly emailAddress: string | null
  readonly senderName: string | null
  /** The `authserv-id` of the mail servers whose Authentication-Results are believed. */
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

/** An agency has one record of settings; its id follows from the agency. */
export function settingsId(agencyId: string): string {
  return derivedId(communicationSettingsKind.prefix, [agencyId])
}

export function settingsOf(agency: Pick<AgencyStore, 'id' | 'table'>): CommunicationSettings {
  const kept = agency.table(communicationSettingsKind).get(settingsId(agency.id))
  // A switch that was added later is as it is by default.
  return kept
    ? {
        ...defaultSettings,
        ...kept,
        automaticAnswers: { ...defaultSettings.automaticAnswers, ...kept.automaticAnswers },
      }
    : defaultSettings
}
