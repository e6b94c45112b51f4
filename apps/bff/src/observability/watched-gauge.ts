import { Gauge, type Registry } from 'prom-client';

type Sample = readonly [labels: Record<string, string>, value: number];

/** A gauge whose samples are read whenever the metrics are collected. */
export function watchedGauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[],
  samples: () => Sample[],
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      for (const [labels, value] of samples()) this.set(labels, value);
    },
  });
}
