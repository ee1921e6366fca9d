import type { ReactNode } from 'react'
import { Box, type BoxElement } from '../Box/Box.tsx'
import type { Space } from '../../css/space.ts'

export type StackProps = {
  /** Space between children; `m` (16 px) by default. */
  space?: Space
  /** The cross-axis alignment; full width by default. */
  align?: 'start' | 'center' | 'end' | 'stretch'
  as?: BoxElement
  children?: ReactNode
}

/** Children in a column with equal spacing. */
export function Stack({ space = 'm', align = 'stretch', as = 'div', children }: StackProps) {
  return (
    <Box as={as} display="flex" flexDirection="column" gap={space} alignItems={align} minWidth="none">
      {children}
    </Box>
  )
}
