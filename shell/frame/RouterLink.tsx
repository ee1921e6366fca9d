import type { LinkComponentProps } from '@coverdesk/design-system'
import { Link } from 'react-router'

const outside = /^([a-z][a-z0-9+.-]*:|\/\/|#|\/(?!app(\/|$|\?|#)))/i

/** The link of the design system's components: within the app without loading the page anew. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
  if (outside.test(href)) return <a href={href} {...props} />
  return <Link to={href} {...props} />
}
