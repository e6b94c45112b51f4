/** The path of the redirect URI, which the identity provider knows. */
export const callbackPath = '/member/auth/callback';

/** The path that the identity provider calls to end sessions (OpenID Connect Back-Channel Logout). */
export const backChannelLogoutPath = '/member/auth/back-channel-logout';

/** The login page: it shows why a sign-in failed, and the provider leads to it after a sign-out. */
export const loginPagePath = '/member/login';

/** Where a browser ends that was at the provider for a second factor; a query says that it was refused, or why. */
export const stepUpEndPath = '/member/confirmed';
export const stepUpRefusedPath = `${stepUpEndPath}?refused=1`;
/** The user of another account confirmed it. */
export const stepUpOtherUserPath = `${stepUpEndPath}?refused=otherUser`;
