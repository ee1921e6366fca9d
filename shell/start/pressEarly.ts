/** Once the code is there: presses what was pressed in the first frame (`early.ts`), and ends the wait for it. */
export function pressEarly(place: HTMLElement): void {
  const { pressed } = place.dataset
  delete place.dataset['firstFrame']
  delete place.dataset['pressed']
  if (pressed === undefined) return
  const buttons = [...place.querySelectorAll('button')]
  buttons.find((button) => nameOf(button) === pressed)?.click()
}

// By its id if it has one: what stands in the search's box differs between the server and a Mac.
function nameOf(button: HTMLButtonElement): string {
  return button.getAttribute('aria-label') ?? (button.id || button.textContent)
}
