/** How long what is sent and given out works, in milliseconds (forms.md 8 and 9). Codes: `emailCode`. */
export const registrationLifetimes = {
  /** From the details that matched to the account. */
  detailsMs: 30 * 60_000,
  /** The link that confirms an account. */
  linkMs: 24 * 3_600_000,
  /** A password reset: its code and its link. */
  resetMs: 30 * 60_000,
} as const;

/** How long the link works that confirms an account, in hours, as texts say it. */
export const linkHours = registrationLifetimes.linkMs / 3_600_000;
