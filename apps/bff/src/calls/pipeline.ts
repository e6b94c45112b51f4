interface Step {
  readonly name: string;
  run(call: unknown, parts: unknown): unknown;
}

/** The call for the next step: what this one returned, or the same call when it returned nothing. */
type NextCall<Call, Returned> = [Returned] extends [void] ? Call : Returned;

/**
 * Named steps in order. The compiler holds the order: a step that needs what another one adds to the
 * call (`Last`) can't be added before it. `Parts` is everything that the steps use together.
 */
export class Pipeline<First, Last, Parts> {
  private constructor(readonly steps: readonly Step[]) {}

  static of<Call>(): Pipeline<Call, Call, unknown> {
    return new Pipeline([]);
  }

  add<Returned, Needed>(
    name: string,
    run: (call: Last, parts: Needed) => Returned | Promise<Returned>,
  ): Pipeline<First, NextCall<Last, Returned>, Parts & Needed> {
    return new Pipeline([...this.steps, { name, run: run as Step['run'] }]);
  }

  async run(first: First, parts: Parts): Promise<Last> {
    let call: unknown = first;
    for (const step of this.steps) {
      const returned = step.run(call, parts);
      // Most steps return at once: an await for each of them would cost every call a turn of the event loop.
      call = (returned instanceof Promise ? await returned : returned) ?? call;
    }
    return call as Last;
  }
}

/** Everything that the steps of a pipeline use. */
export type PartsOf<P> = P extends { run(call: never, parts: infer Parts): unknown }
  ? Parts
  : never;
