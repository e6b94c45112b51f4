import { type Format, type Translate, useFormat, useText } from '../../../language';
import filesText from './files.text';

const megabyte = 1024 * 1024;

/** A number of bytes in megabytes with at most one digit behind the point: 12.4; never 0 for something. */
export const inMegabytes = (bytes: number, format: Format): string =>
  format.number(Math.max(bytes > 0 ? 1 : 0, Math.round((bytes / megabyte) * 10)) / 10);

/** A size as people read it: 640 KB, 1.2 MB. */
function sizeText(bytes: number, t: Translate<typeof filesText>, format: Format): string {
  return bytes < megabyte
    ? t('files.kilobytes', { size: format.number(Math.max(1, Math.round(bytes / 1024))) })
    : t('files.megabytes', { size: inMegabytes(bytes, format) });
}

/** The same as a function for a component. */
export function useSizeText(): (bytes: number) => string {
  const t = useText(filesText);
  const format = useFormat();
  return (bytes) => sizeText(bytes, t, format);
}
