import { nameOf } from '../contract/focusSame.ts'

/**
 * Once the code is there: presses what was pressed in the first frame (`early.ts`), and ends the wait for it. A button or
 * link of a page that is still on its way is pressed when it comes, unless somebody does something else first.
 */
export function pressEarly(place: HTMLElement): void {
  const { pressed } = place.dataset
  delete place.dataset['firstFrame']
  delete place.dataset['pressed']
  if (pressed === undefined || press(place, pressed)) return

  const given = new AbortController()
  const arrivals = new MutationObserver(() => press(place, pressed) && given.abort())
  arrivals.observe(place, { childList: true, subtree: true })
  given.signal.addEventListener('abort', () => arrivals.disconnect())
  for (const sign of ['pointerdown', 'keydown'])
    document.addEventListener(sign, () => given.abort(), { signal: given.signal })
}

function press(place: HTMLElement, name: string): boolean {
  const pressable = [...place.querySelectorAll<HTMLElement>('button, a[href]')]
  // What stands for a page on its way looks like it and does nothing.
  const same = pressable.find((one) => nameOf(one) === name && !one.closest('[inert]'))
  same?.click()
  return same !== undefined
}
