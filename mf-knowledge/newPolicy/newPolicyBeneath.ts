import { paths } from '../paths.ts'

/** The list that the dialog lies over: filtered as it was, without the account that the dialog is about. */
export function newPolicyBeneath(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('accountId')
  const rest = params.toString()
  return paths.policies(rest === '' ? '' : `?${rest}`)
}
