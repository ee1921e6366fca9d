import { graphql, useFragment } from '@coverdesk/contract'
import type { CertificateChanges_changes$key } from './__generated__/CertificateChanges_changes.graphql.ts'

/** `General aggregate $1,000,000 → $2,000,000; Policy number CGL 1 → CGL 2` */
export function CertificateChanges({ changes }: { changes: CertificateChanges_changes$key }) {
  const shown = useFragment(
    graphql`
      fragment CertificateChanges_changes on CertificateChange @relay(plural: true) {
        label
        before
        after
      }
    `,
    changes,
  )
  return shown
    .map(({ label, before, after }) => `${label} ${before ?? '(not stated)'} → ${after ?? '(removed)'}`)
    .join('; ')
}
