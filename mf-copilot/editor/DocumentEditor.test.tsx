import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DocumentEditor } from './DocumentEditor.tsx'

test('opens with its figures in cells, and without the inline style that the page may not have', async () => {
  render(
    <DocumentEditor
      title="Insurance proposal"
      blocks={[
        { type: 'keyFigures', entries: [{ label: 'Annual premium', value: '$8,425' }], isText: true },
        { type: 'chart', title: 'Premium by carrier', isText: false },
      ]}
      onSave={() => Promise.resolve(null)}
      onClose={() => undefined}
    />,
  )
  await screen.findByRole('columnheader', { name: 'Annual premium' })
  screen.getByRole('cell', { name: '$8,425' })
  screen.getByText('Chart: Premium by carrier')
  expect(document.querySelector('style[data-tiptap-style]')).toBeNull()
})
