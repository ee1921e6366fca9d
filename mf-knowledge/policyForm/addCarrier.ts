import { formErrors, type FormErrors, graphql, RequestFailure, runMutation } from '@coverdesk/contract'
import type { ComboboxOption } from '@coverdesk/design-system'
import type { addCarrierMutation, CreateCarrierInput } from './__generated__/addCarrierMutation.graphql.ts'

/** The result of adding a company: the errors, or the company, which may have existed. */
export type AddedCarrier =
  | { readonly errors: FormErrors }
  | { readonly carrier: ComboboxOption; readonly isNew: boolean }

/** Adds a company to the agency's catalog; network errors are shown in the form. */
export async function addCarrier(input: CreateCarrierInput): Promise<AddedCarrier> {
  try {
    return await send(input)
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    return { errors: { fields: [], message: `${error.message} Not saved. Try again.` } }
  }
}

async function send(input: CreateCarrierInput): Promise<AddedCarrier> {
  const answer = await runMutation<addCarrierMutation>(
    graphql`
      mutation addCarrierMutation($input: CreateCarrierInput!) {
        createCarrier(input: $input) {
          __typename
          ... on CreateCarrierSuccess {
            isNew
            carrier {
              id
              name
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input },
  )
  const errors = formErrors(answer)
  if (errors) return { errors }
  const { carrier, isNew = true } = answer
  if (!carrier) throw new Error('The server added a company without saying which.')
  return { carrier: { value: carrier.id, label: carrier.name }, isNew }
}
