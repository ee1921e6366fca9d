import type { z } from 'zod'
import { builder } from './builder.ts'

/** An error message for one input field; `path` is the field's: `notes`, `policies.0.type`. */
export interface FieldProblem {
  readonly path: string
  readonly message: string
}

export interface ValidationErrorsShape {
  readonly __typename: 'ValidationErrors'
  readonly message: string
  readonly fields: readonly FieldProblem[]
}

export interface NotFoundErrorShape {
  readonly __typename: 'NotFoundError'
  readonly message: string
}

/** An expected failure: every member of a result union except the success. */
export const NamedError = builder.interfaceRef<{ readonly message: string }>('NamedError').implement({
  fields: (t) => ({ message: t.exposeString('message') }),
})

const FieldError = builder.objectRef<FieldProblem>('FieldError').implement({
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'Path of the input field: `notes`, `policies.0.type`.',
    }),
    message: t.exposeString('message'),
  }),
})

export const ValidationErrors = builder.objectRef<ValidationErrorsShape>('ValidationErrors').implement({
  interfaces: [NamedError],
  fields: (t) => ({ fields: t.field({ type: [FieldError], resolve: (errors) => [...errors.fields] }) }),
})

export const NotFoundError = builder.objectRef<NotFoundErrorShape>('NotFoundError').implement({
  interfaces: [NamedError],
})

const someFields = 'Some fields have errors.'

/** The error payload for an input with problems; null if it has none. */
export function fieldErrors(problems: readonly FieldProblem[]): ValidationErrorsShape | null {
  return problems.length === 0 ? null : invalidFields(problems)
}

/** The error payload for an input with these problems. */
export function invalidFields(fields: readonly FieldProblem[]): ValidationErrorsShape {
  return { __typename: 'ValidationErrors', message: someFields, fields }
}

/** The error payload for one problem. */
export function fieldError(path: string, message: string): ValidationErrorsShape {
  return { __typename: 'ValidationErrors', message, fields: [{ path, message }] }
}

/** A zod schema's problems, by input path. */
export function problemsOf(error: z.ZodError): FieldProblem[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
}

/** The error payload for an input rejected by a zod schema. */
export function invalidInput(error: z.ZodError): ValidationErrorsShape {
  return invalidFields(problemsOf(error))
}

/** The error for an ID that does not exist in the viewer's agency, whether or not it does in another. */
export function notFound(noun: string): NotFoundErrorShape {
  return { __typename: 'NotFoundError', message: `There is no such ${noun}.` }
}
