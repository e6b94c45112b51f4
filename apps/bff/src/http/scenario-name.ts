const form = /^[a-z0-9-]{1,60}(#[\w.-]{1,60})?$/;

/** Whether a text can be a scenario's name, with `#` and a run's name for tests that must not share a memory. */
export const isScenario = (text: string): boolean => form.test(text);
