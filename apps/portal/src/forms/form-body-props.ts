import type { Answers, FormDefinition, FormFacts } from '@portal/domain/forms';
import type { ReactNode } from 'react';
import type { DraftContent } from './draft/draft-content';
import type { RelatedItem } from './form-context';
import type { Receipt } from './send-form.requests';

export interface FormBodyProps {
  definition: FormDefinition;
  facts: FormFacts;
  /** What the form begins with: a draft, or what the session knows. */
  start: DraftContent & { step?: string | undefined; isRestored: boolean; isComplete: boolean };
  /** A member's draft is saved; a visitor's stays in the page. */
  savesDraft: boolean;
  relatedItems: readonly RelatedItem[];
  /** The page has its own h1: the heading of the step is an h2. */
  isNested: boolean;
  /** It takes the place of a form that was open: the focus goes to its heading. */
  isReplacement?: boolean;
  /** Further cards next to the form. */
  rail?: ReactNode | undefined;
  /** What the form begins with after its draft was deleted; nothing but what the session knows unless given. */
  fresh?: Answers;
  /** The draft is about something else than what the member came for. */
  isOther?: boolean;
  memberId?: string | undefined;
  afterSending?: ((receipt: Receipt) => ReactNode) | undefined;
  onTakeOther: () => void;
}
