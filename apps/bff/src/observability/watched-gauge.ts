import { Gauge, type Registry } from 'prom-client';

type Sample = readonly [labels: Record<string, string>, value: number];

/** A gauge whose samples are read whenever the metrics are collected. */
export function watchedGauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[],
  samples: () => Sample[] | Promise<Sample[]>,
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      const current = await samples();
      this.reset();
      for (const [labels, value] of current) this.set(labels, value);
    },
  });
}
