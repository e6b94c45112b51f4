/** Resolves or rejects with `answer`; calls `expired` and rejects with its error after `ms`. */
export function withDeadline<T>(answer: Promise<T>, ms: number, expired: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    // When this process was busy, the reply may be in the socket already: timers run before it is read.
    const timer = setTimeout(() => {
      immediate = setImmediate(() => reject(expired()));
    }, ms);
    let immediate: NodeJS.Immediate | undefined;
    answer.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      clearImmediate(immediate);
    });
  });
}
