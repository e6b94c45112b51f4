import { endCheckOf, isCutOff } from './file-end';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const hex = (text: string) =>
  Uint8Array.from(text.replace(/\s/g, '').match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** A photo: a preview with its own end inside a segment, a picture with FF bytes and a restart marker, the end. */
const segment = 'ffe1 000a ffd8 11 ffd9 222222';
const photo = hex(`ffd8 ${segment} ffda 0004 0102 12ff0034 ffd0 56 ff d9`);

test.each([
  ['a PDF', bytesOf(`%PDF-1.7 ${' '.repeat(9000)} %%EOF\n`)],
  ['a PNG', bytesOf('\x89PNG\r\n IEND\xae\x42\x60\x82')],
  ['a photo', photo],
  ['a photo with a film after it', new Uint8Array([...photo, ...new Uint8Array(9000)])],
  ['a photo with fill bytes', hex('ffd8 ffff e0 0002 ffff d9')],
  ['a type without an end mark', bytesOf('II*\0 half of a scan')],
])('%s is whole', (_name, bytes) => {
  expect(isCutOff(bytes)).toBe(false);
});

test.each([
  ['a PDF', bytesOf('%PDF-1.7 half of a')],
  ['a PDF with its mark far before the end', bytesOf(`%PDF-1.7 %%EOF ${'a'.repeat(9000)}`)],
  ['a PNG', bytesOf('\x89PNG\r\n half of a')],
])('%s is cut off', (_name, bytes) => {
  expect(isCutOff(bytes)).toBe(true);
});

test('a photo is cut off wherever it is cut', () => {
  for (let length = 3; length < photo.length; length += 1) {
    expect([length, isCutOff(photo.subarray(0, length))]).toEqual([length, true]);
  }
});

test.each(['pdf', 'png', 'jpeg'] as const)('the end of a %s is found byte by byte', (type) => {
  const whole = { pdf: bytesOf('%PDF %%EOF'), png: bytesOf('\x89PNG IEND'), jpeg: photo }[type];
  const check = endCheckOf(type);
  whole.forEach((byte, place) => {
    expect([place, check?.hasEnd()]).toEqual([place, false]);
    check?.add(Uint8Array.of(byte));
  });
  expect(check?.hasEnd()).toBe(true);
});
