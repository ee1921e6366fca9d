/** Additional frames, loaded with the pages that open them. */
export { AgencyAccent, type AgencyAccentProps } from './components/AgencyAccent/AgencyAccent.tsx'
export { Banner, type BannerProps } from './components/Banner/Banner.tsx'
export type { Command, CommandGroup, CommandKind } from './components/CommandPalette/command.ts'
export { CommandPalette, type CommandPaletteProps } from './components/CommandPalette/CommandPalette.tsx'
export { DocumentFrame, type DocumentFrameProps } from './components/DocumentFrame/DocumentFrame.tsx'
export { FormSkeleton, type FormSkeletonProps } from './components/Skeleton/FormSkeleton.tsx'
