import { planContent } from '@portal/contracts/plan-content';
import { ageOn } from '@portal/domain';
import { useState } from 'react';
import { ExternalLink } from '../../dialogs';
import { useFormat, useText } from '../../language';
import namesText from '../../language/names.text';
import { useToday } from '../../platform';
import { useSession } from '../../session';
import { requestOf, useRequested } from '../../store';
import { Button, ButtonLink, Card, Part } from '../../ui';
import type { ContentProps } from '../content-kind';
import { ContentFrame } from '../ContentFrame';
import { useContentVariant } from '../use-content-page';
import virtualTherapyText from './virtual-therapy.text';

const virtualTherapy = requestOf(planContent.getVirtualTherapy);

/** /member/free-virtual-therapy: who may use it, the member's code, and the way to the website. */
export function VirtualTherapyScreen({ page, titleKey }: ContentProps) {
  const t = useText(virtualTherapyText, namesText);
  const { line, client } = useContentVariant();
  const { data, retry } = useRequested(virtualTherapy, { line, client });
  return (
    <ContentFrame page={page} title={t(titleKey)}>
      <Part
        data={data}
        loading={t('therapy.loading')}
        failed={t('therapy.failed')}
        retry={retry}
        isEmpty={({ offer }) => !offer?.url}
        empty={<p className="card">{t('therapy.none')}</p>}
      >
        {({ offer }) => offer && <OfferCard offer={offer} />}
      </Part>
    </ContentFrame>
  );
}

type Offer = NonNullable<NonNullable<ReturnType<typeof virtualTherapy.select>['data']>['offer']>;

function OfferCard({
  offer: { lowestAge, visitsPerYear, url, code, codeEndsOn },
}: {
  offer: Offer;
}) {
  const t = useText(virtualTherapyText);
  const format = useFormat();
  const { signedIn, userInfo } = useSession();
  const age = ageOn(userInfo?.dob, useToday());
  const isTooYoung = signedIn && lowestAge !== null && age !== null && age < lowestAge;
  if (isTooYoung) {
    return <p className="card">{t('therapy.tooYoung', { age: `${lowestAge}` })}</p>;
  }
  return (
    <Card title={t('therapy.start')}>
      <p>{t('therapy.what')}</p>
      <p>
        {lowestAge ? t('therapy.who', { age: `${lowestAge}` }) : t('therapy.whoAll')}{' '}
        {visitsPerYear && t('therapy.visits', { count: `${visitsPerYear}` })}
      </p>
      {code && <Code code={code} until={codeEndsOn && format.longDate(codeEndsOn)} />}
      <div className="row no-print">
        {!signedIn && (
          <ButtonLink kind="secondary" to="/member/login" icon="user">
            {t('therapy.signIn')}
          </ButtonLink>
        )}
        <ExternalLink to={url ?? ''} confirm>
          {t('therapy.go')}
        </ExternalLink>
      </div>
    </Card>
  );
}

function Code({ code, until }: { code: string; until: string }) {
  const t = useText(virtualTherapyText);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setSaid(t('therapy.copied'));
    } catch {
      setSaid(t('therapy.notCopied'));
    }
  };
  return (
    <div className="stack s1">
      <p>{t('therapy.code')}</p>
      <p className="row">
        <b className="big num" translate="no">
          {code}
        </b>
        <span className="no-print">
          <Button kind="secondary" icon="copy" onClick={() => void copy()}>
            {t('therapy.copy')}
          </Button>
        </span>
      </p>
      {until && <p className="mute">{t('therapy.codeUntil', { date: until })}</p>}
      <p role="status" className="small mute">
        {said}
      </p>
    </div>
  );
}
