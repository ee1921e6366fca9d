import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  BuildingIcon,
  FileTextIcon,
  HouseIcon,
  InboxIcon,
  MailIcon,
  PaletteIcon,
  PhoneIcon,
  ShieldCheckIcon,
  SparklesIcon,
} from '../../icons/icons.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Page } from '../Page/Page.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { SkeletonText } from '../Skeleton/SkeletonText.tsx'
import { Text } from '../Text/Text.tsx'
import { AppFrame } from './AppFrame.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SidebarGroup } from './SidebarGroup.tsx'
import { SidebarLink } from './SidebarLink.tsx'
import { TopBar } from './TopBar.tsx'

/**
 * The frame of the whole app: skip link, sidebar, top bar and page. Up to 1,024 px the sidebar slides over the page.
 *
 * Use **Page** for its content, **SlideOver** to show something beside the page.
 *
 * | Key | Does |
 * | Escape | Closes the sidebar when it is open over the page |
 * | Tab | Shows the skip link first |
 * | Escape | Closes the sidebar where it slides over |
 */
const meta = {
  title: 'Frames/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    sidebar: (
      <Sidebar logo={<Text weight="semibold">Coverdesk</Text>}>
        <SidebarGroup>
          <SidebarLink href="/app/home" label="Home" icon={HouseIcon} />
        </SidebarGroup>
        <SidebarGroup label="Copilot">
          <SidebarLink href="/app/workspaces" label="Workspaces" icon={SparklesIcon} />
          <SidebarLink href="/app/presets" label="Presets" icon={FileTextIcon} />
          <SidebarLink href="/app/styles" label="Styles" icon={PaletteIcon} />
        </SidebarGroup>
        <SidebarGroup label="Servicing">
          <SidebarLink href="/app/servicing" label="Service Requests" icon={InboxIcon} current="page" />
        </SidebarGroup>
        <SidebarGroup label="Communication">
          <SidebarLink href="/app/calls" label="Calls" icon={PhoneIcon} />
          <SidebarLink href="/app/emails" label="Emails" icon={MailIcon} />
        </SidebarGroup>
        <SidebarGroup label="Knowledge">
          <SidebarLink href="/app/accounts" label="Accounts" icon={BuildingIcon} />
          <SidebarLink href="/app/policies" label="Policies" icon={ShieldCheckIcon} />
        </SidebarGroup>
      </Sidebar>
    ),
    topBar: (
      <TopBar
        end={
          <Inline>
            <Avatar name="Dana Whitfield" />
            <Text weight="medium">Dana Whitfield</Text>
          </Inline>
        }
      />
    ),
    children: (
      <Page>
        <PageHeader title="Servicing" subtitle="Service requests from your customers" />
        <Panel>
          <SkeletonText lines={30} />
        </Panel>
      </Page>
    ),
  },
} satisfies Meta<typeof AppFrame>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Crowded: Story = {
  args: {
    sidebar: (
      <Sidebar logo={<Text weight="semibold">Coverdesk</Text>}>
        {['Copilot', 'Servicing', 'Communication', 'Knowledge'].map((group) => (
          <SidebarGroup key={group} label={group}>
            {Array.from({ length: 8 }, (_, index) => (
              <SidebarLink
                key={index}
                href={`/app/${group}/${index}`}
                label="Certificates of the additional insured"
                icon={FileTextIcon}
              />
            ))}
          </SidebarGroup>
        ))}
      </Sidebar>
    ),
    topBar: (
      <TopBar
        end={
          <Text truncate>
            Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated
          </Text>
        }
      />
    ),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
