import { capitalized, toast } from '@coverdesk/design-system'
import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router'

export interface MissingRecordProps {
  /** The kind of record, in lowercase: `policy`, `service request`. */
  what: string
  /** Where to go instead. */
  to: string
}

/** Redirects from the URL of a nonexistent record and says why. */
export function MissingRecord({ what, to }: MissingRecordProps) {
  const isSaid = useRef(false)
  useEffect(() => {
    if (isSaid.current) return
    isSaid.current = true
    toast.show({
      tone: 'warning',
      title: `${capitalized(what)} not found`,
      description: 'It may have been removed, or the link may be wrong.',
    })
  }, [what])
  return <Navigate to={to} replace />
}
