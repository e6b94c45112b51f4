import { deflateRawSync, inflateRawSync } from 'node:zlib';

const plain = 0;
const packed = 1;
/** Below this many characters packing gains less than it costs (about 15 µs a time). */
const worthIt = 512;
const jwtForm = /(?<=")[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}(?=")/g;
/** Stands for a JWT in the text. JSON writes both only as escapes, so neither occurs in it by itself. */
const jwtMark = '\u0001';
const divider = '\u0000';

/** Words that tokens are made of. Sessions that are alive were packed with it: a change needs a new form. */
const dictionary = Buffer.from(
  '"accessIssuedAt":"accessExpiresAt":"mailOrder":"refresh":"preferred_username":"name":"email":' +
    '"amr":["mfa","otp","pwd"],"idp":"nonce":"at_hash":"auth_time":"groups":["member"],"scp":' +
    '["openid","profile","email","groups","offline_access"],"scope":"openid profile email groups",' +
    '"client_id":"uid":"cid":"jti":"ver":1,"exp":17,"iat":17,"aud":"sub":"iss":"https://' +
    '{"kid":"","typ":"JWT","alg":"RS256"}',
);

/**
 * A JSON value as few bytes, to be sealed afterwards. A JWT is base64url of JSON: its halves are taken
 * apart and deflated together with those of the other tokens, which say much the same; signatures are
 * kept as they are. Form: 1, length of the signatures (4 bytes), signatures, deflated rest.
 */
export function packJson(value: unknown): Buffer {
  const text = JSON.stringify(value);
  if (text.length < worthIt) return Buffer.concat([Buffer.of(plain), Buffer.from(text)]);
  const lengths: number[] = [];
  const readable: Buffer[] = [];
  const signatures: Buffer[] = [];
  const marked = text.replace(jwtForm, (jwt) => {
    const parts = jwt.split('.').map((part) => Buffer.from(part, 'base64url'));
    if (joined(parts) !== jwt) return jwt;
    lengths.push(...parts.map((part) => part.length));
    readable.push(...parts.slice(0, 2));
    signatures.push(...parts.slice(2));
    return jwtMark;
  });
  const rest = Buffer.concat([
    Buffer.from([marked, lengths.join(), ''].join(divider)),
    ...readable,
  ]);
  const signed = Buffer.concat(signatures);
  const head = Buffer.of(packed, 0, 0, 0, 0);
  head.writeUInt32BE(signed.length, 1);
  return Buffer.concat([head, signed, deflateRawSync(rest, { dictionary, level: 9 })]);
}

/** What was given to `packJson`; throws when the bytes are not its work. */
export function unpackJson(bytes: Buffer): unknown {
  if (bytes[0] === plain) return JSON.parse(bytes.toString('utf8', 1));
  let signatureAt = 5;
  const deflated = bytes.subarray(signatureAt + bytes.readUInt32BE(1));
  const rest = inflateRawSync(deflated, { dictionary, chunkSize: 4096 });
  const endOfText = rest.indexOf(divider);
  const endOfLengths = rest.indexOf(divider, endOfText + 1);
  const lengths = rest
    .toString('latin1', endOfText + 1, endOfLengths)
    .split(',')
    .map(Number);
  let readableAt = endOfLengths + 1;
  let next = 0;
  const text = rest.toString('utf8', 0, endOfText).replaceAll(jwtMark, () => {
    const [header = 0, payload = 0, signature = 0] = lengths.slice(next, (next += 3));
    return joined([
      rest.subarray(readableAt, (readableAt += header)),
      rest.subarray(readableAt, (readableAt += payload)),
      bytes.subarray(signatureAt, (signatureAt += signature)),
    ]);
  });
  return JSON.parse(text);
}

function joined(parts: readonly Buffer[]): string {
  return parts.map((part) => part.toString('base64url')).join('.');
}
