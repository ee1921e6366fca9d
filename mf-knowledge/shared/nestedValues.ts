/** A value of a form, beneath the parts of its name. */
export type NestedValues = { [name: string]: string | null | NestedValues }

/** A form's values by the paths that their names are: `account.mailingAddress.line1`; what is blank is null. */
export function nestedValues(form: FormData): NestedValues {
  const values: NestedValues = {}
  for (const [path, value] of form) {
    if (typeof value !== 'string') continue
    const names = path.split('.')
    const last = names.pop() ?? path
    let place = values
    for (const name of names) {
      const known = place[name]
      const inner: NestedValues = typeof known === 'object' && known !== null ? known : {}
      place[name] = inner
      place = inner
    }
    place[last] = value.trim() === '' ? null : value
  }
  return values
}
