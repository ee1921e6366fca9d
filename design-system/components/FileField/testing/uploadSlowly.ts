import type { UploadFile } from '../upload.ts'

/** A two-second upload for stories; files with "refused" in their name fail halfway. */
export const uploadSlowly: UploadFile = (file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    let share = 0
    const timer = setInterval(() => {
      share += 0.1
      onProgress(Math.min(1, share))
      if (share > 0.5 && file.name.includes('refused')) {
        clearInterval(timer)
        reject(new Error('The connection was lost.'))
      } else if (share >= 1) {
        clearInterval(timer)
        resolve({ id: `fi_${file.name}` })
      }
    }, 200)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      reject(signal.reason)
    })
  })
