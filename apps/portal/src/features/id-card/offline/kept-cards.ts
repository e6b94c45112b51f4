import type { Language } from '../../../i18n';
import type { Issuer } from '../issuer';
import type { ShownCard } from '../shown-card';

/** What a device keeps once its member wants it to: the cards as they are drawn, and nothing else of a person. */
export interface KeptCards {
  /** The member id that the cards were kept for: another member's sign-in removes them. */
  owner: string;
  cards: readonly ShownCard[];
  issuer: Issuer;
  language: Language;
  theme: string;
  /** The client's colours, by the name of their custom property. */
  colours: Readonly<Record<string, string>>;
  /** The day they were last seen online, and the last day they count; YYYY-MM-DD. */
  keptOn: string;
  until: string;
}
