const invalid = '[data-field][data-invalid], [aria-invalid=true]'
const control = ':is(input, select, textarea, button, [tabindex]):not([hidden], [type=hidden], :disabled)'

/** Focuses the first invalid field, the first group with an error, or the form's own error. */
export function focusFirstInvalid(form: HTMLFormElement) {
  const first = form.querySelector(invalid)
  // A group is not focusable itself: its first control is focused instead.
  const target = first
    ? (withSelf(first, '[aria-invalid=true]') ?? first.querySelector(control))
    : form.querySelector('[data-form-message]')
  if (target instanceof HTMLElement) target.focus()
}

function withSelf(element: Element, selector: string): Element | null {
  return element.matches(selector) ? element : element.querySelector(selector)
}
