import { foundText, links, requestTypeLabel } from '@coverdesk/contract'
import { shortDate } from '@coverdesk/design-system'
import { phone } from '@coverdesk/design-system/forms'
import type { Command } from '@coverdesk/design-system/frames'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type {
  recordCommand_record$data,
  recordCommand_record$key,
} from './__generated__/recordCommand_record.graphql.ts'

type RecordOf<Typename> = Extract<recordCommand_record$data, { __typename: Typename }>

/** A record as a command of the palette; one found by words inside opens there. */
export type RecordCommand = Command & { href: string }

/** A record's command; null if its kind has no page. */
export function recordCommand(key: recordCommand_record$key): RecordCommand | null {
  const record = readInlineData(
    graphql`
      fragment recordCommand_record on Node
      @inline
      @argumentDefinitions(text: { type: "String!", defaultValue: "" }) {
        __typename
        ... on Account {
          id
          detail: account {
            name
            contactEmail: email
            mailingAddress {
              line1
              city
              zone
            }
          }
        }
        ... on AgencyUser {
          id
          name
          email
        }
        ... on BusinessPolicy {
          id
          policyNumber
          policyLabel: label
          policyholder: account {
            detail: account {
              name
            }
          }
        }
        ... on Call {
          id
          fromName
          fromNumber
          startedAt
          caller: account {
            detail: account {
              name
            }
          }
          passage(text: $text) {
            link
            ...foundText_passage @relay(mask: false)
          }
        }
        ... on CaraWorkspace {
          id
          title
          updatedAt
        }
        ... on CertificateOfLiabilityInsurance {
          id
          accountId
          certificateNumber
          holder {
            name
          }
          insured: account {
            detail: account {
              name
            }
          }
        }
        ... on Contact {
          id
          name
          speaksFor: accounts {
            id
            detail: account {
              name
            }
          }
        }
        ... on EmailThread {
          id
          subject
          fromName
          fromEmail
          correspondent: account {
            detail: account {
              name
            }
          }
          passage(text: $text) {
            link
            ...foundText_passage @relay(mask: false)
          }
        }
        ... on File {
          id
          name
          businessPolicy {
            id
            account {
              detail: account {
                name
              }
            }
          }
          passage(text: $text) {
            page
            link
            ...foundText_passage @relay(mask: false)
          }
        }
        ... on ServiceRequest {
          id
          requestType: type
          state
          customerName
          gist
          openedAt: createdAt
        }
      }
    `,
    key,
  )
  switch (record.__typename) {
    case 'Account':
      return accountCommand(record)
    case 'AgencyUser':
      return colleagueCommand(record)
    case 'BusinessPolicy':
      return policyCommand(record)
    case 'Call':
      return callCommand(record)
    case 'CaraWorkspace':
      return workspaceCommand(record)
    case 'CertificateOfLiabilityInsurance':
      return certificateCommand(record)
    case 'Contact':
      return contactCommand(record)
    case 'EmailThread':
      return threadCommand(record)
    case 'File':
      return fileCommand(record)
    case 'ServiceRequest':
      return requestCommand(record)
    default:
      return null
  }
}

function accountCommand({ id, detail }: RecordOf<'Account'>): RecordCommand {
  const { name, contactEmail, mailingAddress } = detail
  const place = joined(', ', mailingAddress?.line1, mailingAddress?.city, mailingAddress?.zone)
  return {
    id,
    kind: 'account',
    label: name,
    description: joined(' · ', place, contactEmail),
    href: links.account(id),
  }
}

/** A colleague has no page: links to the requests assigned to them. */
function colleagueCommand({ id, name, email }: RecordOf<'AgencyUser'>): RecordCommand {
  return {
    id,
    kind: 'person',
    label: name,
    description: joined(' · ', 'Open service requests', email),
    href: links.serviceRequests({ assignee: id }),
  }
}

function policyCommand(policy: RecordOf<'BusinessPolicy'>): RecordCommand {
  const { id, policyNumber, policyLabel, policyholder } = policy
  return {
    id,
    kind: 'policy',
    label: policyNumber ?? policyLabel,
    description: joined(' · ', policyNumber ? policyLabel : null, policyholder.detail.name),
    href: links.policy(id),
  }
}

function callCommand(call: RecordOf<'Call'>): RecordCommand {
  const { id, fromName, fromNumber, startedAt, caller, passage } = call
  return {
    id,
    kind: 'message',
    label: fromName ?? (fromNumber == null ? 'Unknown caller' : phone(fromNumber)),
    description: joined(' · ', 'Call', startedAt && shortDate(startedAt), caller?.detail.name),
    passage: passage ? foundText(passage) : undefined,
    href: `${links.call(id)}${passage?.link ?? ''}`,
  }
}

function threadCommand(thread: RecordOf<'EmailThread'>): RecordCommand {
  const { id, subject, fromName, fromEmail, correspondent, passage } = thread
  const sender = fromName ?? fromEmail
  return {
    id,
    kind: 'message',
    label: subject || sender,
    description: joined(' · ', subject ? sender : null, correspondent?.detail.name),
    passage: passage ? foundText(passage) : undefined,
    href: `${links.email(id)}${passage?.link ?? ''}`,
  }
}

function workspaceCommand({ id, title, updatedAt }: RecordOf<'CaraWorkspace'>): RecordCommand {
  return {
    id,
    kind: 'message',
    label: title,
    description: `Updated ${shortDate(updatedAt)}`,
    href: links.workspace(id),
  }
}

/** A certificate opens over its account's certificates. */
function certificateCommand(certificate: RecordOf<'CertificateOfLiabilityInsurance'>): RecordCommand {
  const { id, accountId, certificateNumber, holder, insured } = certificate
  return {
    id,
    kind: 'document',
    label: holder.name,
    description: joined(' · ', certificateNumber, insured?.detail.name),
    href: links.certificate(accountId, id),
  }
}

function fileCommand({ id, name, businessPolicy, passage }: RecordOf<'File'>): RecordCommand | null {
  if (!businessPolicy) return null
  return {
    id,
    kind: 'document',
    label: name,
    description: joined(' · ', businessPolicy.account.detail.name, passage && `Page ${passage.page}`),
    passage: passage ? foundText(passage) : undefined,
    href: `${links.policyDocument(businessPolicy.id, id)}${passage?.link ?? ''}`,
  }
}

/** A contact is shown with the first account they represent. */
function contactCommand({ id, name, speaksFor }: RecordOf<'Contact'>): RecordCommand | null {
  const [first] = speaksFor
  if (!first) return null
  return { id, kind: 'person', label: name, description: first.detail.name, href: links.account(first.id) }
}

/** A client may have many: what is asked and when tells them apart. */
function requestCommand(record: RecordOf<'ServiceRequest'>): RecordCommand {
  const { id, requestType, state, customerName, gist, openedAt } = record
  return {
    id,
    kind: 'request',
    label: customerName ?? 'Unknown customer',
    description: joined(' · ', requestTypeLabel(requestType), gist, shortDate(openedAt)),
    badgeText: state === 'OPEN' ? 'Open' : 'Closed',
    href: links.serviceRequest(id),
  }
}

function joined(separator: string, ...parts: readonly (string | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(separator) || undefined
}
