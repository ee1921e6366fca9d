import { classNames } from '../../private/classNames.ts'
import { box as composerBox } from '../Composer/Composer.css.ts'
import * as bubble from '../MessageBubble/MessageBubble.css.ts'
import { Stack } from '../Stack/Stack.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Skeleton, type SkeletonProps } from './Skeleton.tsx'

export type ConversationSkeletonProps = {
  /** The screen reader announcement: 'Loading conversation...'. */
  label: string
  /** Whether there is a composer below; `true` by default. */
  hasComposer?: boolean
}

const turns = [
  { side: 'start', lines: ['l', 'm'] },
  { side: 'end', lines: ['m'] },
  { side: 'start', lines: ['l', 'l', 's'] },
] as const satisfies readonly { side: 'start' | 'end'; lines: SkeletonProps['width'][] }[]

/** A loading conversation: bubbles on both sides, and a composer. */
export function ConversationSkeleton({ label, hasComposer = true }: ConversationSkeletonProps) {
  return (
    <div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden>
        <Stack space="m">
          {turns.map(({ side, lines }, turn) => (
            <div
              key={turn}
              className={classNames(
                bubble.message,
                side === 'start' ? bubble.wholeWidth : bubble.side.end,
                side === 'end' && bubble.own,
              )}
            >
              {side === 'start' && (
                <span className={bubble.avatar}>
                  <Skeleton shape="avatar" />
                </span>
              )}
              <div className={bubble.column[side]}>
                <div className={bubble.head}>
                  <Skeleton width="s" />
                </div>
                <div className={side === 'start' ? bubble.plain : classNames(bubble.bubble, bubble.look.end)}>
                  <Stack space="none">
                    {lines.map((width, line) => (
                      <Skeleton key={line} width={width} />
                    ))}
                  </Stack>
                </div>
              </div>
            </div>
          ))}
          {hasComposer && <div className={composerBox} />}
        </Stack>
      </div>
    </div>
  )
}
