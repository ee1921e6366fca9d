import { expect, test } from 'vitest'
import { timelineEntries, type TimelineVersion } from './timelineEntries.ts'

function version(change: Partial<TimelineVersion>): TimelineVersion {
  return {
    id: 'v1',
    createdAt: '2026-03-02T15:00:00.000Z',
    updateTypes: [],
    updateInitiatorType: 'AGENCY_USER',
    updateInitiator: { name: 'Dana Whitfield' },
    snapshot: {
      assigneeId: 'au_marcus',
      assignee: { name: 'Marcus Oyelaran' },
      dueAt: '2026-03-09T00:00:00.000Z',
    },
    ...change,
  }
}

const nobody = { assigneeId: null, assignee: null, dueAt: null }

test.each<[string, Partial<TimelineVersion>, object[]]>([
  [
    'an assignment',
    { updateTypes: ['ASSIGN_SERVICE_REQUEST'] },
    [{ kind: 'assigned', assignee: 'Marcus Oyelaran' }],
  ],
  [
    'an assignment taken back',
    { updateTypes: ['ASSIGN_SERVICE_REQUEST'], snapshot: nobody },
    [{ kind: 'assigned', assignee: null }],
  ],
  [
    'an assignment to somebody who has left',
    { updateTypes: ['ASSIGN_SERVICE_REQUEST'], snapshot: { ...nobody, assigneeId: 'au_gone' } },
    [{ kind: 'assigned', assignee: 'unknown' }],
  ],
  [
    'a due date',
    { updateTypes: ['UPDATE_SERVICE_REQUEST_DUE_AT'] },
    [{ kind: 'due', dueAt: '2026-03-09T00:00:00.000Z' }],
  ],
  [
    'a due date taken back',
    { updateTypes: ['UPDATE_SERVICE_REQUEST_DUE_AT'], snapshot: nobody },
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
  ['AGENCY_USER', { name: 'Dana Whitfield' }, 'Dana Whitfield'],
  ['AGENCY_USER', null, 'unknown'],
  ['AGENCY_CLIENT', null, 'Cara'],
  ['ANONYMOUS', null, 'Cara'],
  ['CRONJOB', null, 'Cara'],
  ['WORKFLOW', null, 'Cara'],
  ['SYSTEM', null, 'Cara'],
])(
  'a change started by %s (%j) is attributed to the right one',
  (updateInitiatorType, updateInitiator, actor) => {
    const told = timelineEntries(
      [],
      [version({ updateTypes: ['CLOSE_SERVICE_REQUEST'], updateInitiatorType, updateInitiator })],
    )
    expect(told).toMatchObject([{ actor }])
  },
)

test('comments and changes stand in the order in which they happened', () => {
  const told = timelineEntries(
    [
      { id: 'late', createdAt: '2026-03-05T09:00:00.000Z' },
      { id: 'early', createdAt: '2026-03-01T09:00:00.000Z' },
    ],
    [version({ updateTypes: ['CLOSE_SERVICE_REQUEST'] })],
  )
  expect(told.map(({ id }) => id)).toEqual(['early', 'v1:closed', 'late'])
})
