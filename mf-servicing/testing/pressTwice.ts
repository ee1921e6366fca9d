import { act } from '@testing-library/react'

/** Two presses before the first has had any effect on the screen. */
export function pressTwice(button: HTMLElement) {
  act(() => {
    button.click()
    button.click()
  })
}
