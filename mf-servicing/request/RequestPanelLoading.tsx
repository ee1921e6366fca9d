import { Box, Inline, Skeleton, Stack } from '@coverdesk/design-system'

/** A sub-page on its way, at the height it will have. */
export function RequestPanelLoading() {
  return (
    <Box background="surface" border="hair" borderRadius="l" padding="l">
      <Stack space="m">
        {Array.from({ length: 8 }, (_, line) => (
          <Inline key={line} space="xl" wrap={false}>
            <Skeleton width="s" />
            <Skeleton width={line % 3 === 0 ? 'l' : 'm'} />
          </Inline>
        ))}
      </Stack>
    </Box>
  )
}
