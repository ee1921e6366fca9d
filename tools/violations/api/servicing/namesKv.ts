// expect: house(platform-only) Only api/platform names KV
import { openKv } from '@deno/kv'

export const namesKv = openKv
