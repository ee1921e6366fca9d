// expect: house(import-extensions) Name the file with its extension
import { accountName } from './accountName'

export const withoutExtension = accountName
