import { z } from 'zod'
import type { ModelTool } from '../../model/index.ts'
import { skills } from '../skills/skillRegistry.ts'
import { tools } from '../tools/toolRegistry.ts'

/** Ends the task with a question. */
export const askUser = {
  name: 'ask_user',
  description: 'Asks the person one question and ends the task. Only for what no tool can find out.',
  input: z.object({ question: z.string().min(3).max(1_000) }),
}

/** Runs a skill as the built-in planner would. */
export const useSkill = {
  name: 'use_skill',
  description:
    'Does a whole piece of work that is built in and tested: it reads the files, makes the documents and answers. Prefer it.',
  input: z.object({ skill: z.enum(skills.map(({ name }) => name)) }),
}

/** What a language model may call: every tool that Cara has, and these two. */
export const modelTools: Readonly<Record<string, ModelTool>> = Object.fromEntries(
  [askUser, useSkill, ...tools].map((tool) => [
    tool.name,
    {
      description: tool.description,
      // The input is checked when the call is carried out, so that the model learns what was wrong with it.
      input: z.unknown().meta(
        z.toJSONSchema(('modelInput' in tool && tool.modelInput) || tool.input, {
          target: 'draft-7',
          io: 'input',
          unrepresentable: 'any',
        }),
      ),
    },
  ]),
)
