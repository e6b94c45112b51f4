/** A mistake that someone could make, planted to see whether the comparison of statements finds it. */
export interface Fault {
  /** What is wrong with it, in a few words. */
  means: string;
  /** From the root. */
  file: string;
  /** Is in the file once. */
  text: string;
  /** What takes its place. */
  put: string;
  /** The scenario that shows it. */
  scenario: string;
  /** The action after which it shows, of the scenario's person. */
  after?: string;
  /** Whether it shows where someone acts for the scenario's person. */
  acting?: true;
  /** English unless stated. */
  language?: 'es';
  /** Whether it shows only where each listed drug is priced for each person. */
  prices?: true;
  /** Why nothing finds it; without it, it must be found. */
  missed?: string;
}
