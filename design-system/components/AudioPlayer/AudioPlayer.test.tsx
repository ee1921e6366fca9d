import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AudioPlayer, type AudioPlayerProps } from './AudioPlayer.tsx'

const transcript = [
  { id: '1', speaker: 'Agent', startsAt: 0, text: 'How can I help?' },
  { id: '2', speaker: 'Marisol Ortega', startsAt: 4, text: 'I need a certificate.' },
  { id: '3', speaker: 'Agent', startsAt: 11.5, text: 'Which job is it for?' },
]

// jsdom plays nothing: these simulate a browser's events.
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    fireEvent.play(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.pause(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
})

function renderPlayer(props: Partial<AudioPlayerProps> = {}) {
  const { container } = render(
    <AudioPlayer
      label="Call from Marisol Ortega"
      src="/files/fi_1/call.wav"
      transcript={transcript}
      {...props}
    />,
  )
  const audio = container.querySelector('audio') as HTMLAudioElement
  return {
    user: userEvent.setup(),
    audio,
    tellLength(seconds: number) {
      Object.defineProperty(audio, 'duration', { value: seconds, configurable: true })
      fireEvent.durationChange(audio)
    },
    hear(seconds: number) {
      audio.currentTime = seconds
      fireEvent.timeUpdate(audio)
    },
    fail(code: number) {
      Object.defineProperty(audio, 'error', { value: { code }, configurable: true })
      fireEvent.error(audio)
    },
  }
}

function currentLine() {
  return screen.getAllByRole('listitem').find((line) => line.getAttribute('aria-current') === 'true')
    ?.textContent
}

function slider() {
  return screen.getByRole('slider', { name: 'Playback position' })
}

test('plays and pauses a call', async () => {
  const { user } = renderPlayer()
  await user.click(screen.getByRole('button', { name: 'Play' }))
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
})

test('highlights the current line', () => {
  const { hear } = renderPlayer()
  expect(currentLine()).toBeUndefined()
  hear(4.2)
  expect(currentLine()).toContain('I need a certificate.')
  hear(60)
  expect(currentLine()).toContain('Which job is it for?')
})

test('pressing a line plays from there, by pointer and keyboard', async () => {
  const { user, audio } = renderPlayer()
  await user.click(screen.getByText('Which job is it for?'))
  expect(audio.currentTime).toBe(11.5)
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce()
  act(() => screen.getByRole('button', { name: '0:11, play from here' }).focus())
  await user.keyboard('{ArrowUp}{Enter}')
  expect(audio.currentTime).toBe(4)
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2)
})

test('the lines are one Tab stop, and the arrows move between them', async () => {
  const { user } = renderPlayer()
  const buttons = within(screen.getByRole('list', { name: 'Transcript' })).getAllByRole('button')
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  act(() => buttons[0]?.focus())
  await user.keyboard('{End}{ArrowDown}')
  expect(document.activeElement).toBe(buttons[2])
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(buttons[0])
})

test('selecting words to copy does not seek', async () => {
  const { user, audio } = renderPlayer()
  const words = screen.getByText('Which job is it for?')
  document.getSelection()?.selectAllChildren(words)
  fireEvent.click(words)
  expect(audio.currentTime).toBe(0)
  document.getSelection()?.removeAllRanges()
  await user.click(words)
  expect(audio.currentTime).toBe(11.5)
})

test('the slider shows the position and moves by keys within its ends', async () => {
  const { user, audio, tellLength } = renderPlayer()
  expect(slider()).toHaveProperty('disabled', true)
  tellLength(65)
  act(() => slider().focus())
  await user.keyboard('{ArrowRight}{PageUp}')
  expect(audio.currentTime).toBe(35)
  expect(slider().getAttribute('aria-valuetext')).toBe('0:35 of 1:05')
  await user.keyboard('{PageUp}{PageUp}')
  expect(audio.currentTime).toBe(65)
  fireEvent.change(slider(), { target: { value: '12.5' } })
  expect(audio.currentTime).toBe(12.5)
  await user.keyboard(' ')
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined()
})

test('J, K and L go back, play and go forward from every control', async () => {
  const { user, audio, tellLength, hear } = renderPlayer()
  tellLength(300)
  hear(100)
  act(() => screen.getByRole('button', { name: 'Back 10 seconds' }).focus())
  await user.keyboard('lljk')
  expect(audio.currentTime).toBe(110)
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined()
})

test('a call plays faster', async () => {
  const { user, audio } = renderPlayer()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×')
  expect(audio.playbackRate).toBe(1.5)
})

test('shows a known length until the recording reports its own', () => {
  const { tellLength } = renderPlayer({ length: 3723 })
  expect(slider().getAttribute('aria-valuetext')).toBe('0:00 of 1:02:03')
  tellLength(3600)
  expect(slider().getAttribute('aria-valuetext')).toBe('0:00 of 1:00:00')
  tellLength(Infinity)
  expect(slider().getAttribute('aria-valuetext')).toBe('0:00 of 1:02:03')
})

test('a missing recording says so, keeps the transcript, and can be retried from the same position', async () => {
  const { user, audio, hear, fail } = renderPlayer({ length: 65 })
  hear(20)
  fail(4)
  expect(screen.getByRole('alert').textContent).toBe(
    'The recording could not be found, or this browser cannot play it.',
  )
  expect(screen.getByText('Which job is it for?')).toBeDefined()
  vi.mocked(HTMLMediaElement.prototype.load).mockImplementation(() => (audio.currentTime = 0))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(audio.currentTime).toBe(20)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }))
})

test('tells a lost connection from a damaged file', () => {
  const { fail } = renderPlayer()
  fail(2)
  expect(screen.getByRole('alert').textContent).toContain('connection was lost')
  fail(3)
  expect(screen.getByRole('alert').textContent).toContain('damaged')
})

test('a browser that refuses to play says so', async () => {
  const { user } = renderPlayer()
  const play = vi.mocked(HTMLMediaElement.prototype.play)
  play.mockRejectedValueOnce(new DOMException('paused', 'AbortError'))
  await user.click(screen.getByRole('button', { name: 'Play' }))
  expect(screen.queryByRole('alert')).toBeNull()
  play.mockRejectedValueOnce(new DOMException('not now', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Play' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The recording could not be played.')
})

test('a call without a recording shows its transcript', () => {
  renderPlayer({ src: null, transcript: [{ id: '1', speaker: 'Agent', text: 'How can I help?' }] })
  expect(screen.getByText('There is no recording.')).toBeDefined()
  expect(screen.getByText('How can I help?')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('only one call plays at a time', async () => {
  const { user } = renderPlayer()
  render(<AudioPlayer label="Call from Bayside" src="/files/fi_2/call.wav" />)
  const [first, second] = screen.getAllByRole('button', { name: 'Play' })
  if (!first || !second) throw new Error('Two players are expected.')
  await user.click(first)
  await user.click(second)
  expect(
    screen.getAllByRole('button', { name: /^(Play|Pause)$/ }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Play', 'Pause'])
})

test('scrolling stays in place until the reader returns to the current line', async () => {
  const { user, hear } = renderPlayer()
  hear(5)
  fireEvent.wheel(screen.getByRole('list', { name: 'Transcript' }))
  await user.click(screen.getByRole('button', { name: 'Go to the current line' }))
  expect(screen.queryByRole('button', { name: 'Go to the current line' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '0:04, play from here' }))
})
