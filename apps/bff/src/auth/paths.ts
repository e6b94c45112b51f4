/** The path of the redirect URI, which the identity provider knows. */
export const callbackPath = '/member/auth/callback';

/** The path that the identity provider calls to end sessions (OpenID Connect Back-Channel Logout). */
export const backChannelLogoutPath = '/member/auth/back-channel-logout';

/** The login page: it shows why a sign-in failed, and the provider leads to it after a sign-out. */
export const loginPagePath = '/member/login';

/** The page after a step-up. `refused` in its query: it failed, `otherUser` when another account confirmed. */
export const stepUpEndPath = '/member/confirmed';
export const stepUpRefusedPath = `${stepUpEndPath}?refused=1`;
export const stepUpOtherUserPath = `${stepUpEndPath}?refused=otherUser`;
