const invalid = '[data-field][data-invalid], [aria-invalid=true]'
const control = ':is(input, select, textarea, button, [tabindex]):not([hidden], [type=hidden], :disabled)'

/** Moves the focus to the first field that is wrong, into the first group that is, or to what the form says as a whole. */
export function focusFirstInvalid(form: HTMLFormElement) {
  const first = form.querySelector(invalid)
  // A group of choices or of fields is not marked wrong itself: its first control stands for it.
  const target = first
    ? (withSelf(first, '[aria-invalid=true]') ?? first.querySelector(control))
    : form.querySelector('[data-form-message]')
  if (target instanceof HTMLElement) target.focus()
}

function withSelf(element: Element, selector: string): Element | null {
  return element.matches(selector) ? element : element.querySelector(selector)
}
