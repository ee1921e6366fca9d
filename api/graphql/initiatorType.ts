import { initiatorTypes } from '../platform/index.ts'
import { builder } from './builder.ts'

/** The user or system that started a change. */
export const InitiatorTypeEnum = builder.enumType('InitiatorType', { values: initiatorTypes })
