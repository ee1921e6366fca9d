import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { hold } from '../contract/queryRefs.ts'
import { releaseLeftQueries } from './releaseLeftQueries.ts'

test('keeps the query of a page that loads slowly or again, and releases it once it is left', async () => {
  vi.useFakeTimers()
  const dispose = vi.fn<() => void>()
  async function loader() {
    const queryRef = hold({ dispose })
    await new Promise((resolve) => setTimeout(resolve, 3000))
    return { queryRef }
  }
  const router = createMemoryRouter(
    [{ id: 'app', path: '/app', children: [{ index: true, element: null }] }],
    {
      initialEntries: ['/app/accounts'],
      patchRoutesOnNavigation: ({ patch }) => patch('app', [{ path: 'accounts', loader, element: null }]),
    },
  )
  releaseLeftQueries(router)
  await vi.advanceTimersByTimeAsync(5000)
  expect(router.state.initialized).toBe(true)
  expect(dispose).not.toHaveBeenCalled()

  void router.revalidate()
  await vi.advanceTimersByTimeAsync(2500)
  expect(dispose).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2500)
  expect(dispose).toHaveBeenCalledTimes(1)

  void router.navigate('/app')
  await vi.advanceTimersByTimeAsync(5000)
  expect(dispose).toHaveBeenCalledTimes(2)
  router.dispose()
  vi.useRealTimers()
})
