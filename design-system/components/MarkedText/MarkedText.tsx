import { mark } from './MarkedText.css.ts'

export type MarkedTextProps = {
  text: string
  /** The parts to mark, in order and without overlaps; `to` is the place after the last letter. */
  marks: ReadonlyArray<{ readonly from: number; readonly to: number }>
}

/** A text with the words marked that a search found. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const ends = marks.map(({ to }) => to)
  return (
    <>
      {marks.map(({ from, to }, at) => (
        <span key={from}>
          {text.slice(ends[at - 1] ?? 0, from)}
          <mark className={mark}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  )
}
