import { builder } from '../../graphql/index.ts'
import type { Viewer } from '../../graphql/index.ts'
import { agencyKind, calledName } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { EmailThreadRow } from '../emails/emailThread.ts'
import { type ReplyTemplate, settingsOf } from './communicationSettings.ts'

export const ReplyTemplateType = builder.objectRef<ReplyTemplate>('ReplyTemplate').implement({
  fields: (t) => ({ title: t.exposeString('title'), body: t.exposeString('body') }),
})

/** Placeholders a template can use, written in braces. */
export const placeholders = ['first name', 'account', 'my name', 'agency'] as const

/** The agency's templates, filled in for this thread. */
export function filledTemplates(
  agency: Pick<AgencyStore, 'id' | 'table'>,
  { fromName, accountName }: Pick<EmailThreadRow, 'fromName' | 'accountName'>,
  viewer: Pick<Viewer, 'name'>,
): ReplyTemplate[] {
  const values: Record<(typeof placeholders)[number], string> = {
    'first name': calledName(fromName) ?? 'there',
    account: accountName ?? 'your business',
    'my name': viewer.name,
    agency: agency.table(agencyKind).get(agency.id)?.name ?? '',
  }
  return settingsOf(agency).replyTemplates.map(({ title, body }) => ({
    title,
    body: placeholders.reduce((text, name) => text.replaceAll(`{${name}}`, values[name]), body),
  }))
}
