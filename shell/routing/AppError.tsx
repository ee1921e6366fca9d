import { Button, ErrorPage } from '@coverdesk/design-system'
import { useRouteError } from 'react-router'

/** The application error page, which replaces everything because the frame itself failed. */
export function AppError() {
  const error = useRouteError()
  return (
    <ErrorPage error={error} actions={<Button onPress={() => location.reload()}>Reload the page</Button>} />
  )
}
