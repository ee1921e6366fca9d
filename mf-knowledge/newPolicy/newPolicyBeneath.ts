import { paths } from '../paths.ts'

/** The URL of the list beneath the dialog: its filters, without the dialog's account. */
export function newPolicyBeneath(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('accountId')
  const rest = params.toString()
  return paths.policies(rest === '' ? '' : `?${rest}`)
}
