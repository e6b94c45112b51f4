/** How many business days the answers to messages take. Forms are answered by these, and texts promise them. */
export const answerDays = {
  /** A secure message, and an answer in its thread. */
  message: 1,
  /** A visitor's message, which is answered by email. */
  visitorMessage: 2,
  accessibility: 5,
  urgentAccessibility: 1,
} as const;

/** A civil-rights grievance, in days: to file it, to answer it, to appeal; and to write to the Office for Civil Rights. */
export const grievanceDays = { file: 60, answer: 30, appeal: 15, office: 180 } as const;

/** Signing up for the payment plan is answered in so many hours, for the next year in so many days (domain.md, M3P). */
export const paymentPlanAnswer = { hours: 24, nextYearDays: 10 } as const;
