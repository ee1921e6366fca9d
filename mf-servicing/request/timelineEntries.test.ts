import { expect, test } from 'vitest'
import { timelineEntries, type TimelineVersion } from './timelineEntries.ts'

function version(change: Partial<TimelineVersion>): TimelineVersion {
  return {
    id: 'v1',
    createdAt: '2026-03-02T15:00:00.000Z',
    updateTypes: [],
    initiatorType: 'AGENCY_USER',
    initiatorName: 'Dana Whitfield',
    assigneeId: 'au_marcus',
    assigneeName: 'Marcus Oyelaran',
    dueAt: '2026-03-09T00:00:00.000Z',
    ...change,
  }
}

const nobody = { assigneeId: null, assigneeName: undefined, dueAt: null }

test.each<[string, Partial<TimelineVersion>, object[]]>([
  [
    'an assignment',
    { updateTypes: ['ASSIGN_SERVICE_REQUEST'] },
    [{ kind: 'assigned', assignee: 'Marcus Oyelaran' }],
  ],
  [
    'an assignment taken back',
    { updateTypes: ['ASSIGN_SERVICE_REQUEST'], ...nobody },
    [{ kind: 'assigned', assignee: null }],
  ],
  [
    'an assignment to somebody who has left',
    { updateTypes: ['ASSIGN_SERVICE_REQUEST'], ...nobody, assigneeId: 'au_gone' },
    [{ kind: 'assigned', assignee: 'unknown' }],
  ],
  [
    'a due date',
    { updateTypes: ['UPDATE_SERVICE_REQUEST_DUE_AT'] },
    [{ kind: 'due', dueAt: '2026-03-09T00:00:00.000Z' }],
  ],
  [
    'a due date taken back',
    { updateTypes: ['UPDATE_SERVICE_REQUEST_DUE_AT'], ...nobody },
    [{ kind: 'due', dueAt: null }],
  ],
  ['a resolution', { updateTypes: ['CLOSE_SERVICE_REQUEST'] }, [{ kind: 'closed' }]],
  [
    'both at once',
    { updateTypes: ['UPDATE_SERVICE_REQUEST_DUE_AT', 'ASSIGN_SERVICE_REQUEST'] },
    [
      { kind: 'assigned', assignee: 'Marcus Oyelaran' },
      { kind: 'due', dueAt: '2026-03-09T00:00:00.000Z' },
    ],
  ],
  ['the arrival of the request', { updateTypes: ['CREATE_SERVICE_REQUEST'] }, []],
  ['an enrichment', { updateTypes: ['ENRICH_SERVICE_REQUEST', 'UPDATE_SERVICE_REQUEST'] }, []],
  ['the version that a comment made', { updateTypes: ['ADD_SERVICE_REQUEST_COMMENT'] }, []],
])('%s is told as it should be', (_what, change, events) => {
  const told = timelineEntries([], [version(change)])
  expect(told.map((entry) => entry.kind === 'change' && entry.event)).toEqual(events)
})

test.each([
  ['AGENCY_USER', 'Dana Whitfield', 'Dana Whitfield'],
  ['AGENCY_USER', undefined, 'unknown'],
  ['AGENCY_CLIENT', undefined, 'Cara'],
  ['ANONYMOUS', undefined, 'Cara'],
  ['CRONJOB', undefined, 'Cara'],
  ['WORKFLOW', undefined, 'Cara'],
  ['SYSTEM', undefined, 'Cara'],
])('a change started by %s (%j) is attributed to the right one', (initiatorType, initiatorName, actor) => {
  const told = timelineEntries(
    [],
    [version({ updateTypes: ['CLOSE_SERVICE_REQUEST'], initiatorType, initiatorName })],
  )
  expect(told).toMatchObject([{ actor }])
})

test('sorts comments and changes by time', () => {
  const told = timelineEntries(
    [
      { id: 'late', createdAt: '2026-03-05T09:00:00.000Z' },
      { id: 'early', createdAt: '2026-03-01T09:00:00.000Z' },
    ],
    [version({ updateTypes: ['CLOSE_SERVICE_REQUEST'] })],
  )
  expect(told.map(({ id }) => id)).toEqual(['early', 'v1:closed', 'late'])
})
