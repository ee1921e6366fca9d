import { Button, ErrorPage, ErrorState } from '@coverdesk/design-system'
import { failureWords } from '../routing/failureWords.ts'

interface StartFailureProps {
  error: unknown
  onRetry: () => void
}

/** What shows when the app could not start at all: most often the server is away for a moment. */
export function StartFailure({ error, onRetry }: StartFailureProps) {
  const words = failureWords(error)
  if (!words) return <ErrorPage error={error} actions={<Button onPress={onRetry}>Try again</Button>} />
  return (
    <main>
      <ErrorState title={words.title} description={words.description} onRetry={onRetry} />
    </main>
  )
}
