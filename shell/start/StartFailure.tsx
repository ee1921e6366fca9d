import { Button, ErrorPage, ErrorState } from '@coverdesk/design-system'
import { failureWords } from '../routing/failureWords.ts'

interface StartFailureProps {
  error: unknown
  onRetry: () => void
}

/** Shown when the app could not start, usually because the server is briefly down. */
export function StartFailure({ error, onRetry }: StartFailureProps) {
  const words = failureWords(error)
  if (!words) return <ErrorPage error={error} actions={<Button onPress={onRetry}>Try again</Button>} />
  return (
    <main>
      <ErrorState title={words.title} description={words.description} onRetry={onRetry} />
    </main>
  )
}
