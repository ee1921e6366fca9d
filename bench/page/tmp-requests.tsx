import { Avatar, Badge, Cell, DesignSystemProvider, Inline, Row, Table, Text } from '@coverdesk/design-system'
import { createRoot } from 'react-dom/client'
import { requestColumns } from '../../mf-servicing/requests/requestColumns.ts'
const names = [
  'Alder Ridge Roofing LLC',
  'Saltmarsh Trucking',
  'Casco Bay Oyster House',
  'Kingsbury Commons II LLC',
  'Harborview Property Management',
  'Łukasz & Zoë’s Smørrebrød – Phở Hà Nội Catering',
]
const types = ['Create Certificate', 'Add Additional Insured', 'Document Request', 'Endorse Policy']
const people = ['Dana Whitfield', 'Marcus Bell', 'Priya Raman', 'Theodora Lindqvist']
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <DesignSystemProvider>
      <Table
        label="r"
        columns={requestColumns}
        rowCount={40}
        rowKey={String}
        sort={{ column: 'opened', direction: 'descending' }}
        onSortChange={() => undefined}
        renderRow={(i) => (
          <Row href={`#${i}`}>
            <Cell>{names[i % 6]}</Cell>
            <Cell>
              <Badge tone={i % 3 ? 'warning' : 'success'}>{i % 3 ? 'Open' : 'Closed'}</Badge>
            </Cell>
            <Cell>{types[i % 4]}</Cell>
            <Cell>
              <Inline space="xs" wrap={false}>
                <Avatar name={people[i % 4] ?? ''} size="small" />
                <span
                  style={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  {people[i % 4]}
                </span>
              </Inline>
            </Cell>
            <Cell>
              {i % 4 === 1 ? (
                <Text tone="danger" weight="medium">
                  Sep 30 · Overdue
                </Text>
              ) : (
                'Nov 20'
              )}
            </Cell>
            <Cell>Nov 20, 2026, 10:12 AM</Cell>
          </Row>
        )}
      />
    </DesignSystemProvider>,
  )
