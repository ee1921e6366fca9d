import { expect, test } from './world.ts'

test('the links of the first frame work before the app has loaded', async ({ freshDesk: desk }) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await desk.route(/\.js$/, async (route) => {
    if (!route.request().url().includes('/early.')) await mayCome
    await route.continue()
  })
  await desk.goto('/app/servicing', { waitUntil: 'commit' })
  await desk.getByRole('link', { name: 'Accounts' }).click({ noWaitAfter: true })
  letCome()
  await expect(desk).toHaveURL(/\/app\/accounts$/)
  await expect(desk.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
})

test('a page whose code is slow to come is not called missing', async ({ freshDesk: desk }) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await desk.route('**/remotes/mf-copilot/**/*.js', async (route) => {
    await mayCome
    await route.continue()
  })
  await desk.goto('/app/workspaces', { waitUntil: 'commit' })
  await expect(desk.getByRole('button', { name: /Dana Whitfield/ })).toBeVisible()
  // The shell waits 250 ms for the page before it shows its frame alone.
  await desk.waitForFunction(() => document.querySelector('[data-first-frame]') === null)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveCount(0)
  letCome()
  await expect(desk.getByRole('heading', { level: 1, name: 'Workspaces' })).toBeVisible()
})

for (const address of ['/app/servicing?status=closed', '/app/accounts', '/app/policies?expiring=30-days']) {
  test(`the data of ${address} comes with the page, without a request from the browser`, async ({
    freshDesk: desk,
  }) => {
    const asked: string[] = []
    // Live changes of earlier tests would load the list again: the stream stays closed.
    await desk.route(
      (url) => url.pathname === '/graphql',
      async (route) => {
        if (route.request().headers()['accept'] !== 'text/event-stream') await route.fallback()
      },
    )
    desk.on('request', (request) => {
      const isQuery = request.url().endsWith('/graphql') && request.headers()['accept'] === 'application/json'
      if (isQuery) asked.push(request.postData() ?? '')
    })
    await desk.goto(address)
    await expect(desk.getByRole('row').nth(1)).toBeVisible()
    expect(asked).toEqual([])
  })
}
