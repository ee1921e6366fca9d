import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

test('a relative time is described by the full date', () => {
  render(<Tooltip text="November 12, 2026 at 4:12 PM">8 days ago</Tooltip>)
  const words = screen.getByRole('button', { name: '8 days ago' })
  const hint = document.getElementById(words.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('November 12, 2026 at 4:12 PM')
})

test('the full date shows on keyboard focus or tap, and Escape hides it', async () => {
  const show = vi.fn<() => void>()
  const hide = vi.fn<() => void>()
  // jsdom has no top layer.
  Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide })
  const matches = HTMLElement.prototype.matches
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector) {
    if (selector === ':popover-open') return show.mock.calls.length > hide.mock.calls.length
    return selector === ':focus-visible' ? this === document.activeElement : matches.call(this, selector)
  })
  render(<Tooltip text="November 12, 2026 at 4:12 PM">8 days ago</Tooltip>)
  await userEvent.tab()
  expect(show).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Escape}')
  expect(hide).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: '8 days ago' }))
  expect(show).toHaveBeenCalledTimes(2)
})
