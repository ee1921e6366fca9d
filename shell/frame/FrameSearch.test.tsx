import { Page, PageHeader, preloadParts } from '@coverdesk/design-system'
import { screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openRemote } from '../contract/testing/openRemote.tsx'
import { never, type RemoteAnswers, unreachable } from '../contract/testing/remoteAnswers.ts'
import type { RemoteDescription } from '../remotes/RemoteDescription.ts'
import { FrameSearch } from './FrameSearch.tsx'

const roofing = 'ac_01m7yq2ykpdr3n4j37x2nrvnet'
const request = 'sr_01m7yq2ykpdr3n4j37x2nrvnet'

const remotes: RemoteDescription[] = [
  {
    name: 'mf-servicing',
    entry: '',
    version: '0.1.0',
    areas: ['servicing', 'emails', 'calls', 'workspaces'],
    links: [{ group: 'Servicing', label: 'Service Requests', path: 'servicing', icon: 'inbox' }],
  },
  {
    name: 'mf-knowledge',
    entry: '',
    version: '0.1.0',
    areas: ['accounts'],
    links: [{ group: 'Knowledge', label: 'Accounts', path: 'accounts', icon: 'building' }],
    actions: [{ label: 'New account', path: 'accounts/new', keywords: 'create client' }],
  },
]

const account = {
  __typename: 'Account',
  __isNode: 'Account',
  id: roofing,
  detail: {
    __typename: 'BusinessAccountDetail',
    name: 'Casco Roofing LLC',
    contactEmail: 'office@cascoroofing.example',
    mailingAddress: { line1: '40 Commercial Street', city: 'Portland', zone: 'ME' },
  },
}

const policy = {
  __typename: 'BusinessPolicy',
  __isNode: 'BusinessPolicy',
  id: 'bp_01m7yq2ykpdr3n4j37x2nrvnet',
  policyNumber: 'GL-4471-20993',
  policyLabel: 'General Liability',
  policyholder: account,
}

const serviceRequest = {
  __typename: 'ServiceRequest',
  __isNode: 'ServiceRequest',
  id: request,
  requestType: 'CREATE_CERTIFICATE',
  state: 'OPEN',
  customerName: 'Casco Roofing LLC',
  gist: 'Summit Builders Inc.',
  openedAt: '2026-11-02T15:00:00Z',
}

const certificate = {
  __typename: 'CertificateOfLiabilityInsurance',
  __isNode: 'CertificateOfLiabilityInsurance',
  id: 'cl_01m7yq2ykpdr3n4j37x2nrvnet',
  accountId: roofing,
  certificateNumber: 'HIG-2026-00042',
  holder: { name: 'Longfellow Construction Co.' },
  insured: account,
}

const thread = {
  __typename: 'EmailThread',
  __isNode: 'EmailThread',
  id: 'et_01m7yq2ykpdr3n4j37x2nrvnet',
  subject: 'Payroll went up',
  fromName: 'Kim Lee',
  fromEmail: 'kim@cascoroofing.example',
  correspondent: account,
}

const call = {
  __typename: 'Call',
  __isNode: 'Call',
  id: 'ca_01m7yq2ykpdr3n4j37x2nrvnet',
  fromName: null,
  fromNumber: '+12075550142',
  startedAt: '2026-03-16T15:30:00Z',
  caller: null,
}

const workspace = {
  __typename: 'CaraWorkspace',
  __isNode: 'CaraWorkspace',
  id: 'cw_01m7yq2ykpdr3n4j37x2nrvnet',
  title: 'Payroll letter',
  updatedAt: '2026-03-16T15:30:00Z',
}

const usual: RemoteAnswers = {
  useSearchQuery: ({ text }) => ({ search: text === 'casco' ? [account, policy, serviceRequest] : [] }),
  useRecentQuery: () => ({ nodes: [serviceRequest, null] }),
}

/** The search box above a page that shows the current URL. */
function openDesk({ at = '/app/servicing', answers = {} }: { at?: string; answers?: RemoteAnswers } = {}) {
  const routes = [{ path: '*', Component: Desk }]
  return openRemote({ routes, at, answers: { ...usual, ...answers } })
}

function Desk() {
  const { pathname } = useLocation()
  return (
    <>
      <FrameSearch remotes={remotes} />
      <Page>
        <PageHeader title={pathname} />
      </Page>
    </>
  )
}

async function openPalette(user: ReturnType<typeof openDesk>['user']) {
  await user.click(screen.getByRole('button', { name: /^Search/ }))
  return screen.findByRole('dialog')
}

beforeAll(async () => {
  await import('../search/SearchPalette.tsx')
  await preloadParts()
}, 60_000)

beforeEach(() => localStorage.clear())

test('the box opens the palette with the pages and actions of the registered areas', async () => {
  const { user } = openDesk()
  const palette = await openPalette(user)
  const options = await within(palette).findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Service Requests',
    'Accounts',
    'New account',
  ])
  expect(options.map((option) => option.querySelector('.lucide-plus') !== null)).toEqual([false, false, true])
})

test('the shortcut opens and closes the palette', async () => {
  const { user } = openDesk()
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog')
  await user.keyboard('{Control>}k{/Control}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('searches for what is typed and opens the record’s page', async () => {
  const { user, sent } = openDesk()
  const palette = await openPalette(user)
  await user.keyboard('casco')
  await within(palette).findByRole('option', {
    name: /Casco Roofing LLC.*40 Commercial Street, Portland, ME/,
  })
  expect(sent.at(-1)).toEqual({ name: 'useSearchQuery', variables: { text: 'casco' } })
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: `/app/accounts/${roofing}/overview` })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('a found certificate opens at its own URL', async () => {
  const { user } = openDesk({ answers: { useSearchQuery: () => ({ search: [certificate] }) } })
  const palette = await openPalette(user)
  await user.keyboard('longfellow')
  await within(palette).findByRole('option', { name: /Longfellow Construction Co\..*HIG-2026-00042/ })
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: `/app/accounts/${roofing}/certificates/${certificate.id}` })
})

const opened: readonly [string, object, RegExp, string][] = [
  ['email thread', thread, /Payroll went up.*Kim Lee · Casco Roofing LLC/, `/app/emails/${thread.id}`],
  ['call', call, /\(207\) 555-0142.*Call · /, `/app/calls/${call.id}`],
  ['workspace', workspace, /Payroll letter/, `/app/workspaces/${workspace.id}`],
]

for (const [kind, record, name, address] of opened) {
  test(`a found ${kind} opens`, async () => {
    const { user } = openDesk({ answers: { useSearchQuery: () => ({ search: [record] }) } })
    const palette = await openPalette(user)
    await user.keyboard('payroll')
    await within(palette).findByRole('option', { name })
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { name: address })
  })
}

test('groups results by kind and omits kinds that no area shows', async () => {
  const { user } = openDesk()
  const palette = await openPalette(user)
  await user.keyboard('casco')
  await within(palette).findByRole('group', { name: 'Service Requests' })
  expect(within(palette).getByRole('group', { name: 'Accounts' }).textContent).toContain('Portland, ME')
  expect(within(palette).queryByText('GL-4471-20993')).toBeNull()
})

test('recently opened records come first with their current names', async () => {
  const { user, sent } = openDesk({ at: `/app/servicing/${request}/overview` })
  const palette = await openPalette(user)
  const recent = await within(palette).findByRole('group', { name: 'Recent' })
  expect(within(recent).getByRole('option').textContent).toBe(
    'Casco Roofing LLCCreate Certificate · Summit Builders Inc. · 11/2/26Open',
  )
  expect(sent.find(({ name }) => name === 'useRecentQuery')?.variables).toEqual({ ids: [request] })
})

test('says when nothing matches', async () => {
  const { user } = openDesk()
  const palette = await openPalette(user)
  await user.keyboard('submarine')
  await within(palette).findByText('Nothing found for “submarine”')
})

test('a failed search says so and can be retried', async () => {
  let isDown = true
  const useSearchQuery = (variables: Record<string, unknown>) =>
    isDown ? unreachable() : usual['useSearchQuery']?.(variables)
  const { user } = openDesk({ answers: { useSearchQuery } })
  const palette = await openPalette(user)
  await user.keyboard('casco')
  const failure = await within(palette).findByRole('alert')
  expect(failure.textContent).toContain('Search is unavailable')
  isDown = false
  await user.click(within(palette).getByRole('button', { name: 'Try again' }))
  await within(palette).findByRole('option', { name: /Portland, ME/ })
})

test('Enter does not open outdated results while the search is running', async () => {
  const useSearchQuery = (variables: Record<string, unknown>) =>
    variables['text'] === 'casco marine' ? never() : usual['useSearchQuery']?.(variables)
  const { user } = openDesk({ answers: { useSearchQuery } })
  const palette = await openPalette(user)
  await user.keyboard('casco')
  await within(palette).findByRole('option', { name: /Portland, ME/ })
  await user.keyboard(' marine')
  await within(palette).findByText('Searching...')
  expect(within(palette).queryByRole('option')).toBeNull()
})
