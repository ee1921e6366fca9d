import { use } from 'react'
import { formContext } from '../../private/formContext.ts'
import { type Address, partNamesBeneath } from './address.ts'

/** What the form around an address says of it as a whole, and whether it says something of the parts beneath line 1. */
export function useAddressErrors(name: string | undefined) {
  const form = use(formContext)
  const messageAt = (path: string) => (name === undefined ? undefined : form.messageAt(`${name}${path}`))
  return {
    ofWhole: messageAt(''),
    areBeneath: partNamesBeneath.some((part) => messageAt(`.${part}`) !== undefined),
    /** Parts were filled without being typed: what was said of them may not be true any more. */
    forget(parts: readonly (keyof Address)[]) {
      if (name === undefined) return
      for (const part of parts) form.markEdited(`${name}.${part}`)
    },
  }
}
