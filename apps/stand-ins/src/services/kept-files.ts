import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice } from './choose-scenario';

const mostBytes = 256 * 1024 * 1024;

/** The bytes of uploaded files, for those who own them. Above 256 MB in all the oldest are forgotten. */
export class KeptFiles {
  private readonly files = new Map<string, Buffer>();
  private bytes = 0;

  keep(choice: Choice, id: string, bytes: Buffer): void {
    this.drop(choice, id);
    this.files.set(keyOf(choice, id), bytes);
    this.bytes += bytes.length;
    for (const key of this.files.keys()) {
      if (this.bytes <= mostBytes) break;
      this.forget(key);
    }
  }

  drop(choice: Choice, id: string): void {
    this.forget(keyOf(choice, id));
  }

  /** The bytes of an upload, else those of fixtures/attachments; undefined when neither is there. */
  bytesOf(choice: Choice, id: string, fixtures: string): Buffer | undefined {
    const stored = join(fixtures, 'attachments', `${id}.pdf`);
    const kept = this.files.get(keyOf(choice, id));
    return kept ?? (existsSync(stored) ? readFileSync(stored) : undefined);
  }

  private forget(key: string): void {
    this.bytes -= this.files.get(key)?.length ?? 0;
    this.files.delete(key);
  }
}

const keyOf = ({ scenario, store }: Choice, id: string) => `${scenario.name}#${store}#${id}`;
