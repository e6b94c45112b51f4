import type { Counts } from './counts';

interface Subject {
  counts: Counts;
  /** The same, as another replica sees it; the same object where there is only one. */
  other: Counts;
  /** Lets time pass for the store. */
  wait(ms: number): Promise<void>;
}

/** The behaviour of every store of counts. */
export function countsContract(start: () => Promise<Subject>): void {
  let subject: Subject;
  let counts: Counts;
  beforeEach(async () => {
    subject = await start();
    ({ counts } = subject);
  });

  test('adds up what all replicas count for a key, each key for itself', async () => {
    const added = await Promise.all([
      counts.add('a', 60_000),
      subject.other.add('a', 60_000),
      counts.add('a', 60_000),
    ]);
    expect(added.map(({ total }) => total).sort()).toEqual([1, 2, 3]);
    expect((await counts.add('b', 60_000)).total).toBe(1);
  });

  test('a window ends when it is over, however often was counted in it', async () => {
    expect((await counts.add('a', 400)).leftMs).toBeGreaterThan(300);
    await subject.wait(250);
    expect((await counts.add('a', 400)).leftMs).toBeLessThan(250);
    await subject.wait(250);
    expect((await counts.add('a', 400)).total).toBe(1);
  });

  test('takes one back within the window, never below nothing', async () => {
    await counts.takeBack('a');
    await counts.add('a', 60_000);
    await subject.other.takeBack('a');
    await counts.takeBack('a');
    const { total, leftMs } = await counts.add('a', 60_000);
    expect(total).toBe(1);
    expect(leftMs).toBeGreaterThan(1000);
  });
}
