/** A message that a service sends out of the portal: by email, or to a mobile phone. */
export interface SentMessage {
  kind: 'email' | 'text';
  /** An email address, or the ten digits of a phone number. */
  to: string;
  /** '' for a text message. */
  subject: string;
  text: string;
}

/** A day of the calendar in a text: `November 14, 2026`. */
export const dayText = (date: string, language: MessageLanguage): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

export type MessageLanguage = 'en' | 'es';
