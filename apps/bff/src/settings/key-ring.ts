import * as z from 'zod';

const entryForm = /^([a-z0-9-]{1,20}):([\w+/-]{43}=?)$/;

/** The setting of a key ring: `name:32 bytes in base64`, with commas between, each name once. */
export const keyRing = () =>
  z.string().refine((text) => {
    const names = parseKeyRing(text).map(({ name }) => name);
    return names.length > 0 && new Set(names).size === names.length && !names.includes('');
  }, 'Write name:key, the key being 32 bytes in base64, e.g. from "openssl rand -base64 32"');

/** The keys of such a text, the newest first; an invalid entry has an empty name. */
export function parseKeyRing(text: string): { name: string; key: Buffer }[] {
  return text.split(',').map((entry) => {
    const match = entryForm.exec(entry.trim());
    return { name: match?.[1] ?? '', key: Buffer.from(match?.[2] ?? '', 'base64') };
  });
}
