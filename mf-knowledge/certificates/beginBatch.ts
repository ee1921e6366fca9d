import { type ActionFunctionArgs, type FormErrors, replace } from '@coverdesk/contract'
import { accountId } from '../account/accountId.ts'
import { certificateErrors } from '../newCertificate/certificateErrors.ts'

/** A batch form's values; the account is in the URL. */
type BatchInput<Input extends { accountId: string }> = Omit<Input, 'accountId'>

type BatchAnswer = Parameters<typeof certificateErrors>[0] & {
  readonly batch?: { readonly id: string } | undefined
}

/** POST of a dialog that issues many certificates, JSON; the new batch's id goes into the dialog's URL. */
export async function beginBatch<Input extends { accountId: string }>(
  { params, request }: ActionFunctionArgs,
  send: (input: BatchInput<Input> & { accountId: string }) => Promise<BatchAnswer>,
): Promise<Response | FormErrors> {
  const input: BatchInput<Input> = await request.json()
  const answer = await send({ ...input, accountId: accountId(params) })
  const errors = certificateErrors(answer)
  if (errors) return errors
  if (!answer.batch) throw new Error('The server began a batch without saying which.')
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('batch', answer.batch.id)
  return replace(`${pathname}?${searchParams}`)
}
