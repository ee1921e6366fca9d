export {
  defineModule,
  type ApiModule,
  type HttpBindings,
  type InboundBindings,
  type InboundDeps,
  type RouteDeps,
  type Services,
} from './apiModule.ts'
export { builder } from './builder.ts'
export { changedMessage } from './changedMessage.ts'
export {
  badCursor,
  badInput,
  connect,
  connectionArgs,
  connectionType,
  pageSizeOf,
  type Connection,
  type ConnectionArgs,
} from './connection.ts'
export { InitiatorTypeEnum } from './initiatorType.ts'
export { inputOf } from './inputOf.ts'
export { labeledEnum } from './labeledEnum.ts'
export { isLegible, legibleText } from './legibleText.ts'
export {
  fieldError,
  fieldErrors,
  invalidFields,
  invalidInput,
  NamedError,
  notFound,
  NotFoundError,
  problemsOf,
  ValidationErrors,
  type FieldProblem,
  type ValidationErrorsShape,
} from './namedError.ts'
export { loadNode, Node, nodeRef, typenameOf, typenameOfKind } from './node.ts'
export { allowed, Permission, permission, type PermissionShape, refused } from './permission.ts'
export { recordLoader } from './recordLoader.ts'
export { successType } from './successType.ts'
export { sortDirections, SortDirectionEnum, sortInput, type SortDirection } from './sortDirection.ts'
export type {
  ApiKeyIssuer,
  Author,
  FileAddress,
  RequestContext,
  RequestOrigin,
  SessionActions,
  SignInAnswer,
  UserManager,
  Viewer,
} from './requestContext.ts'
