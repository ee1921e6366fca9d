import type { z } from 'zod'
import { builder } from './builder.ts'

/** A message for one field of the input; `path` is the input's: `notes`, `policies.0.type`. */
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

/** An expected failure: every member of a result union but its success. */
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

/** The answer to a mutation whose input has problems; null when it has none. */
export function fieldErrors(problems: readonly FieldProblem[]): ValidationErrorsShape | null {
  return problems.length === 0 ? null : invalidFields(problems)
}

/** The answer to a mutation whose input has these problems. */
export function invalidFields(fields: readonly FieldProblem[]): ValidationErrorsShape {
  return { __typename: 'ValidationErrors', message: someFields, fields }
}

/** The answer to a mutation with one problem. */
export function fieldError(path: string, message: string): ValidationErrorsShape {
  return { __typename: 'ValidationErrors', message, fields: [{ path, message }] }
}

/** The problems that a zod schema found, by the input's paths. */
export function problemsOf(error: z.ZodError): FieldProblem[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
}

/** The answer to a mutation whose input a zod schema refused. */
export function invalidInput(error: z.ZodError): ValidationErrorsShape {
  return invalidFields(problemsOf(error))
}

/** The answer for an id that names nothing in the viewer's agency, whether or not it does in another. */
export function notFound(noun: string): NotFoundErrorShape {
  return { __typename: 'NotFoundError', message: `There is no such ${noun}.` }
}
