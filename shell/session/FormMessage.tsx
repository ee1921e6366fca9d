import { Box, Text } from '@coverdesk/design-system'

/** The form's error, below its button; announced when it appears. */
export function FormMessage({ text }: { text: string }) {
  return (
    <div role="alert">
      {text !== '' && (
        <Box paddingTop="s">
          <Text as="p" tone="danger">
            {text}
          </Text>
        </Box>
      )}
    </div>
  )
}
