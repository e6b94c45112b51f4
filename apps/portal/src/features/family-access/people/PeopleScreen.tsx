import '../../../styles/lists.css';
import { familyAccess } from '@portal/contracts/family-access';
import { isReplaced, pastAccess } from '@portal/domain/family-access';
import { useRef, useState } from 'react';
import { Page } from '../../../brand';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { caregiverStart, useAgeRestriction, useSession } from '../../../session';
import { useCall } from '../../../store';
import { Alert, ButtonLink, Card, Link, Part } from '../../../ui';
import { AdultsOnly } from '../AdultsOnly';
import { AccessLog } from './AccessLog';
import { type Caregiver, CaregiverItem } from './CaregiverItem';
import peopleText from './people.text';

const isCurrent = ({ status }: Caregiver) => status === 'active' || status === 'invited';

/** /member/family-access: whom the member lets act for them, and what those people did. */
export function PeopleScreen() {
  const t = useText(peopleText, namesText);
  const { emulation } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page
      title={t('screens.familyAccess')}
      heading={heading}
      lead={t('people.lead')}
      more={
        <p>
          <Link to="/member/account-settings">{t('people.back')}</Link>
        </p>
      }
    >
      {emulation && <Alert tone="info" title={t('people.readOnly')} />}
      <PeopleAndLog onRowGone={() => heading.current?.focus()} />
      <p>
        <Link to={caregiverStart}>{t('screens.caring')}</Link>
      </p>
    </Page>
  );
}

/** `onRowGone`: the button that was pressed went with its row, so that the focus must move. */
function PeopleAndLog({ onRowGone }: { onRowGone: () => void }) {
  const t = useText(peopleText);
  const { emulation, userInfo } = useSession();
  const memberId = userInfo?.memberId;
  const { data, retry } = useCall(familyAccess.getPeople, memberId ? { memberId } : null);
  const [revoked, setRevoked] = useState<Caregiver | null>(null);
  const finish = (person: Caregiver) => {
    setRevoked(person);
    retry();
    onRowGone();
  };
  return (
    <>
      <div role="status">
        {revoked && (
          <Alert
            tone="ok"
            title={t(revoked.status === 'active' ? 'people.revoked' : 'people.takenBack', {
              name: revoked.name,
            })}
          />
        )}
      </div>
      <div className="grid deck">
        <div className="c7 stack s5">
          <Part
            data={data}
            loading={t('people.loading')}
            failed={t('people.failed')}
            retry={retry}
            keepWhileLoading
            lines={6}
          >
            {({ people }) => (
              <People
                people={people}
                memberId={emulation ? undefined : memberId}
                onRevoked={finish}
              />
            )}
          </Part>
          <AdultsOnly>
            {!emulation && (
              <div>
                <ButtonLink to="/member/family-access/invite" icon="plus">
                  {t('people.invite')}
                </ButtonLink>
              </div>
            )}
            <p className="mute">{t('people.minors')}</p>
          </AdultsOnly>
        </div>
        <div className="c5 stack s5 rail">
          <AccessLog />
        </div>
      </div>
    </>
  );
}

interface PeopleProps {
  people: readonly Caregiver[];
  /** Undefined where the user can't change anything. */
  memberId: string | undefined;
  onRevoked: (person: Caregiver) => void;
}

function People({ people, memberId, onRevoked }: PeopleProps) {
  const t = useText(peopleText);
  const isMinor = useAgeRestriction() === 'minor';
  const past = pastAccess(
    people.filter((person) => !isCurrent(person)),
    people,
  );
  const listOf = (shown: readonly Caregiver[]) => (
    <ul className="list">
      {shown.map((person) => (
        <CaregiverItem
          key={person.accessId}
          person={person}
          isReplaced={isReplaced(person, people)}
          memberId={isCurrent(person) ? memberId : undefined}
          onRevoked={() => onRevoked(person)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <Card title={t('people.title')}>
        {people.some(isCurrent) ? (
          listOf(people.filter(isCurrent))
        ) : (
          <p className="mute">{t(isMinor ? 'people.none.minor' : 'people.none')}</p>
        )}
      </Card>
      {past.length > 0 && <Card title={t('people.past')}>{listOf(past)}</Card>}
    </>
  );
}
