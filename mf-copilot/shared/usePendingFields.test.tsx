import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePendingFields } from './usePendingFields.ts'

test('uploads of two fields that finish in the same render are both finished', () => {
  const { result } = renderHook(() => usePendingFields())
  const { setPending } = result.current
  act(() => {
    setPending('[Contract]', true)
    setPending('[Policy]', true)
  })
  expect(result.current.isPending).toBe(true)
  const latest = result.current.setPending
  act(() => {
    latest('[Contract]', false)
    latest('[Policy]', false)
  })
  expect(result.current.isPending).toBe(false)
})

test('one finished upload does not finish the other', () => {
  const { result } = renderHook(() => usePendingFields())
  act(() => result.current.setPending('[Contract]', true))
  act(() => result.current.setPending('[Policy]', true))
  act(() => result.current.setPending('[Policy]', false))
  expect(result.current.isPending).toBe(true)
})
