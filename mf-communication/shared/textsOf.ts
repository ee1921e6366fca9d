/** What a form has under a name, without blanks. */
export function textsOf(form: FormData, name: string): string[] {
  return form.getAll(name).flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : []))
}

/** The addresses in a field that takes several, separated by commas, semicolons or spaces. */
export function addressesIn(form: FormData, name: string): string[] {
  return textsOf(form, name).flatMap((text) => text.split(/[,;\s]+/).filter(Boolean))
}
