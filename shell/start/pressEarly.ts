/** Once the code is there: presses what was pressed in the first frame (`early.ts`), and ends the wait for it. */
export function pressEarly(place: HTMLElement): void {
  const { pressed } = place.dataset
  delete place.dataset['firstFrame']
  delete place.dataset['pressed']
  if (pressed === undefined) return
  const buttons = [...place.querySelectorAll('button')]
  buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === pressed)?.click()
}
