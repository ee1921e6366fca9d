import { builder } from './builder.ts'

export interface PermissionShape {
  readonly isAllowed: boolean
  readonly reason: string | null
}

export const Permission = builder.objectRef<PermissionShape>('Permission').implement({
  description: 'Whether the viewer may do something, and if not, why.',
  fields: (t) => ({
    isAllowed: t.exposeBoolean('isAllowed'),
    reason: t.exposeString('reason', { nullable: true }),
  }),
})

export const allowed: PermissionShape = { isAllowed: true, reason: null }

/** Denies with a reason that the UI shows beside the disabled action. */
export function refused(reason: string): PermissionShape {
  return { isAllowed: false, reason }
}

/** Allows unless there is a reason against it. */
export function permission(refusal: string | null): PermissionShape {
  return refusal === null ? allowed : refused(refusal)
}
