/** What the portal holds against attacks and faults: a line for each check, by number. */
export const securityLines: readonly { part: string; lines: readonly string[] }[] = [
  {
    part: 'Cookies and sessions',
    lines: [
      'The session cookie is out of reach for scripts, for other sites and other hosts',
      'Cookies are small',
      'Signing in gives a new session id, and the one before it is dead',
      'Session ids cannot be guessed',
      'After signing out a copied cookie is worth nothing, anywhere, within a second',
      'The server ends sessions that are idle, and those that are too old',
      'Asking for the state of the session does not lengthen it',
      'A cookie that is none of ours is refused and leaves no trace',
      'No token reaches the browser, and the session id only as its cookie',
      'What the store holds cannot be read without the cookie, and all of it runs out',
      'An operator can end every session of one person',
      'What comes late does not bring back a session that has ended',
    ],
  },
  {
    part: 'Signing in and out',
    lines: [
      'An answer to a sign-in that does not fit it, or is not signed as it should be, is refused',
      'A sign-in asks for a code, with PKCE, the exact address to come back to and the scopes',
      'A sign-in ends in the browser in which it began, or not at all',
      'The way back after a sign-in leads into the portal only',
      'A logout by back channel is believed only when every part of it is right',
      'Only the word that a grant is over ends a session, not a provider in trouble',
      'Signing out also revokes the refresh token and ends the session at the provider',
      'Several sign-ins at once all succeed, and none goes in circles',
    ],
  },
  {
    part: 'Other origins',
    lines: [
      'A change has to come from a page of the portal',
      'A change takes JSON only, unless the call says otherwise',
      'Other origins can neither sign anybody out, read an answer, nor steer a silent sign-in',
    ],
  },
  {
    part: 'Calls and headers',
    lines: [
      'Headers that only the BFF sets reach a service from nobody else, however they are spelled',
      'What a request says of itself in forwarding headers is believed from known proxies alone',
      'Our cookie stays here, and those of services stay there',
      'What is not in the catalogue never reaches a service',
      'Each call carries its declared tokens and its time stamp, once',
      'Malformed and oversized requests are refused, and the process lives',
      'A service that fails costs a call its time limit at most; changes are not repeated',
    ],
  },
  {
    part: 'Pages, errors, logs',
    lines: [
      'Every answer carries its security headers, and pages a policy that begins at nothing',
      'Nobody keeps a member’s answers',
      'An error says nothing of the machine',
      'No token, cookie or personal data gets into logs, metrics or errors',
      'What matters to an auditor leaves one line: who, what, when',
      'Production does not start with unsafe settings, and names them',
    ],
  },
  {
    part: 'Emulation',
    lines: ['Support staff act for a member only with the role, for a while, reading, and audited'],
  },
  {
    part: 'Faults',
    lines: [
      'However many calls find a token run out, in however many replicas, it is renewed once',
      'Trouble with Redis costs members a 503 for a moment, and nobody else anything',
      'Replicas come and go under load, and nobody is signed out',
      'A dead service does not slow the others down',
      'Long running leaves no memory, sockets or keys behind',
    ],
  },
];
