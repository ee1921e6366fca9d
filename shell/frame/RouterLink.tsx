import type { LinkComponentProps } from '@coverdesk/design-system'
import { Link } from 'react-router'

const outside = /^([a-z][a-z0-9+.-]*:|\/\/|#|\/(?!app(\/|$|\?|#)))/i

/** The link used by design system components: navigates within the app without a page load. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
  if (outside.test(href)) return <a href={href} {...props} />
  return <Link to={href} {...props} />
}
