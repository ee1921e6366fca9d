import { Box, Text } from '@coverdesk/design-system'

/** What is wrong with the form as a whole, below its button; read out as it appears. */
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
