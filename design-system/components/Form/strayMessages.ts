import type { FieldError } from '../../private/fieldError.ts'
import { groupsOf } from './groupsOf.ts'

/** The errors without a field: those for a group around their path, and those for the form. */
export function strayMessages(form: HTMLFormElement, errors: readonly FieldError[]) {
  const placed: FieldError[] = []
  const formErrors: FieldError[] = []
  for (const error of errors) {
    const [home, ...around] = [error.path, ...groupsOf(error.path)]
    if (home !== undefined && hasField(form, home)) continue
    const group = around.find((path) => hasField(form, path))
    if (group === undefined) formErrors.push(error)
    else placed.push({ path: group, message: error.message })
  }
  return { placed, formErrors }
}

function hasField(form: HTMLFormElement, path: string): boolean {
  return form.querySelector(`[data-field="${CSS.escape(path)}"]`) !== null
}
