/** One state that the contracts need a provider to be in: its name, its parameters, and its meaning. */
export interface ProviderState {
  name: string;
  params: Readonly<Record<string, string>>;
  means: string;
}

/**
 * Every provider state of the contracts. The list is frozen: providers bind handlers to these names, so
 * a new situation is a new value of a parameter. docs/provider-states.md is written from it.
 */
export const providerStates = {
  scenario: {
    name: 'the scenario is loaded',
    params: { name: 'the name of the scenario' },
    means:
      'What the provider has on record is what the scenario says: who the member is, their claims, balances, messages. Until the next state is set.',
  },
  failure: {
    name: 'the call fails',
    params: {
      call: "the call's id in the catalogue",
      status: 'the HTTP status of the answer',
      code: 'the code that the message of the answer begins with',
    },
    means:
      'The next time that this call is made it is refused with this status and code, whatever is on record.',
  },
} as const satisfies Record<string, ProviderState>;
