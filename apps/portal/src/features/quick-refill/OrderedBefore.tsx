import { useEffect, useRef } from 'react';
import { PageHead } from '../../brand';
import { useText } from '../../language';
import { Button, ButtonLink } from '../../ui';
import { signInPath } from './AskPage';
import quickRefillText from './quick-refill.text';

/** The member came back to the page of an order: its number, and nothing else that an earlier visit showed. */
export function OrderedBefore({ number, onAnother }: { number: string; onAnother: () => void }) {
  const t = useText(quickRefillText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="card stack">
      <PageHead title={t('quickRefill.done')} heading={heading} />
      <p>{t('quickRefill.orderedBefore', { number })}</p>
      <div className="row">
        <ButtonLink icon="user" to={signInPath}>
          {t('quickRefill.signIn')}
        </ButtonLink>
        <Button kind="secondary" onClick={onAnother}>
          {t('quickRefill.another')}
        </Button>
      </div>
    </div>
  );
}
