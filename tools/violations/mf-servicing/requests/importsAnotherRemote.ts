// expect: house(import-borders) Remotes are islands
import { accountName } from '../../mf-knowledge/accounts/accountName.ts'

export function importsAnotherRemote(): string {
  return accountName
}
