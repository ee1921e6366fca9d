import { builder } from '../../graphql/index.ts'
import { WorkspacePresetEnum } from '../presets/workspacePreset.ts'
import type { Skill, SkillInput } from '../skills/skill.ts'
import { skills } from '../skills/skillRegistry.ts'
import type { AnyTool } from '../tools/tool.ts'
import { tools } from '../tools/toolRegistry.ts'

const CaraSkillInput = builder.objectRef<SkillInput>('CaraSkillInput').implement({
  fields: (t) => ({
    prefix: t.exposeString('prefix', { description: 'The prefix of its file’s name, like [Contract].' }),
    isRequired: t.exposeBoolean('isRequired'),
  }),
})

const CaraSkill = builder.objectRef<Skill>('CaraSkill').implement({
  description: 'A kind of work that Cara can do.',
  fields: (t) => ({
    name: t.exposeString('name'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    makes: t.exposeString('makes', { description: 'What it produces.' }),
    preset: t.expose('preset', { type: WorkspacePresetEnum, nullable: true }),
    phrasings: t.stringList({
      description: 'Examples of how people ask for it.',
      resolve: ({ phrasings }) => phrasings.slice(0, 4),
    }),
    inputs: t.field({ type: [CaraSkillInput], resolve: ({ inputs }) => [...inputs] }),
  }),
})

const CaraTool = builder.objectRef<AnyTool>('CaraTool').implement({
  description: 'A tool that Cara can call while it works.',
  fields: (t) => ({
    name: t.exposeString('name'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    reads: t.exposeString('reads', { description: 'What it reads.' }),
    needsApproval: t.exposeBoolean('actsOutward', {
      description: 'Whether each call needs a user’s approval because it acts outside the product.',
    }),
  }),
})

builder.queryFields((t) => ({
  caraSkills: t.field({ type: [CaraSkill], resolve: () => [...skills] }),
  caraTools: t.field({ type: [CaraTool], resolve: () => [...tools] }),
}))
