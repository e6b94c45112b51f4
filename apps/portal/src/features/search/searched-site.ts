/** A page, a form or a dialog that the user may open, as a menu or the table of screens has it. */
export interface SearchedPage {
  /** Its path; of a dialog a name. */
  path: string;
  /** The key of its title. */
  titleKey: string;
  /** The title in the reader's language. */
  label: string;
  /** What it is for, where the title does not say it all: shown and searched. */
  about?: string;
  /** The key of that text. */
  aboutKey?: string;
  /** The name of its content page, if it is one. */
  content?: string;
  /** What opens it where a plain link does not. */
  open?: () => void;
  /** Has no separate URL. */
  isDialog?: true;
}

export interface SearchedSite {
  pages: readonly SearchedPage[];
  forms: readonly SearchedPage[];
  /** The title under a key in the other language. */
  otherTitle: (titleKey: string) => string;
  /** Which of the user's own data, and whether the drug list, may be searched. */
  mayOpen: { claims: boolean; messages: boolean; drugs: boolean };
  /** The path of the page that leads to a person; null where the user has none. */
  contact: string | null;
}

/** Something that is searched and is fetched, or was not. */
export interface SearchSource {
  name: 'pages' | 'claims' | 'messages' | 'drugs';
  status: 'idle' | 'loading' | 'success' | 'failure';
  retry: () => void;
}
