import { renderToStaticMarkup } from 'react-dom/server'
import { LandingPage } from './LandingPage.tsx'

/** The page's body as HTML, for the build to write into its file. */
export function landingMarkup(options: { hasLogin: boolean }): string {
  return renderToStaticMarkup(<LandingPage {...options} />)
}
