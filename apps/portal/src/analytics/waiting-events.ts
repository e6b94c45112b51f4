/** A call carries at most so many; the catalogue allows no more. */
const largestBatch = 50;
/** What an outage may leave in memory; after that the oldest go. */
const keptAtMost = 200;

/** Events that wait to be sent, oldest first, bounded. */
export class WaitingEvents<Event> {
  private waiting: Event[] = [];

  get count(): number {
    return this.waiting.length;
  }

  add(event: Event): void {
    this.keep([...this.waiting, event]);
  }

  /** Removes the oldest; a caller that can't send them puts them back. */
  take(): Event[] {
    return this.waiting.splice(0, largestBatch);
  }

  putBack(batch: readonly Event[]): void {
    this.keep([...batch, ...this.waiting]);
  }

  private keep(events: Event[]): void {
    this.waiting = events.slice(-keptAtMost);
  }
}
