/** The class by itself, without the notice about the runtime that the package's main file prints. */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}
