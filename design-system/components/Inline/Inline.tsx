import type { ReactNode } from 'react'
import { Box, type BoxElement } from '../Box/Box.tsx'
import type { Space } from '../../css/space.ts'

export type InlineProps = {
  /** Space between children; `xs` (8 px) by default. */
  space?: Space
  /** The cross-axis alignment; `center` by default. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** The main-axis alignment; `start` by default. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Whether children wrap; true by default. */
  wrap?: boolean
  as?: BoxElement
  children?: ReactNode
}

/** Children side by side with equal spacing. */
export function Inline({
  space = 'xs',
  align = 'center',
  justify = 'start',
  wrap = true,
  as = 'div',
  children,
}: InlineProps) {
  return (
    <Box
      as={as}
      display="flex"
      flexDirection="row"
      gap={space}
      alignItems={align}
      justifyContent={justify}
      flexWrap={wrap ? 'wrap' : 'nowrap'}
      minWidth="none"
    >
      {children}
    </Box>
  )
}
