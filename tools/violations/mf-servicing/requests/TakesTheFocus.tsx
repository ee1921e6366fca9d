// expect: jsx-a11y(no-autofocus)
export function TakesTheFocus() {
  return <input aria-label="Notes" autoFocus />
}
