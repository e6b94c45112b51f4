import { Section } from '../parts/Section';
import { Password } from './Password';
import { SavedCard } from './SavedCard';
import { SavedDrafts } from './SavedDrafts';
import { Sessions } from './Sessions';
import { SignInHistory } from './SignInHistory';

/** The password, where the account is signed in, its last sign-ins, and what is saved. Staff who act for a member only read. */
export function SecuritySection({ isReadOnly }: { isReadOnly: boolean }) {
  return (
    <Section id="security">
      <div className="stack s5">
        {!isReadOnly && <Password />}
        <Sessions isReadOnly={isReadOnly} />
        <SignInHistory />
        <SavedDrafts isReadOnly={isReadOnly} />
        {!isReadOnly && <SavedCard />}
      </div>
    </Section>
  );
}
