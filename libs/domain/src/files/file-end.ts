/** The file types that forms and messages accept, with the media type of each (forms.md, shared field types). */
export const fileTypes = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  tiff: 'image/tiff',
} as const;

export type FileType = keyof typeof fileTypes;

/** Reads the bytes of a file as they come, and knows whether its end has arrived. */
export interface EndCheck {
  add(bytes: Uint8Array): void;
  hasEnd(): boolean;
}

/** Where the mark is that a PDF or a PNG has at its end; bytes after it are allowed. */
const tailBytes = 4096;

/** The check for a type; undefined for one whose end has no mark. */
export function endCheckOf(type: FileType): EndCheck | undefined {
  if (type === 'pdf') return markInTail('%%EOF');
  if (type === 'png') return markInTail('IEND');
  return type === 'jpeg' ? endOfImage() : undefined;
}

function markInTail(mark: string): EndCheck {
  let tail: number[] = [];
  return {
    add(bytes) {
      tail = [...tail, ...bytes.subarray(-tailBytes)].slice(-tailBytes);
    },
    hasEnd: () => String.fromCharCode(...tail).includes(mark),
  };
}

/**
 * JPEG: the marker FFD9 after the picture. A preview has one, too, inside a segment, so that segments are passed over by
 * their length; a phone writes a film after it.
 */
function endOfImage(): EndCheck {
  let next: 'data' | 'marker' | 'length' | 'lengthEnd' = 'data';
  let high = 0;
  let skipped = 0;
  let isEnded = false;
  const read = (byte: number) => {
    if (next === 'length') {
      high = byte;
      next = 'lengthEnd';
    } else if (next === 'lengthEnd') {
      skipped = Math.max(0, high * 256 + byte - 2);
      next = 'data';
    } else if (next === 'data') {
      if (byte === 0xff) next = 'marker';
    } else if (byte !== 0xff) {
      isEnded = byte === 0xd9;
      // 00 is a byte of the picture; D0 to D8 and 01 stand alone.
      next = byte === 0 || byte === 1 || (byte >= 0xd0 && byte <= 0xd9) ? 'data' : 'length';
    }
  };
  return {
    add(bytes) {
      for (let at = 0; at < bytes.length && !isEnded; at += 1) {
        const left = Math.min(skipped, bytes.length - at);
        skipped -= left;
        at += left;
        if (next === 'data' && skipped === 0) {
          const found = bytes.indexOf(0xff, at);
          at = found === -1 ? bytes.length : found;
        }
        const byte = bytes[at];
        if (byte !== undefined) read(byte);
      }
    },
    hasEnd: () => isEnded,
  };
}

const starts: readonly (readonly [FileType, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
];

/** Whether a file, given whole, lacks its end; false for a type whose end has no mark. */
export function isCutOff(bytes: Uint8Array): boolean {
  const type = starts.find(([, start]) => start.every((byte, place) => bytes[place] === byte))?.[0];
  const check = type && endCheckOf(type);
  check?.add(bytes);
  return check !== undefined && !check.hasEnd();
}
