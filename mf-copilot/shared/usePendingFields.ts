import { useState } from 'react'

/** Whether any of a form's file fields is uploading. Several may report in the same render. */
export function usePendingFields() {
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set())

  function setPending(field: string, isPending: boolean) {
    setFields((last) => {
      if (last.has(field) === isPending) return last
      return isPending ? new Set([...last, field]) : new Set([...last].filter((other) => other !== field))
    })
  }

  return { isPending: fields.size > 0, setPending }
}
