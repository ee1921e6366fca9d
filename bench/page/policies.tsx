import { Badge, Cell, DesignSystemProvider, Row, Table, type TableColumn } from '@coverdesk/design-system'
import { createRoot } from 'react-dom/client'

const rowCount = 100_000

const columns: TableColumn[] = [
  { id: 'insured', header: 'Insured', width: 'fill' },
  { id: 'status', header: 'Status', width: 'badge', card: 'aside' },
  { id: 'number', header: 'Policy Number' },
  { id: 'carrier', header: 'Carrier', width: 'wide' },
  { id: 'expires', header: 'Expires', width: 'date' },
  { id: 'premium', header: 'Premium', width: 'number', align: 'end' },
]

function numberOf(index: number): string {
  return `GL-${100_000 + index}`
}

function renderPolicy(index: number) {
  const isActive = index % 5 !== 0
  return (
    <Row href={`#${numberOf(index)}`}>
      <Cell>{`Alder Ridge Roofing ${index}`}</Cell>
      <Cell>
        <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Expired'}</Badge>
      </Cell>
      <Cell>{numberOf(index)}</Cell>
      <Cell>{index % 2 === 0 ? 'Granite State Mutual' : 'Northern Harbor Casualty'}</Cell>
      <Cell>{`Mar ${1 + (index % 28)}`}</Cell>
      <Cell>{`$${1_850 + (index % 97)}.00`}</Cell>
    </Row>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <DesignSystemProvider>
      <Table
        label="Policies"
        columns={columns}
        rowCount={rowCount}
        rowKey={numberOf}
        renderRow={renderPolicy}
      />
    </DesignSystemProvider>,
  )
}
