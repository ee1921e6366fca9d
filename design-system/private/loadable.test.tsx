import { render, screen } from '@testing-library/react'
import { act, Component, type ComponentType, type ReactNode, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { loadable } from './loadable.tsx'

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? 'This area could not be loaded' : this.props.children
  }
}

function Page({ title }: { title: string }) {
  return <h1>{title}</h1>
}

function show(Loaded: ComponentType<{ title: string }>) {
  return render(
    <Boundary>
      <Suspense fallback="Loading">
        <Loaded title="Servicing" />
      </Suspense>
    </Boundary>,
  )
}

test('preloaded code renders without a loading state', async () => {
  const code = loadable(() => Promise.resolve(Page))
  code.preload()
  await Promise.resolve()
  await act(async () => show(code.Component))
  expect(screen.getByRole('heading').textContent).toBe('Servicing')
})

test('code that is loading shows the loading state, then the page', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Page>()
  const code = loadable(() => promise)
  await act(async () => show(code.Component))
  expect(screen.getByText('Loading')).toBeTruthy()
  await act(async () => resolve(Page))
  expect(screen.getByRole('heading')).toBeTruthy()
})

test('a chunk that fails reaches the error boundary, and the next preload recovers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<typeof Page>>()
  load.mockRejectedValueOnce(new Error('Loading chunk 37 failed')).mockResolvedValue(Page)
  const code = loadable(load)
  const failed = await act(async () => show(code.Component))
  expect(await screen.findByText('This area could not be loaded')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
  failed.unmount()

  code.preload()
  await Promise.resolve()
  await act(async () => show(code.Component))
  expect(screen.getByRole('heading')).toBeTruthy()
})
