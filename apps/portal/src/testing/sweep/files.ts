import { balances } from '@portal/contracts/balances';
import { ownBalance } from '@portal/domain';
import { signedInPerson } from '../../plan/signed-in-person';
import { placeOf } from '../../plan/use-who';
import { selectUserInfo } from '../../session';
import { requestOf } from '../../store';
import type { OpenPortal } from './open-portal';

/** A file that the portal handed to the person, or a mail of the services. */
export interface SavedFile {
  name: string;
  type: string;
  /** Of a finished document its bytes, a character each. */
  text: string;
  /** The claim whose figures it is next to. */
  claim?: string;
  /** The people whom a file names, by their place in the plan as statements name them. */
  people: Record<string, string>;
}

const saved: (Pick<SavedFile, 'name' | 'claim'> & { document: Blob })[] = [];

/** Catches the files that the portal saves; jsdom has no disk. */
export function catchFiles(): void {
  const documents = new Map<string, Blob>();
  URL.createObjectURL = (document) => {
    const url = `blob:${documents.size}`;
    documents.set(url, document as Blob);
    return url;
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    const document = documents.get(this.href);
    if (document) saved.push({ name: this.download, document });
    else HTMLElement.prototype.click.call(this);
  };
}

/** The buttons of the page with one of these icons. */
const buttonsWith = (...icons: string[]) =>
  [...document.querySelectorAll<HTMLButtonElement>('main button')].filter((button) =>
    icons.includes(button.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? ''),
  );

/** Presses every download of the page and returns the files. */
export async function saveFiles(portal: OpenPortal): Promise<SavedFile[]> {
  const people = peopleByName(portal);
  for (const button of buttonsWith('download', 'calendar')) {
    const before = saved.length;
    button.click();
    await portal.settle();
    // What makes a file is loaded when it is asked for.
    if (saved.length === before) await portal.settle();
    for (const file of saved.slice(before)) Object.assign(file, claimBeside(button));
  }
  const files = saved.splice(0);
  return Promise.all(
    files.map(async ({ document, ...file }) => {
      return { ...file, type: document.type, text: await textOfBlob(document), people };
    }),
  );
}

/** The claim in whose row a button is. */
function claimBeside(button: HTMLElement): Pick<SavedFile, 'claim'> {
  const stated = button.closest('tr')?.querySelector<HTMLElement>('[data-says^="claim"]');
  const claim = stated?.dataset['says']?.split(' ')[1];
  return claim === undefined ? {} : { claim };
}

/** Presses what prints, or prints by the browser where nothing does; `read` while the page is as it is on paper. */
export async function printAll(portal: OpenPortal, read: () => void): Promise<void> {
  window.print = read;
  const buttons = buttonsWith('printer');
  if (buttons.length === 0) {
    window.dispatchEvent(new Event('beforeprint'));
    await portal.settle();
    read();
    window.dispatchEvent(new Event('afterprint'));
    await portal.settle();
  }
  for (const button of buttons) {
    button.click();
    await portal.settle();
  }
}

/** First names of the plan; one that two people have names none of them. */
function peopleByName({ store }: OpenPortal): Record<string, string> {
  const rows = requestOf(balances.getBenefitBalance).select(store.getState()).data?.balance ?? [];
  const person = signedInPerson(selectUserInfo(store.getState()));
  const own = ownBalance(rows, person);
  const named = rows.map((row): [string, string] => [
    row.member.firstName,
    row === own ? 'own' : `member-${placeOf(row, rows)}`,
  ]);
  const people: [string, string][] = own ? named : [[person.firstName, 'own'], ...named];
  const isAlone = ([name]: [string, string]) =>
    people.filter(([other]) => other.toLowerCase() === name.toLowerCase()).length === 1;
  return Object.fromEntries(people.filter(isAlone));
}

const textOfBlob = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('A file can’t be read.')));
    if (blob.type.startsWith('application/pdf')) reader.readAsBinaryString(blob);
    else reader.readAsText(blob);
  });
