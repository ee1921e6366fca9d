import { container } from '@coverdesk/design-system/containers'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const place = style({
  paddingInlineStart: `calc(${vars.size.avatar} + ${vars.space.xs})`,
  minWidth: 0,
  '@container': { [container.phone]: { paddingInlineStart: 0 } },
})
