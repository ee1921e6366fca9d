import type { Viewer } from '@coverdesk/contract'
import { AppFrame, DesignSystemProvider, Sidebar, TopBar } from '@coverdesk/design-system'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { FrameLinks } from '../frame/FrameLinks.tsx'
import { FrameLogo } from '../frame/FrameLogo.tsx'
import { RouterLink } from '../frame/RouterLink.tsx'
import { SearchButton } from '../frame/SearchButton.tsx'
import { UserMenu } from '../frame/UserMenu.tsx'
import type { RemoteLink } from '../remotes/RemoteDescription.ts'

export interface FirstFrameProps {
  viewer: Viewer
  links: readonly RemoteLink[]
  /** The path of the page. */
  address: string
}

/** The frame as HTML, sent by the server with the page while the code loads. Its links already work; */
export function firstFrame({ viewer, links, address }: FirstFrameProps): string {
  const markup = renderToStaticMarkup(
    <StaticRouter location={address}>
      <DesignSystemProvider linkComponent={RouterLink} navigate={() => undefined}>
        <AppFrame
          sidebar={
            <Sidebar logo={<FrameLogo viewer={viewer} />}>
              <FrameLinks links={links} />
            </Sidebar>
          }
          topBar={<TopBar start={<SearchButton />} end={<UserMenu viewer={viewer} />} />}
        >
          {null}
        </AppFrame>
      </DesignSystemProvider>
    </StaticRouter>,
  )
  // buttons need the code.
  return markup.replaceAll('<button ', '<button disabled ')
}
