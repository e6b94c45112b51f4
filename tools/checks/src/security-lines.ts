/** The portal's promises against attacks and faults: a line for each check, by number. */
export const securityLines: readonly { part: string; lines: readonly string[] }[] = [
  {
    part: 'Cookies and sessions',
    lines: [
      'The session cookie is out of reach for scripts, for other sites and other hosts',
      'Cookies are small',
      'Signing in gives a new session id, and the previous one is revoked',
      'Session ids cannot be guessed',
      'After signing out every replica rejects a copied cookie within a second',
      'The server ends sessions that are idle, and those that are too old',
      'Reading the state of the session does not extend it',
      'A forged cookie is rejected and writes nothing',
      'No token reaches the browser, and the session id only as its cookie',
      'The content of the store cannot be read without the cookie, and all of it expires',
      'An operator can end every session of one user',
      'A late response does not restore a session that has ended',
    ],
  },
  {
    part: 'Signing in and out',
    lines: [
      'A sign-in response that does not match its request, or has no valid signature, is rejected',
      'A sign-in requests a code, with PKCE, the exact redirect URI and the scopes',
      'A sign-in ends in the browser in which it began, or not at all',
      'A sign-in redirects back to the portal only',
      'A back-channel logout is accepted only if every part of its token is valid',
      'Only a revoked or expired grant ends a session, not a failing provider',
      'Signing out also revokes the refresh token and ends the session at the provider',
      'Several sign-ins at once all succeed, and none loops',
    ],
  },
  {
    part: 'Other origins',
    lines: [
      'A change has to come from a page of the portal',
      'A change takes JSON only, unless the call says otherwise',
      'Other origins can not end a session, read a response or control a silent sign-in',
    ],
  },
  {
    part: 'Calls and headers',
    lines: [
      'Headers that only the BFF sets are removed from requests, in every spelling',
      'Forwarding headers are accepted from trusted proxies only',
      'The session cookie does not reach a service, and cookies of services do not reach the browser',
      'A call that is not in the catalogue never reaches a service',
      'Each call carries its declared tokens and its timestamp, once',
      'Malformed and oversized requests are rejected, and the process continues',
      'A service that fails costs a call its time limit at most; changes are not repeated',
    ],
  },
  {
    part: 'Pages, errors, logs',
    lines: [
      "Every response has its security headers, and every page a policy with default-src 'none'",
      'A member’s responses are not cached',
      'An error shows nothing of the server’s internals',
      'No token, cookie or personal data gets into logs, metrics or errors',
      'Every audited event writes one line: who, what, when',
      'Production does not start with unsafe settings, and names them',
    ],
  },
  {
    part: 'Emulation',
    lines: [
      'Support staff act for a member only with the role, for a limited time, read-only, and audited',
    ],
  },
  {
    part: 'Faults',
    lines: [
      'An expired token is renewed once, however many calls and replicas need it',
      'A Redis outage gives members a 503 for a moment, and has no other effect',
      'Replicas start and stop under load, and no session ends',
      'A dead service does not slow the others down',
      'A long run leaks no memory, sockets or keys',
    ],
  },
];
