import type { Actor } from '../platform/index.ts'
import type { ServiceRequest, ServiceRequestUpdateType } from '../servicing/index.ts'

/** A request after something happened to it, and the trade's names for that. */
export interface Changed {
  readonly request: ServiceRequest
  readonly updateTypes: readonly ServiceRequestUpdateType[]
}

/** Something that happened to a request; the first thing is that it came in. */
export type Step = { readonly at: number; readonly actor: Actor } & (
  | { readonly opened: ServiceRequest }
  | { readonly change: (request: ServiceRequest) => Changed }
  | { readonly comment: string }
)
