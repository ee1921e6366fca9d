import { isThirdParty } from '../../assistant/index.ts'
import type { TriageMessage } from '../../assistant/index.ts'
import { builder } from '../../graphql/index.ts'
import { carrierKind } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { callKind } from '../calls/call.ts'
import { CallType } from '../calls/callType.ts'
import { callMessage } from '../calls/triageCall.ts'
import { emailKind } from '../emails/email.ts'
import { EmailThreadType } from '../emails/emailThreadType.ts'
import { threadMessage } from './redraft.ts'

const description =
  'Whether Cara takes whoever wrote or called for somebody of a client: not for a carrier, a lender or another third party, nor for an address that may be forged. Only they are suggested as contacts.'

builder.objectField(EmailThreadType, 'isFromClient', (t) =>
  t.boolean({
    description,
    async resolve({ id, isSenderVerified }, _, { agency }) {
      const [first] = agency
        .table(emailKind)
        .related('thread', id)
        .toSorted((a, b) => a.sentAt - b.sentAt)
      if (!isSenderVerified || first?.senderRole === 'PARTICIPANT') return false
      return isOfClient(agency, await threadMessage(agency, id))
    },
  }),
)

builder.objectField(CallType, 'isFromClient', (t) =>
  t.boolean({
    description,
    async resolve({ id }, _, { agency }) {
      const call = await agency.read(callKind, id)
      return call !== null && isOfClient(agency, await callMessage(agency, call))
    },
  }),
)

function isOfClient(agency: Pick<AgencyStore, 'table'>, message: TriageMessage): boolean {
  const companies = Array.from(agency.table(carrierKind).values(), ({ name }) => name)
  return !isThirdParty(message, companies)
}
