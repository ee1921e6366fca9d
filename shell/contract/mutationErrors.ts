import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime'
import { formErrors, type FormErrors, type MutationAnswer } from './formErrors.ts'
import { RequestFailure } from './RequestFailure.ts'
import { type Answer, runMutation } from './runMutation.ts'

interface AnsweredMutation extends MutationParameters {
  readonly response: Readonly<Record<string, MutationAnswer>>
}

/** Runs a mutation outside a route action; returns the error if it was rejected or not sent, null on success. */
export async function mutationErrors<TMutation extends AnsweredMutation>(
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
  onAnswer?: (answer: Answer<TMutation>) => void,
): Promise<FormErrors | null> {
  try {
    const answer = await runMutation<TMutation>(mutation, variables)
    onAnswer?.(answer)
    return formErrors(answer)
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    return { fields: [], message: `${error.message} Not saved. Try again.` }
  }
}

/** Like `mutationErrors`, with the errors on one line, for places without fields. */
export async function mutationFailure<TMutation extends AnsweredMutation>(
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
): Promise<string | null> {
  return errorText(await mutationErrors<TMutation>(mutation, variables))
}

/** The errors on one line. */
export function errorText(errors: FormErrors | null): string | null {
  return errors && (errors.message ?? errors.fields.map(({ message }) => message).join(' '))
}
