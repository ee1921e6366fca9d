import './conversations/conversationQueries.ts'
import { defineModule } from '../graphql/index.ts'
import { callKind } from './calls/call.ts'
import { emailKind } from './emails/email.ts'
import { emailThreadKind } from './emails/emailThread.ts'
import { communicationSettingsKind } from './settings/communicationSettings.ts'

export const communicationModule = defineModule({
  name: 'communication',
  kinds: [callKind, emailKind, emailThreadKind, communicationSettingsKind],
})
