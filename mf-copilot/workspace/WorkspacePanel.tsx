import { graphql, links, requestTypeLabel, RequestStateBadge, useFragment } from '@coverdesk/contract'
import { SettledRequest } from '@coverdesk/contract/SettledRequest'
import {
  ArrowLeftIcon,
  Button,
  ButtonLink,
  Heading,
  Icon,
  Inline,
  Link,
  mediumDate,
  orDash,
  Stack,
  Text,
} from '@coverdesk/design-system'
import { AttachmentList } from '@coverdesk/design-system/conversation'
import { type ReactNode, useId, useState } from 'react'
import { paths } from '../paths.ts'
import { WorkspaceStateBadge } from '../shared/WorkspaceStateBadge.tsx'
import type { WorkspacePanel_workspace$key } from './__generated__/WorkspacePanel_workspace.graphql.ts'
import * as pageStyles from './WorkspacePage.css.ts'
import * as styles from './WorkspacePanel.css.ts'

export interface WorkspacePanelProps {
  workspace: WorkspacePanel_workspace$key
  /** A line above an open artifact, with the details on demand. */
  isCompact: boolean
}

/** A workspace's title, status, preset, attachments, and the record it was opened from. */
export function WorkspacePanel({ workspace, isCompact }: WorkspacePanelProps) {
  const { title, state, presetLabel, customPreset, agencyUser, createdAt, files, ...about } = useFragment(
    graphql`
      fragment WorkspacePanel_workspace on CaraWorkspace {
        title
        state
        presetLabel
        customPreset {
          id
          title
        }
        agencyUser {
          name
        }
        createdAt
        files {
          id
          name
          url
          size
        }
        account {
          id
          account {
            name
          }
        }
        businessPolicy {
          id
          policyNumber
          carrier {
            name
          }
        }
        serviceRequest {
          id
          type
          state
          customerName
          isSettled
          ...SettledRequest_request
          viewerCanResolve {
            isAllowed
            reason
          }
        }
      }
    `,
    workspace,
  )
  const { account, businessPolicy, serviceRequest } = about
  const isSettled = serviceRequest?.isSettled === true && serviceRequest.viewerCanResolve.isAllowed
  const [isOpen, setIsOpen] = useState(false)
  const factsId = useId()
  return (
    <aside aria-label="Workspace" className={isCompact ? pageStyles.compactPanel : pageStyles.panel}>
      <Stack space="s">
        <div className={isCompact ? styles.compactHead : styles.head}>
          <span className={styles.back}>
            <Link href={paths.workspaces()} tone="quiet">
              <Inline space="xxs" wrap={false}>
                <Icon icon={ArrowLeftIcon} size="small" />
                Back to workspaces
              </Inline>
            </Link>
          </span>
          <div className={styles.title}>
            <Heading level={1} size="medium" tabIndex={-1}>
              {title}
            </Heading>
          </div>
          <div className={styles.state}>
            <WorkspaceStateBadge state={state} />
            <span className={isCompact ? undefined : styles.onlyOnTablet}>
              <Button
                size="small"
                tone="quiet"
                aria-expanded={isOpen}
                aria-controls={factsId}
                onPress={() => setIsOpen(!isOpen)}
              >
                Details
              </Button>
            </span>
          </div>
        </div>
        <div id={factsId} className={factsClass({ isCompact, isOpen })}>
          <Stack space="m">
            <dl className={isCompact ? styles.factsInLine : styles.facts}>
              {presetLabel !== null && <Fact label="Preset">{presetLabel}</Fact>}
              {customPreset && (
                <Fact label="Custom preset">
                  <Link href={paths.editPreset(customPreset.id)}>{customPreset.title}</Link>
                </Fact>
              )}
              {account && (
                <Fact label="Account">
                  <Link href={links.account(account.id)}>{account.account.name}</Link>
                </Fact>
              )}
              {businessPolicy && (
                <Fact label="Policy">
                  <Link href={links.policy(businessPolicy.id)}>
                    {orDash(businessPolicy.policyNumber ?? businessPolicy.carrier?.name)}
                  </Link>
                </Fact>
              )}
              <Fact label="Started by">{agencyUser?.name ?? 'Cara'}</Fact>
              <Fact label="Started">{mediumDate(createdAt)}</Fact>
            </dl>
            {serviceRequest && (
              <section aria-label="Service request">
                <Stack space="xs">
                  <Heading level={2} size="small">
                    Service request
                  </Heading>
                  <Inline justify="between">
                    <Text>{requestTypeLabel(serviceRequest.type)}</Text>
                    <RequestStateBadge state={serviceRequest.state} />
                  </Inline>
                  <Text tone="muted">{orDash(serviceRequest.customerName)}</Text>
                  <SettledRequest request={serviceRequest} />
                  <Inline>
                    {isSettled ? null : serviceRequest.viewerCanResolve.isAllowed ? (
                      <ButtonLink
                        href={links.resolveServiceRequest(serviceRequest.id)}
                        size="small"
                        tone="primary"
                      >
                        Resolve
                      </ButtonLink>
                    ) : (
                      <Button size="small" isDisabled disabledReason={serviceRequest.viewerCanResolve.reason}>
                        Resolved
                      </Button>
                    )}
                    <ButtonLink href={links.serviceRequest(serviceRequest.id)} size="small">
                      View
                    </ButtonLink>
                  </Inline>
                </Stack>
              </section>
            )}
            {files.length > 0 && (
              <section aria-label="Attachments">
                <Stack space="xs">
                  <Heading level={2} size="small">
                    Attachments
                  </Heading>
                  <AttachmentList
                    attachments={files.map(({ id, name, url, size }) => ({ id, name, href: url, size }))}
                  />
                </Stack>
              </section>
            )}
          </Stack>
        </div>
      </Stack>
    </aside>
  )
}

function factsClass({ isCompact, isOpen }: { isCompact: boolean; isOpen: boolean }): string | undefined {
  if (isOpen) return undefined
  return isCompact ? styles.hidden : styles.hiddenOnTablet
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
