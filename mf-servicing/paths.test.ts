import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('builds the URLs of Servicing', () => {
  expect({
    requests: paths.requests(),
    filtered: paths.requests('?status=closed'),
    newRequest: paths.newRequest('?status=closed'),
    request: paths.request('sr_01'),
    overview: paths.overview('sr_01'),
    conversation: paths.conversation('sr_01'),
    activity: paths.activity('sr_01'),
    resolve: paths.resolve('sr_01'),
    link: paths.link('sr_01'),
    update: paths.update('sr_01'),
    merge: paths.merge('sr_01'),
    split: paths.split('sr_01'),
    comment: paths.comment('sr_01'),
  }).toEqual({
    requests: '/app/servicing',
    filtered: '/app/servicing?status=closed',
    newRequest: '/app/servicing/new?status=closed',
    request: '/app/servicing/sr_01',
    overview: '/app/servicing/sr_01/overview',
    conversation: '/app/servicing/sr_01/conversation',
    activity: '/app/servicing/sr_01/activity',
    resolve: '/app/servicing/sr_01/resolve',
    link: '/app/servicing/sr_01/link',
    update: '/app/servicing/sr_01/update',
    merge: '/app/servicing/sr_01/merge',
    split: '/app/servicing/sr_01/split',
    comment: '/app/servicing/sr_01/activity/comment',
  })
})

test('an id from the URL cannot escape its path segment', () => {
  expect(paths.overview('../accounts')).toBe('/app/servicing/..%2Faccounts/overview')
})
