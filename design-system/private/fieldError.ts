/** An error for the value at an input path, `notes` or `policies.0.type`. */
export type FieldError = { readonly path: string; readonly message: string }
