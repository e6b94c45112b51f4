const asText = 0;
const asBytes = 1;

/** A text as Redis stores it. Encrypted parts are base64url; as bytes they take a quarter less. */
export function toStored(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text
    ? Buffer.concat([Buffer.of(asBytes), bytes])
    : Buffer.concat([Buffer.of(asText), Buffer.from(text)]);
}

/** Reverses `toStored`. */
export function fromStored(stored: Buffer): string {
  return stored.toString(stored[0] === asBytes ? 'base64url' : 'utf8', 1);
}
