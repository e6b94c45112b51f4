import ChildProcessRunner from 'jest-light-runner/child-process';

/** The light runner for `--watch`: it leaves its worker processes to the end of the command, this ends them with each run. */
export default class WatchedRunner extends ChildProcessRunner {
  async runTests(...run) {
    const pools = [];
    const runners = this._testRunners;
    const set = runners.set.bind(runners);
    runners.set = (project, runner) => {
      pools.push(runner.pool);
      return set(project, runner);
    };
    await super.runTests(...run);
    await Promise.all(pools.map((pool) => pool.destroy()));
  }
}
