// The light runner knows no timeouts: one that ends the whole run is what a test that never ends meets.
const minutes = 10;

export default function limitRun() {
  globalThis.limitOfRun = setTimeout(() => {
    console.error(`Stopped after ${minutes} minutes: a test did not end.`);
    process.exit(1);
  }, minutes * 60_000);
}
