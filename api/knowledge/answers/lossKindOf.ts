import { liabilityLosses } from './liabilityLosses.ts'
import type { LossKind } from './lossKind.ts'
import { propertyLosses } from './propertyLosses.ts'

/** The first that matches counts. */
const lossKinds: readonly LossKind[] = [...liabilityLosses, ...propertyLosses]

/** What happened, if it is one of the common losses. */
export function lossKindOf(text: string): LossKind | null {
  return lossKinds.find(({ asked, unless }) => asked.test(text) && unless?.test(text) !== true) ?? null
}
