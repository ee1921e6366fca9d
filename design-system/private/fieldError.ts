/** A message about the value at a path of the input, `notes` or `policies.0.type`. */
export type FieldError = { readonly path: string; readonly message: string }
