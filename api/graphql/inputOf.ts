import type { InputRef } from '@pothos/core'
import { z } from 'zod'
import { builder } from './builder.ts'

type ScalarName = 'Boolean' | 'Date' | 'DateTime' | 'Float' | 'ID' | 'Int' | 'Money' | 'String'

/** The GraphQL type of one value, or of the items of a list. */
type TypeOf<Value> = Value extends readonly (infer Item)[] ? TypeOf<Item> : InputRef<Value> | ScalarName

interface InputOptions<Fields> {
  readonly description?: string
  /** The enums and ids among the fields: a rule doesn't tell them. */
  readonly types?: { readonly [Field in keyof Fields]?: TypeOf<NonNullable<Fields[Field]>> }
}

const inputs = new WeakMap<z.ZodType, InputRef<unknown>>()

/**
 * A GraphQL input type with the fields of a Zod object, so that an input is declared once. A field is required if its
 * rule rejects a missing value. `.describe()` describes a field, `.meta({ scalar: 'Money' })` names its scalar, and
 * objects within are declared before, from the same rule.
 */
export function inputOf<Rules extends z.ZodType<unknown, object>>(
  name: string,
  rules: Rules,
  { types = {}, ...options }: InputOptions<z.input<Rules>> = {},
) {
  const object = innermost(rules)
  if (!(object instanceof z.ZodObject)) throw new Error(`The rules of ${name} are not an object.`)
  const known: Readonly<Record<string, unknown>> = types
  const ref = builder.inputRef<z.input<Rules>>(name)
  inputs.set(object, ref)
  return ref.implement({
    ...options,
    fields: (t) => {
      const fields = Object.entries(object.shape).map(([field, rule]) => {
        const description = descriptionOf(rule)
        const shared = { ...(description !== undefined && { description }), required: !rule.isOptional() }
        const value = innermost(rule)
        const item = value instanceof z.ZodArray ? innermost(value.element) : value
        const type = known[field] ?? typeOf(item)
        if (type === null) throw new Error(`Name the GraphQL type of ${name}.${field}.`)
        return [field, t.field({ ...shared, type: (item === value ? type : [type]) as 'String' })]
      })
      return Object.fromEntries(fields) as never
    },
  })
}

/** `partial()` wraps a described rule. */
function descriptionOf(rule: unknown): string | undefined {
  if (!(rule instanceof z.ZodType)) return undefined
  return rule.description ?? (rule instanceof z.ZodOptional ? descriptionOf(rule.def.innerType) : undefined)
}

/** The rule of the value itself, within what makes it optional or converts it. */
function innermost(rule: unknown): unknown {
  if (rule instanceof z.ZodOptional || rule instanceof z.ZodNullable || rule instanceof z.ZodDefault)
    return innermost(rule.def.innerType)
  if (!(rule instanceof z.ZodPipe)) return rule
  // `z.preprocess` is a pipe whose first half is a bare function.
  return innermost(rule.def.in instanceof z.ZodTransform ? rule.def.out : rule.def.in)
}

function typeOf(rule: unknown): InputRef<unknown> | ScalarName | null {
  if (!(rule instanceof z.ZodType)) return null
  const scalar = rule.meta()?.['scalar']
  if (typeof scalar === 'string') return scalar as ScalarName
  if (rule instanceof z.ZodString || rule instanceof z.ZodEmail) return 'String'
  if (rule instanceof z.ZodNumber) return rule.isInt ? 'Int' : 'Float'
  return rule instanceof z.ZodBoolean ? 'Boolean' : (inputs.get(rule) ?? null)
}
