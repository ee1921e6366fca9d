import { soughtText } from '../../private/soughtText.ts'
import type { Command, CommandGroup } from './command.ts'

/** The groups to show for a query, each filtered to the commands that contain every word of it. */
export function matchingGroups(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const words = soughtText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups.filter(({ commands, isFound }) => commands.length > 0 && !isFound)
  return groups
    .filter(({ isRecent }) => !isRecent)
    .map((group) => (group.isFound ? group : narrowed(group, words)))
    .filter(({ commands }) => commands.length > 0)
}

function narrowed(group: CommandGroup, words: readonly string[]): CommandGroup {
  const commands = group.commands.filter((command) => {
    const text = soughtText(wordsOf(command))
    return words.every((word) => text.includes(word))
  })
  return { ...group, commands }
}

function wordsOf({ label, description = '', keywords = '' }: Command): string {
  return `${label} ${description} ${keywords}`
}
