import type { Insurance } from './agreements.ts'

/** What commonly happens to a client, as an agent sorts it before opening the policy. */
export interface LossKind {
  readonly name: string
  /** How clients tell it. */
  readonly asked: RegExp
  /** Words that tell of something else. */
  readonly unless?: RegExp
  /** What insures it; more than one if each pays a part. */
  readonly insuredBy: readonly Insurance[]
  /** What exclusions and promises about it say; null if no common one is about it. */
  readonly bearing: RegExp | null
  /** Whether the exclusion is for policies of other kinds: auto insurance speaks of autos wherever one looks. */
  readonly isOfOthers?: true
  /** Whether exclusions of it are for special cases, and about a loss only if they are close to its own words. */
  readonly isNarrow?: true
  /** Whether policies that exclude it name it: another exclusion does not decide. */
  readonly isNamed?: true
  /** Whether an exclusion of it decides whatever else is near: a promise for the auto says nothing about the things in it. */
  readonly isDecisive?: true
  /** Whether the cause decides, whatever is excluded, or the facts decide unless an exclusion does. */
  readonly isOpen?: 'BY_CAUSE' | 'UNLESS_EXCLUDED'
  /** What exclusions say that are not about it, though they seem to be. */
  readonly misread?: RegExp
  /** What else an agent points to, with what to say of it. */
  readonly notes?: readonly { readonly wording: RegExp; readonly saying: string }[]
}
