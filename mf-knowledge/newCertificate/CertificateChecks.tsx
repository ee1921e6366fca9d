import { Link, Stack } from '@coverdesk/design-system'
import { Checkbox } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { useEffect, useRef } from 'react'
import { paths } from '../paths.ts'

/** A problem with a certificate and how to fix it. */
export interface CertificateCheck {
  readonly message: string
  /** Must be fixed first; anything else can be confirmed. */
  readonly isBlocking: boolean
  readonly policyId: string | null
}

export interface CertificateChecksProps {
  checks: readonly CertificateCheck[]
  /** The checks the server rejected the form for. A new array moves focus here, since this may be off screen. */
  refusal?: readonly unknown[] | undefined
  /** Whether what is no error can be confirmed here; true by default. */
  canConfirm?: boolean
}

/** What must be fixed first, and what can be confirmed. */
export function CertificateChecks({ checks, refusal, canConfirm = true }: CertificateChecksProps) {
  const place = useRef<HTMLDivElement>(null)
  const isRefused = refusal !== undefined && refusal.length > 0
  useEffect(() => {
    if (isRefused) place.current?.focus()
  }, [isRefused, refusal])
  if (checks.length === 0) return null
  const blocking = checks.filter(({ isBlocking }) => isBlocking)
  const warnings = checks.filter(({ isBlocking }) => !isBlocking)
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Check results">
      <Stack space="s">
        {blocking.length > 0 && (
          <Banner tone="danger" title="Fix before issuing">
            <CheckList checks={blocking} />
          </Banner>
        )}
        {warnings.length > 0 && (
          <Banner tone="warning" title="Review before issuing">
            <Stack space="xs">
              <CheckList checks={warnings} />
              {/* A confirmation covers only the results shown at the time. */}
              {canConfirm && (
                <Checkbox
                  key={warnings.map(({ message }) => message).join('\n')}
                  name="confirm"
                  label="Issue anyway"
                />
              )}
            </Stack>
          </Banner>
        )}
      </Stack>
    </div>
  )
}

function CheckList({ checks }: { checks: readonly CertificateCheck[] }) {
  return (
    <Stack space="xs" as="ul">
      {checks.map(({ message, isBlocking, policyId }) => (
        <li key={`${policyId} ${message}`}>
          {message}{' '}
          {policyId !== null && (
            // Opens in a new tab to keep the input here.
            <Link href={isBlocking ? paths.editPolicy(policyId) : paths.policy(policyId)} isExternal>
              Open the policy
            </Link>
          )}
        </li>
      ))}
    </Stack>
  )
}
