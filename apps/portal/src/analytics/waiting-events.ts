/** A call carries at most so many; the catalogue allows no more. */
const largestBatch = 50;
/** What an outage may leave in memory; after that the oldest go. */
const maxWaiting = 200;

/** Events that wait to be sent, oldest first, bounded. */
export class WaitingEvents<Event> {
  private waiting: Event[] = [];

  get count(): number {
    return this.waiting.length;
  }

  add(event: Event): void {
    this.store([...this.waiting, event]);
  }

  /** Removes the oldest; a caller that can't send them puts them back. */
  take(): Event[] {
    return this.waiting.splice(0, largestBatch);
  }

  putBack(batch: readonly Event[]): void {
    this.store([...batch, ...this.waiting]);
  }

  private store(events: Event[]): void {
    this.waiting = events.slice(-maxWaiting);
  }
}
