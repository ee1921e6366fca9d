import {
  getOperationAST,
  GraphQLError,
  type OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import { boundsRule, mostTokens } from './boundsRule.ts'
import { isPublicOperation } from './isPublicOperation.ts'

/** A document that was parsed, checked and compiled: it only has to be run. */
export interface PreparedOperation {
  readonly type: OperationTypeNode
  /** Whether somebody who is signed out may run it. */
  readonly isPublic: boolean
  readonly compiled: CompiledQuery
}

export type Preparation = PreparedOperation | { readonly errors: readonly GraphQLError[] }

export interface PreparedDocuments {
  prepare(text: string, operationName: string | null): Preparation
}

/** More than all apps' documents together; only development brings more. */
const mostKept = 1_000

const rules = [...specifiedRules, boundsRule]

/** Prepares each document once. */
export function createPreparedDocuments(schema: GraphQLSchema): PreparedDocuments {
  const kept = new Map<string, Preparation>()

  function prepare(text: string, operationName: string | null): Preparation {
    let document: DocumentNode
    try {
      document = parse(text, { maxTokens: mostTokens })
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    }
    const errors = validate(schema, document, rules, { maxErrors: 20 })
    if (errors.length > 0) return { errors }
    const operation = getOperationAST(document, operationName)
    if (!operation)
      return { errors: [new GraphQLError('Say by operationName which operation of the document to run.')] }
    const compiled = compileQuery(schema, document, operationName ?? undefined)
    if (!isCompiledQuery(compiled)) return { errors: compiled.errors ?? [] }
    return { type: operation.operation, isPublic: isPublicOperation(schema, operation), compiled }
  }

  return {
    prepare(text, operationName) {
      const key = `${operationName ?? ''}\n${text}`
      const known = kept.get(key)
      if (known) return known
      const prepared = prepare(text, operationName)
      if (kept.size >= mostKept) kept.clear()
      kept.set(key, prepared)
      return prepared
    },
  }
}
