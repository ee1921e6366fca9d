import { Button, ErrorPage, ErrorState, VisuallyHidden } from '@coverdesk/design-system'
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router'
import { usePageTitle } from '@coverdesk/contract'
import { useRecovery } from '../contract/useRecovery.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { failureWords } from './failureWords.ts'

/** Replaces one area that failed or has no such page; the frame and the other areas keep working. */
export function AreaError() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFoundPage />
  ) : (
    <AreaFailure error={error} />
  )
}

function AreaFailure({ error }: { error: unknown }) {
  const retry = useRetry()
  const navigation = useNavigation()
  const words = failureWords(error)
  usePageTitle(words?.title ?? 'Application error')
  useRecovery(() => {
    if (words && !words.needsReload) retry()
  })

  if (!words) return <ErrorPage error={error} actions={<Button onPress={retry}>Try again</Button>} />
  return (
    <>
      <VisuallyHidden as="div">
        <h1>Page not available</h1>
      </VisuallyHidden>
      <ErrorState
        title={words.title}
        description={words.description}
        onRetry={words.needsReload ? () => location.reload() : retry}
        isRetrying={navigation.state !== 'idle'}
      />
    </>
  )
}

/** Navigating to the same URL again clears the error and reloads code and data; revalidating would not. */
function useRetry(): () => void {
  const navigate = useNavigate()
  const address = useLocation()
  return () => void navigate(address, { replace: true })
}
