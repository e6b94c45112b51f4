import {
  Histogram,
  type MetricType,
  type MetricObjectWithValues,
  type MetricValueWithName,
  type Registry,
} from 'prom-client';

interface Options {
  name: string;
  help: string;
  labelNames: string[];
  /** Upper bounds in seconds, rising. */
  buckets: readonly number[];
  registers: Registry[];
}

type Labels = Record<string, string>;

/** The package declares an enumeration of numbers that it does not have; its registry prints this word. */
const histogram = 'histogram' as unknown as MetricType;

/**
 * A histogram of prom-client that is told by tallies, one for each set of labels. Its own `observe` checks
 * and hashes the labels every time, which every request would pay for twice.
 */
export class DurationHistogram extends Histogram {
  /** prom-client reads this first where it is there, past `get`. */
  protected readonly getForPromString = undefined;
  private readonly tallies: Tally[] = [];

  constructor(private readonly options: Options) {
    super({ ...options, buckets: [...options.buckets] });
  }

  /** Where the seconds of one set of labels are told: to be asked for once, and kept. */
  tally(labels: Labels): Tally {
    const tally = new Tally(labels, this.options.buckets);
    this.tallies.push(tally);
    return tally;
  }

  override async get(): Promise<MetricObjectWithValues<MetricValueWithName<string>>> {
    const { name, help } = this.options;
    const values = this.tallies.flatMap((tally) => tally.values(name));
    const collect = () => undefined;
    return { name, help, type: histogram, values, collect, aggregator: 'sum' };
  }
}

export class Tally {
  private sum = 0;
  private readonly counts: number[];

  constructor(
    private readonly labels: Labels,
    private readonly bounds: readonly number[],
  ) {
    this.counts = Array.from({ length: bounds.length + 1 }, () => 0);
  }

  observe(seconds: number): void {
    const { bounds, counts } = this;
    let at = 0;
    while (at < bounds.length && seconds > (bounds[at] as number)) at += 1;
    (counts[at] as number) += 1;
    this.sum += seconds;
  }

  values(name: string): MetricValueWithName<string>[] {
    const { labels } = this;
    let count = 0;
    const buckets = this.counts.map((own, at) => {
      const le = this.bounds[at] ?? '+Inf';
      return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: (count += own) };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: this.sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}
