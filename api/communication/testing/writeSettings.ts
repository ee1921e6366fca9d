import { create, type AgencyStore } from '../../platform/index.ts'
import { communicationSettingsKind, defaultSettings, settingsId } from '../settings/communicationSettings.ts'
import type { CommunicationSettings } from '../settings/communicationSettings.ts'

/** An agency with a desk address, whose mail server `mx.harborline.example` is believed. */
export async function writeSettings(
  agency: AgencyStore,
  settings: Partial<CommunicationSettings> = {},
): Promise<void> {
  const value = {
    ...defaultSettings,
    emailAddress: 'desk@harborline.example',
    senderName: 'Harborline Insurance Group',
    trustedRelays: ['mx.harborline.example'],
    ...settings,
  }
  const change = create(
    communicationSettingsKind,
    settingsId(agency.id),
    value,
    'UPDATE_COMMUNICATION_SETTINGS',
  )
  await agency.commit({ type: 'SYSTEM', id: null }, [change])
}
