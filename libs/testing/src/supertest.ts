export * from './agent';
export * from './sign-in-on-page';
