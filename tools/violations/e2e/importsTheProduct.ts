// expect: house(import-borders) A journey sees what a person sees
import { links } from '../shell/contract/links.ts'

export const importsTheProduct = links
