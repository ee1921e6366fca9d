import { focusSame } from '../contract/focusSame.ts'

/**
 * Follows the focus in the frame that came with the HTML, and answers what gives it back to the same element of the app
 * that takes the frame's place: people press Tab before the code is there.
 */
export function keepFocus(place: HTMLElement): () => void {
  let last = document.activeElement
  const handleFocus = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null
  }
  place.addEventListener('focusin', handleFocus)

  return () => {
    place.removeEventListener('focusin', handleFocus)
    focusSame(last, place)
  }
}
