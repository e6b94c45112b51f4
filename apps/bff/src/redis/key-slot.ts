/** The slots of a cluster; each of its primaries has some. */
export const slotCount = 16384;

/**
 * The slot of a key, as Redis Cluster counts it: CRC-16/XMODEM of what stands in the first braces, or of
 * the whole key where there are none.
 */
export function slotOf(key: string): number {
  const open = key.indexOf('{');
  const close = key.indexOf('}', open + 1);
  const hashed = open >= 0 && close > open + 1 ? key.slice(open + 1, close) : key;
  let crc = 0;
  for (const byte of Buffer.from(hashed)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  }
  return (crc & 0xffff) % slotCount;
}
