import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
const page = {
  root: '/work/main/bench/page',
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: '/tmp/d1page/dist',
    emptyOutDir: true,
    rollupOptions: { input: ['/work/main/bench/page/tmp.html', '/work/main/bench/page/index.html'] },
  },
}
await build({ ...page, plugins: [vanillaExtractPlugin(), react()] })
await preview({ ...page, preview: { host: '127.0.0.1', port: 3130, strictPort: true } })
console.log('up')
