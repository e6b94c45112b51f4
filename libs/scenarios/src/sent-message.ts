/** A message that a service sends out of the portal: by email, or to a mobile phone. */
export interface SentMessage {
  kind: 'email' | 'text';
  /** An email address, or the ten digits of a phone number. */
  to: string;
  /** '' for a text message. */
  subject: string;
  text: string;
}
