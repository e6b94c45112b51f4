/** Ends the task that runs, so that the browser can paint and answer touches before what follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
