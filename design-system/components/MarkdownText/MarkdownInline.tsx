import type { MarkedToken, Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { CircleCheckIcon, ExternalLinkIcon } from '../../icons/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { decodeEntities } from './decodeEntities.ts'
import { isDisguised, linkTarget } from './linkTarget.ts'
import * as styles from './MarkdownText.css.ts'

/** Inline content: emphasis, links and code; anything else shows as written. */
export function MarkdownInline({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => (
    // Tokens have no keys and never change places.
    <Inline key={index} token={token as MarkedToken} />
  ))
}

function Inline({ token }: { token: MarkedToken }): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong className={styles.strong}>
          <MarkdownInline tokens={token.tokens} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <MarkdownInline tokens={token.tokens} />
        </em>
      )
    case 'del':
      return (
        <del>
          <MarkdownInline tokens={token.tokens} />
        </del>
      )
    case 'codespan':
      return <code className={styles.codeSpan}>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return <InlineLink token={token} />
    case 'image':
      // Fetching an external image would tell its server who reads this, and when.
      return token.text === '' ? null : <span className={styles.picture}>{decodeEntities(token.text)}</span>
    case 'checkbox':
      return <Task isDone={token.checked} />
    case 'text':
      return token.tokens ? <MarkdownInline tokens={token.tokens} /> : decodeEntities(token.text)
    case 'escape':
      return token.text
    case 'html':
      return /^<br\s*\/?>$/i.test(token.raw) ? <br /> : token.raw
    default:
      return token.raw
  }
}

function InlineLink({ token }: { token: Tokens.Link }) {
  const target = linkTarget(token.href)
  const words = <MarkdownInline tokens={token.tokens} />
  if (!target) return words
  if (target.kind !== 'site')
    return target.kind === 'app' ? (
      <Link href={target.href}>{words}</Link>
    ) : (
      <a href={target.href} className={styles.contact}>
        {words}
      </a>
    )
  return (
    <>
      <Link href={target.href} isExternal>
        {words}
        <span className={styles.external}>
          <Icon icon={ExternalLinkIcon} size="small" />
        </span>
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Link>
      {isDisguised(token.text, target.host) && <span className={styles.host}> ({target.host})</span>}
    </>
  )
}

function Task({ isDone }: { isDone: boolean }) {
  return (
    <span className={isDone ? styles.done : styles.open}>
      {isDone && <Icon icon={CircleCheckIcon} size="small" />}
      <VisuallyHidden>{isDone ? 'Done: ' : 'To do: '}</VisuallyHidden>
    </span>
  )
}
