/** The size that a PNG or JPEG says it has, before anything of it is unpacked; null when it does not say. */
export function imageSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length > 24 && view.getUint32(0) === 0x89_50_4e_47)
    return { width: view.getUint32(16), height: view.getUint32(20) }
  if (bytes.length < 4 || view.getUint16(0) !== 0xff_d8) return null
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = view.getUint16(at)
    const isFrame = marker >= 0xff_c0 && marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    if (marker < 0xff_c0) return null
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
