/** The class by itself, without the notice about the runtime that the package's main file prints. */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}

/** The rules of when a person is asked, by themselves for the same reason. */
declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import { interactionPolicy } from 'oidc-provider';
  export const base: typeof interactionPolicy.base;
  export const Check: typeof interactionPolicy.Check;
}
