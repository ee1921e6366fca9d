import './css/reset.css.ts'
import './theme/theme.css.ts'
import './theme/start.ts'

// Tokens are not exported here: a style sheet that imported them from here would bring the theme and its font along.
export { breakpoints } from './theme/breakpoints.ts'
export { setDensity, useDensity, type DensitySetting } from './theme/densitySetting.ts'
export { setTheme, useTheme, type ThemeSetting } from './theme/themeSetting.ts'
export { tones, type Tone } from './theme/tones.ts'
export type { Space } from './css/space.ts'
export { preloadParts } from './private/lazyPart.tsx'
export { loadable } from './private/loadable.tsx'
export { untilReleased } from './private/untilReleased.ts'
export { hasUnsavedEdits, useUnsavedEdits } from './private/useEdits.ts'
export type { FieldError } from './private/fieldError.ts'
export type { FieldProps } from './private/fieldProps.ts'

export * from './icons/icons.ts'

export { AppFrame, type AppFrameProps } from './components/AppFrame/AppFrame.tsx'
export { Sidebar, type SidebarProps } from './components/AppFrame/Sidebar.tsx'
export { SidebarGroup, type SidebarGroupProps } from './components/AppFrame/SidebarGroup.tsx'
export { SidebarLink, type SidebarLinkProps } from './components/AppFrame/SidebarLink.tsx'
export { TopBar, type TopBarProps } from './components/AppFrame/TopBar.tsx'
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx'
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx'
export { Box, type BoxProps } from './components/Box/Box.tsx'
export { Button, type ButtonProps } from './components/Button/Button.tsx'
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink/ButtonLink.tsx'
export { Combobox, type ComboboxProps } from './components/Combobox/Combobox.tsx'
export type { ComboboxOption } from './components/Combobox/comboboxOptions.ts'
export { commandKeys, useCommandKey } from './components/CommandPalette/useCommandKey.ts'
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog.tsx'
export { DiscardDialog, type DiscardDialogProps } from './components/ConfirmDialog/DiscardDialog.tsx'
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.tsx'
export { DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker.tsx'
export { DescriptionItem, type DescriptionItemProps } from './components/DescriptionList/DescriptionItem.tsx'
export { DescriptionList } from './components/DescriptionList/DescriptionList.tsx'
export {
  DesignSystemProvider,
  useDesignSystem,
  type DesignSystemProviderProps,
  type LinkComponent,
  type LinkComponentProps,
  type PlaceOfZip,
} from './components/DesignSystemProvider/DesignSystemProvider.tsx'
export { Dialog, DialogFrame, type DialogProps, type DialogSize } from './components/Dialog/Dialog.tsx'
export { Divider } from './components/Divider/Divider.tsx'
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx'
export { ErrorPage, type ErrorPageProps } from './components/ErrorPage/ErrorPage.tsx'
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx'
export { FactLine, type FactLineProps } from './components/FactLine/FactLine.tsx'
export { FileField, type FileFieldProps } from './components/FileField/FileField.tsx'
export type { UploadFile } from './components/FileField/upload.ts'
export { FilterBar, type FilterBarProps } from './components/FilterBar/FilterBar.tsx'
export {
  addressFilters,
  choiceFilter,
  flagFilter,
  sortFilter,
  textFilter,
  type AddressFilter,
  type AddressFilters,
} from './components/FilterBar/addressFilters.ts'
export { useFilters, type FilteredAddress, type Filters } from './components/FilterBar/useFilters.ts'
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx'
export { Icon, type IconComponent, type IconProps } from './components/Icon/Icon.tsx'
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx'
export { Inline, type InlineProps } from './components/Inline/Inline.tsx'
export { MarkedText, type MarkedTextProps } from './components/MarkedText/MarkedText.tsx'
export { Kbd } from './components/Kbd/Kbd.tsx'
export { Link, type LinkProps } from './components/Link/Link.tsx'
export { MenuButton, type MenuButtonProps } from './components/MenuButton/MenuButton.tsx'
export type { MenuItem } from './components/MenuButton/menuItem.ts'
export { Page, type PageProps } from './components/Page/Page.tsx'
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx'
export { Panel, type PanelProps } from './components/Panel/Panel.tsx'
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx'
export { RecordLayout, type RecordLayoutProps } from './components/RecordLayout/RecordLayout.tsx'
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx'
export {
  SegmentedControl,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.tsx'
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx'
export { ShortcutList, type Shortcut } from './components/ShortcutList/ShortcutList.tsx'
export { DetailSkeleton, type DetailSkeletonProps } from './components/Skeleton/DetailSkeleton.tsx'
export {
  type ListLook,
  ListPageSkeleton,
  type ListPageSkeletonProps,
} from './components/Skeleton/ListPageSkeleton.tsx'
export { ListSkeleton, type ListSkeletonProps } from './components/Skeleton/ListSkeleton.tsx'
export {
  PageHeaderSkeleton,
  type PageHeaderSkeletonProps,
} from './components/Skeleton/PageHeaderSkeleton.tsx'
export { PanelSkeleton, type PanelSkeletonProps } from './components/Skeleton/PanelSkeleton.tsx'
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx'
export { SkeletonText } from './components/Skeleton/SkeletonText.tsx'
export { TimelineSkeleton, type TimelineSkeletonProps } from './components/Skeleton/TimelineSkeleton.tsx'
export { SlideOver, SlideOverFrame, type SlideOverProps } from './components/SlideOver/SlideOver.tsx'
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx'
export { Stack, type StackProps } from './components/Stack/Stack.tsx'
export { Cell, type CellProps } from './components/Table/Cell.tsx'
export { CellLine, type CellLineProps } from './components/Table/CellLine.tsx'
export { CellNote, type CellNoteProps } from './components/Table/CellNote.tsx'
export { CellPart, type CellPartProps } from './components/Table/CellPart.tsx'
export { Row, type RowProps } from './components/Table/Row.tsx'
export { Table, type TableProps } from './components/Table/Table.tsx'
export { focusRows } from './components/Table/useActiveRow.ts'
export { TableSkeleton, type TableSkeletonProps } from './components/Table/TableSkeleton.tsx'
export type { TableColumn, TableSort } from './components/Table/tableColumn.ts'
export { TabsNav, type TabsNavItem, type TabsNavProps } from './components/TabsNav/TabsNav.tsx'
export { Text, type TextProps } from './components/Text/Text.tsx'
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx'
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx'
export { Timeline, type TimelineProps } from './components/Timeline/Timeline.tsx'
export { TimelineItem, type TimelineItemProps } from './components/Timeline/TimelineItem.tsx'
export { toast, useToast, type ToastContent } from './components/Toast/toast.ts'
export { ToastRegion } from './components/Toast/ToastRegion.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx'

export { addressLine, type PostalAddress } from './formats/addressLine.ts'
export {
  dueDay,
  longDateTime,
  mediumDate,
  mediumDay,
  openedAt,
  shortDate,
  shortDateTime,
  shortDay,
  shortMonthDay,
  timeOfDay,
} from './formats/dates.ts'
export { capitalized } from './formats/capitalized.ts'
export { count } from './formats/count.ts'
export { duration } from './formats/duration.ts'
export { fileSize } from './formats/fileSize.ts'
export { initials } from './formats/initials.ts'
export type { Moment } from './formats/moment.ts'
export { usd, usdCompact } from './formats/money.ts'
export { NOT_AVAILABLE } from './formats/notAvailable.ts'
export { DASH, orDash } from './formats/orDash.ts'
export { percent } from './formats/percent.ts'
export { relativeTime } from './formats/relativeTime.ts'
export { showTimesIn } from './formats/timeZone.ts'
