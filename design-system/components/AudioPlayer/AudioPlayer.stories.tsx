import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AudioPlayer } from './AudioPlayer.tsx'
import type { TranscriptLine } from './transcriptLine.ts'

const call: TranscriptLine[] = [
  {
    id: '1',
    speaker: 'Agent',
    startsAt: 0,
    text: 'Harborline Insurance Group, this is Cara. How can I help?',
  },
  {
    id: '2',
    speaker: 'Marisol Ortega',
    startsAt: 4,
    text: 'Hi, I need a certificate for Bayside General Contractors. They want to be an additional insured.',
  },
  { id: '3', speaker: 'Agent', startsAt: 11, text: 'Of course. Which job is it for?' },
  {
    id: '4',
    speaker: 'Marisol Ortega',
    startsAt: 14,
    text: 'The reroof at 41 Harbor Street in Plymouth. It starts on Monday.',
  },
  {
    id: '5',
    speaker: 'Agent',
    startsAt: 20,
    text: 'Does the contract ask for a waiver of subrogation or for primary and noncontributory wording?',
  },
  { id: '6', speaker: 'Marisol Ortega', startsAt: 26, text: 'Both, I think. I can send you the contract.' },
]

/**
 * A recorded call and its transcript. The current line is highlighted and kept in view until the user
 * scrolls; clicking a line plays from there. Without a recording the transcript can still be read.
 *
 * Use **MessageBubble** for a written conversation.
 *
 * | Key | Does |
 * |---|---|
 * | Space, Enter | Plays and pauses on the button; Space also on the slider |
 * | K | Plays and pauses |
 * | J, L | Back and forward 10 seconds |
 * | Left, Right on the slider | Back and forward 5 seconds |
 * | Page Up, Page Down on the slider | Forward and back 30 seconds |
 * | Home, End on the slider | Start and end |
 * | Up, Down, Home, End on a line | Moves between lines |
 * | Enter on a line | Plays from that line |
 */
const meta = {
  title: 'Conversation/AudioPlayer',
  component: AudioPlayer,
  args: { label: 'Call from Marisol Ortega, Nov 18', src: humOf(31), transcript: call },
} satisfies Meta<typeof AudioPlayer>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** In the middle of the call. */
export const Playing: Story = {
  play: async ({ canvasElement }) => {
    const player = within(canvasElement)
    // Browsers block autoplay with sound.
    for (const audio of canvasElement.querySelectorAll('audio')) audio.muted = true
    await userEvent.click(player.getByRole('button', { name: '0:14, play from here' }))
    await expect(player.getByText(/reroof at 41 Harbor/).closest('li')).toHaveAttribute(
      'aria-current',
      'true',
    )
    await userEvent.click(await player.findByRole('button', { name: 'Pause' }))
  },
}

/** The recording is loading; the transcript can already be read. */
export const Loading: Story = { args: { src: URL.createObjectURL(new MediaSource()) } }

export const Empty: Story = { args: { src: null, transcript: [] } }

/** The recording was not kept; the transcript has no times. */
export const WithoutRecording: Story = {
  args: { src: null, transcript: call.map(({ id, speaker, text }) => ({ id, speaker, text })) },
}

export const Error_: Story = {
  name: 'Error',
  args: { src: 'data:audio/wav;base64,AAAA', length: 312 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('could not be found')
  },
}

/** An hour-long call. */
export const Crowded: Story = {
  args: {
    label: 'Call from the estate of a contractor with a very long name, transferred twice, Nov 18',
    length: 3_723,
    transcript: Array.from({ length: 120 }, (_, index) => ({
      id: `line-${index}`,
      speaker: index % 2 === 0 ? 'Agent' : 'Marisol Ortega of Ortega Roofing and Waterproofing, Incorporated',
      startsAt: index * 31,
      text: index % 5 === 0 ? `The number is ${'GL447120993'.repeat(10)}.` : 'Let me read that back to you.',
    })),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'مكالمة من ماريسول أورتيغا',
    transcript: [
      { id: '1', speaker: 'الوكيل', startsAt: 0, text: 'مرحبًا، كيف يمكنني مساعدتك؟' },
      { id: '2', speaker: 'ماريسول', startsAt: 4, text: 'أحتاج إلى شهادة تأمين.' },
    ],
  },
}

/** Generates a soft hum of the given length, so that the stories need no file. */
function humOf(seconds: number): string {
  const rate = 4000
  const samples = Uint8Array.from({ length: rate * seconds }, (_, at) => 128 + 6 * Math.sin(at / 4))
  const head = new DataView(new ArrayBuffer(44))
  const words = { 0: 'RIFF', 8: 'WAVE', 12: 'fmt ', 36: 'data' }
  for (const [at, word] of Object.entries(words))
    for (const [index, letter] of [...word].entries()) head.setUint8(Number(at) + index, letter.charCodeAt(0))
  head.setUint32(4, 36 + samples.length, true)
  head.setUint32(16, 16, true)
  // 8-bit mono.
  for (const at of [20, 22, 32]) head.setUint16(at, 1, true)
  head.setUint16(34, 8, true)
  head.setUint32(24, rate, true)
  head.setUint32(28, rate, true)
  head.setUint32(40, samples.length, true)
  return URL.createObjectURL(new Blob([head, samples], { type: 'audio/wav' }))
}
