import { Button, Stack, Text } from '@coverdesk/design-system'
import { useId, useState } from 'react'
import { foldedText } from './foldedText.ts'

/** User-written text with its paragraphs; a long text is collapsed. */
export function FoldedText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const beginning = foldedText(text)
  if (beginning === null) return <Written>{text}</Written>
  return (
    <Stack space="xs" align="start">
      <Written id={id}>{isOpen ? text : beginning}</Written>
      <Button
        size="small"
        tone="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Show less' : 'Show more'}
      </Button>
    </Stack>
  )
}

function Written({ id, children }: { id?: string; children: string }) {
  return (
    <Text as="div" hasLineBreaks id={id}>
      {children}
    </Text>
  )
}
