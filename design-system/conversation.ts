/** Messages, composer and players, loaded with pages that contain a conversation. */
export { ApprovalCard, type ApprovalCardProps } from './components/ApprovalCard/ApprovalCard.tsx'
export type { LetterText } from './components/ApprovalCard/LetterForm.tsx'
export { AudioPlayer, type AudioPlayerProps } from './components/AudioPlayer/AudioPlayer.tsx'
export type { TranscriptLine } from './components/AudioPlayer/transcriptLine.ts'
export { Composer, type ComposerProps } from './components/Composer/Composer.tsx'
export type { ComposedMessage } from './components/Composer/useSend.ts'
export { ConversationLog, type ConversationLogProps } from './components/ConversationLog/ConversationLog.tsx'
export type { LogEntry } from './components/ConversationLog/logItems.ts'
export {
  ConversationSkeleton,
  type ConversationSkeletonProps,
} from './components/Skeleton/ConversationSkeleton.tsx'
export { MarkdownText, type MarkdownTextProps } from './components/MarkdownText/MarkdownText.tsx'
export { AttachmentList } from './components/MessageBubble/AttachmentList.tsx'
export { MessageBubble, type MessageBubbleProps } from './components/MessageBubble/MessageBubble.tsx'
export type { Attachment } from './components/MessageBubble/attachment.ts'
export type { MessageAuthor } from './components/MessageBubble/messageAuthor.ts'
export type { Delivery } from './components/MessageBubble/MessageDelivery.tsx'
export { QuoteCard, type QuoteCardProps } from './components/QuoteCard/QuoteCard.tsx'
export { StageProgress, type StageProgressProps } from './components/StageProgress/StageProgress.tsx'
export { TypingIndicator, type TypingIndicatorProps } from './components/TypingIndicator/TypingIndicator.tsx'
export * from './icons/caraIcons.ts'
