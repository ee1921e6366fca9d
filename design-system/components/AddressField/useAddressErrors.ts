import { use } from 'react'
import { formContext } from '../../private/formContext.ts'
import { type Address, partNamesBeneath } from './address.ts'

/** The form's errors for the address as a whole, and whether it has errors for parts below line 1. */
export function useAddressErrors(name: string | undefined) {
  const form = use(formContext)
  const messageAt = (path: string) => (name === undefined ? undefined : form.messageAt(`${name}${path}`))
  return {
    ofWhole: messageAt(''),
    areBeneath: partNamesBeneath.some((part) => messageAt(`.${part}`) !== undefined),
    /** Parts were filled automatically, so their errors may be outdated. */
    forget(parts: readonly (keyof Address)[]) {
      if (name === undefined) return
      for (const part of parts) form.markEdited(`${name}.${part}`)
    },
  }
}
