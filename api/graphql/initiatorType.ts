import { initiatorTypes } from '../platform/index.ts'
import { builder } from './builder.ts'

/** Who or what started a change. */
export const InitiatorTypeEnum = builder.enumType('InitiatorType', { values: initiatorTypes })
