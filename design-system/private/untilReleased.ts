/**
 * Waits while an option of a list is pressed. If the options moved then, the press would choose another one or none, so
 * what changes a list on its own waits for this first.
 */
export async function untilReleased(): Promise<void> {
  while (document.querySelector('[role=listbox]:active')) await new Promise(requestAnimationFrame)
}
