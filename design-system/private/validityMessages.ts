import type { FieldError } from './fieldError.ts'

/** The errors of a form's native controls in our words, by control name. */
export function validityMessages(form: HTMLFormElement): FieldError[] {
  const messages = new Map<string, string>()
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '' || !control.willValidate || control.validity.valid)
      continue
    // Each radio of a group is missing; reported once.
    messages.set(control.name, messageFor(control))
  }
  return [...messages].map(([path, message]) => ({ path, message }))
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

function messageFor(control: Control): string {
  const { validity } = control
  if (validity.valueMissing) return `${labelOf(control)} is required.`
  if (validity.typeMismatch && control.type === 'email')
    return 'Enter an email address, like name@agency.com.'
  if (validity.typeMismatch && control.type === 'url') return 'Enter a web address that begins with https://.'
  return control.validationMessage
}

function labelOf(control: Control): string {
  // A missing radio is an error of the group, not of one option.
  const group = control.type === 'radio' ? control.closest('[role=radiogroup]') : null
  const named = document.getElementById(group?.getAttribute('aria-labelledby') ?? '') ?? control.labels?.[0]
  const words = named?.textContent ?? control.getAttribute('aria-label') ?? 'This field'
  return words.replace(/\s*\*$/, '')
}
