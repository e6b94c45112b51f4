import { actorOf, type SavedFile, type Statement } from '../statements';
import { readCalendar } from './calendar';
import { readDocument, readExplanation, readInvoice, readStatement } from './documents';
import { readMail } from './mail';
import { readMessage } from './message';
import type { FileSource, ReadFile } from './reader';
import { readRecord } from './record';
import { readClaims, readYear } from './tables';

type Reader = (source: FileSource) => ReadFile | Promise<ReadFile>;

/** The reader of each kind of file, by its type and what is in it. The services' documents come as the answer that they are made of. */
const readers: readonly [RegExp, RegExp, Reader][] = [
  [/^text\/csv/, /"Service Date"/, readClaims],
  [/^text\/csv/, /^/, readYear],
  [/^application\/fhir\+json/, /^/, readRecord],
  [/^text\/calendar/, /^/, readCalendar],
  [/^message\/rfc822/, /^/, readMail],
  [/^message\/inbox/, /^/, readMessage],
  [/^application\/pdf/, /^/, readDocument],
  [/^$/, /"claim":\{.*"entry":\{/, readExplanation],
  [/^$/, /"toDate":.*"claim":\[/, readStatement],
  [/^$/, /"invoiceNumber"/, readInvoice],
];

const readerOf = ({ name, type, text }: SavedFile['file']): Reader => {
  const found = readers.find(([types, texts]) => types.test(type) && texts.test(text));
  if (!found) throw new Error(`No reader knows the file ${name} (${type}).`);
  return found[2];
};

/** All statements: those of screens as they are, those of files as each kind of file is read. */
export async function readFiles(records: readonly (Statement | SavedFile)[]): Promise<Statement[]> {
  const statements: Statement[] = [];
  for (const record of records) {
    if (!('file' in record)) {
      statements.push(record);
      continue;
    }
    const { scenario, day, language, screen, file } = record;
    const isHere = (each: Statement) =>
      each.scenario === scenario &&
      each.day === day &&
      each.language === language &&
      each.screen === screen;
    const page = records.filter((each): each is Statement => 'fact' in each && isHere(each));
    const { name, said } = await readerOf(file)({ ...record, page });
    const by = actorOf(screen);
    const place = { scenario, day, language, screen: name.startsWith(by) ? name : by + name };
    statements.push(...said.map((each) => ({ ...place, isOfFile: true as const, ...each })));
  }
  return statements;
}
