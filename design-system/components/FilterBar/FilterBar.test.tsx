import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { addressFilters, choiceFilter, flagFilter, textFilter } from './addressFilters.ts'
import { FilterBar } from './FilterBar.tsx'
import { useFilters } from './useFilters.ts'

const policyFilters = addressFilters({
  text: textFilter('q'),
  status: choiceFilter('status', ['active', 'expired', 'all']),
  isRenewing: flagFilter('renewing'),
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A list of policies whose URL the test controls. */
function openPolicies(at = '') {
  const history: string[] = [at]
  let arrive = () => {}
  let leave = () => {}

  function Policies() {
    const [search, setSearch] = useState(at)
    const [path, setPath] = useState('/policies')
    leave = () => setPath('/policies/bp_auto')
    const { values, isAhead, isFiltered, choose, type, clear } = useFilters(policyFilters, {
      search,
      path,
      go: (next, { replace }) => {
        history.splice(replace ? -1 : history.length, 1, next)
        return new Promise<void>((resolve) => {
          arrive = () => {
            setSearch(next)
            resolve()
          }
        })
      },
    })
    return (
      <div aria-busy={isAhead}>
        <FilterBar
          label="Filter policies"
          text={values.text}
          onType={(text) => type({ text })}
          onClear={isFiltered ? clear : undefined}
        >
          <Button aria-pressed={values.isRenewing} onPress={() => choose({ isRenewing: !values.isRenewing })}>
            Renewing
          </Button>
        </FilterBar>
      </div>
    )
  }

  const { container } = render(<Policies />)
  return {
    history,
    isAhead: () => container.firstElementChild?.ariaBusy === 'true',
    arrive: () => act(async () => arrive()),
    leave: () => act(async () => leave()),
  }
}

function field() {
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter policies' })
}

function enter(text: string) {
  fireEvent.change(field(), { target: { value: text } })
}

async function pause() {
  await act(() => vi.advanceTimersByTimeAsync(500))
}

test('shows input immediately and updates the URL in place after a pause in typing', async () => {
  const { history, arrive } = openPolicies()
  for (const text of ['g', 'gl', 'gl 1']) enter(text)
  expect(field().value).toBe('gl 1')
  expect(history).toEqual([''])
  await pause()
  expect(history).toEqual(['?q=gl+1'])
  await arrive()
  expect(field().value).toBe('gl 1')
})

test('keeps words typed while the previous results load', async () => {
  const { history, arrive } = openPolicies()
  enter('roof')
  await pause()
  enter('roofing')
  await arrive()
  expect(field().value).toBe('roofing')
  await pause()
  expect(history).toEqual(['?q=roofing'])
  await arrive()
})

test('words typed just before the user chooses another page do not undo that choice', async () => {
  const { history, leave } = openPolicies()
  enter('roofing')
  await leave()
  await pause()
  expect(history).toEqual([''])
  expect(field().value).toBe('')
})

test('a selection applies immediately, adds a history entry and includes the words being typed', async () => {
  const { history, isAhead, arrive } = openPolicies()
  enter('roofing')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Renewing' })))
  expect(screen.getByRole('button', { name: 'Renewing', pressed: true })).toBeDefined()
  expect(isAhead()).toBe(true)
  expect(history).toEqual(['', '?q=roofing&renewing=yes'])
  await arrive()
  await pause()
  expect(isAhead()).toBe(false)
  expect(history).toHaveLength(2)
})

test('clears all filters at once and focuses the first filter', async () => {
  const { history, arrive } = openPolicies('?q=roofing&status=expired&renewing=yes')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reset' })))
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  expect(history.at(-1)).toBe('')
  await arrive()
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
})

test('offers nothing to clear when no filter applies, even with invalid URL parameters', () => {
  openPolicies('?status=lost&nonsense=1')
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
})
