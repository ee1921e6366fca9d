import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adminSocket } from '../api/admin/adminSocket.ts'
import { variableNames } from '../api/config.ts'
import { apiPermissions } from './apiPermissions.ts'

const root = '/srv/agency, desk'

function permission(name: string, environment = {}): string {
  const found = apiPermissions(root, environment).find((flag) => flag.startsWith(`--allow-${name}=`))
  return found?.split('=')[1] ?? ''
}

test('the server may read every configuration variable, and the README explains each', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(permission('env').split(',')).toEqual(expect.arrayContaining([...variableNames]))
  for (const name of variableNames) expect(readme).toContain(`\`${name}\``)
})

test('the server may write only to its data folder, whatever its name', () => {
  expect(permission('write')).toBe('/srv/agency,, desk/data')
  expect(permission('write', { DATA_DIR: '/var/lib/coverdesk' })).toBe('/var/lib/coverdesk')
})

test('the server may connect only to the configured hosts', () => {
  const hosts = permission('net', {
    PORT: '8080',
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    REMOTES: '[{"name":"mf-servicing","url":"https://remotes.example/servicing/"}]',
  })
  expect(hosts).toContain('127.0.0.1:8080')
  expect(hosts).toContain('mail.example:465')
  expect(hosts).toContain('remotes.example')
  expect(hosts).not.toContain('secret')
})

test.each([
  ['::1', '[::1]:3000'],
  ['0.0.0.0', '0.0.0.0:3000'],
  ['desk.agency.example', 'desk.agency.example:3000'],
])('it may listen on %s', (HOST, listening) => {
  expect(permission('net', { HOST }).split(',')).toContain(listening)
})

test.each(['a..b', ':', '256.1.1.1', 'desk example', '-'])(
  'the host %s is left for the server to refuse, and not for Deno',
  (HOST) => expect(permission('net', { HOST })).not.toContain(`,${HOST}`),
)

test('a data folder with a name too long for a socket adds the socket’s folder', () => {
  const dataDir = `/srv/${'agency'.repeat(20)}`
  const { path, ownFolder } = adminSocket(dataDir)
  expect(permission('net', { DATA_DIR: dataDir })).toContain(`unix:${path}`)
  expect(permission('write', { DATA_DIR: dataDir })).toBe(`${dataDir},${ownFolder}`)
  expect(permission('sys', { DATA_DIR: dataDir })).toBe('uid')
})
