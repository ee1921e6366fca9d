import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from './Text.tsx'

test('a truncated insured name stays complete for screen readers', () => {
  render(
    <Stack space="xs">
      <Text truncate>Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Inc.</Text>
    </Stack>,
  )
  expect(screen.getByText(/of Greater Portland, Inc\./)).toBeTruthy()
})
