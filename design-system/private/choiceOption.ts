import type { ReactNode } from 'react'

/** One option of a group. */
export type ChoiceOption<Value extends string = string> = {
  value: Value
  label: ReactNode
  /** A second line below the label. */
  description?: ReactNode
  /** Why it is disabled; shown with it. */
  disabledReason?: string | undefined
}
