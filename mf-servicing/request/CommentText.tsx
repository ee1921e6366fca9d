import { Link, Text } from '@coverdesk/design-system'
import { Fragment } from 'react'
import { commentParts } from './commentParts.ts'

export interface CommentTextProps {
  text: string
  /** The names mentioned in the text. */
  names: readonly string[]
}

/** A comment as typed, with web addresses as links and mentions marked. */
export function CommentText({ text, names }: CommentTextProps) {
  return (
    <Text as="div" hasLineBreaks>
      {commentParts(text, names).map((part, index) => (
        <Fragment key={index}>
          {part.kind === 'link' ? (
            <Link href={part.href} isExternal>
              {part.text}
            </Link>
          ) : part.kind === 'mention' ? (
            <Text weight="medium" tone="accent">
              {part.text}
            </Text>
          ) : (
            part.text
          )}
        </Fragment>
      ))}
    </Text>
  )
}
