import { onlyLeavesOut } from '../skills/comparisons/leftOut.ts'
import { compareCoverage } from '../skills/compareCoverage/compareCoverage.ts'
import { makeProposal } from '../skills/makeProposal/makeProposal.ts'
import { reviseArtifact } from '../skills/reviseArtifact/reviseArtifact.ts'
import type { Choice, Situation } from './situation.ts'

/** "Please leave out employee dishonesty", before anything was made: what quotes are attached are compared or proposed without it. */
export function leftOutOfQuotes({ artifacts, files, message, workspace }: Situation): Choice | null {
  if (artifacts.length > 0 || workspace.question || !onlyLeavesOut(message.content)) return null
  const quotes = files.filter(({ type }) => type === 'QUOTE').length
  return { skill: quotes > 1 ? compareCoverage : quotes === 1 ? makeProposal : reviseArtifact }
}
