import { lineOfBusinessLabel } from '@coverdesk/contract'

interface NamedPolicy {
  readonly type: string
  readonly policyNumber: string | null | undefined
}

/** What a policy is called among others: `General Liability MS-1622316-26`. */
export function policyTitle({ type, policyNumber }: NamedPolicy): string {
  return [lineOfBusinessLabel(type), policyNumber].filter(Boolean).join(' ')
}
