import type { PhoneKind } from '@portal/domain/account';
import { personName } from '@portal/domain';
import { useState } from 'react';
import '../../forms/form-screen.css';
import { Page, useDocumentTitle } from '../../brand';
import { useText } from '../../language';
import namesText from '../../language/names.text';
import { caregiverStart, isOutsider, useAddition, useFlag, useSession } from '../../session';
import { isFirstLoad, useRequested } from '../../store';
import { Alert, ButtonLink, Part, useHeld } from '../../ui';
import './account-settings.css';
import { ContactSection } from './contact/ContactSection';
import { HealthSection } from './health/HealthSection';
import { MissingContacts } from './notifications/MissingContacts';
import { NotificationsSection } from './notifications/NotificationsSection';
import { PaperlessSection } from './paperless/PaperlessSection';
import { Section } from './parts/Section';
import { PharmacySection } from './PharmacySection';
import { sectionIds, sectionKeys, type SectionId } from './sections';
import { SecuritySection } from './security/SecuritySection';
import { accountSettings } from './settings.requests';
import settingsText from './settings.text';

/** /member/account-settings; for a user without an account here it is the member profile (AC-1). */
export function AccountSettingsScreen() {
  const t = useText(settingsText, namesText);
  const session = useSession();
  const { userInfo, emulation } = session;
  const title = t(isOutsider(session) ? 'settings.memberProfile' : 'screens.accountSettings');
  useDocumentTitle(title);
  const hasFinder = useFlag('findAPharmacy');
  const hasCaregivers = useAddition('caregivers');
  const ownId = userInfo?.memberId ?? '';
  const { data, retry } = useRequested(accountSettings, ownId ? { memberId: ownId } : null);
  const isHeld = useHeld(isFirstLoad(data));
  const [editing, setEditing] = useState<PhoneKind | null>(null);
  const memberId = emulation ? null : ownId;
  const name = personName(userInfo?.userFirstName ?? '', userInfo?.userLastName ?? '');
  return (
    <Page
      className="settings"
      title={title}
      lead={ownId && t.parts('settings.who', { name, id: <span className="num">{ownId}</span> })}
      paper
    >
      {emulation && (
        <Alert tone="info" title={t('settings.readOnly.title')}>
          <p>{t('settings.readOnly.why')}</p>
        </Alert>
      )}
      <div className="grid">
        <SectionList
          sections={sectionIds.filter(
            (id) => (id !== 'pharmacy' || hasFinder) && (id !== 'family' || hasCaregivers),
          )}
        />
        <div className="c8 stack s5">
          <Part data={data} what="settings" retry={retry} keepWhileLoading lines={12}>
            {(loaded) => (
              <>
                <MissingContacts
                  settings={loaded}
                  onAddMobile={memberId ? () => setEditing('mobile') : undefined}
                />
                <ContactSection
                  settings={loaded}
                  memberId={memberId}
                  editing={editing}
                  onEdit={setEditing}
                />
                <NotificationsSection settings={loaded} memberId={memberId} />
                <PaperlessSection settings={loaded} memberId={memberId} />
              </>
            )}
          </Part>
          <div className={isHeld ? 'stack s5 held' : 'stack s5'}>
            <HealthSection ownId={ownId} memberId={memberId} />
            {hasFinder && <PharmacySection />}
            {hasCaregivers && <FamilySection />}
            <SecuritySection isReadOnly={Boolean(emulation)} />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** The sections of the page, each a link to it. */
function SectionList({ sections }: { sections: readonly SectionId[] }) {
  const t = useText(settingsText);
  return (
    <nav className="c4 no-print" aria-labelledby="sections-title">
      <div className="card stack s1 sections">
        <h2 id="sections-title">{t('settings.onThisPage')}</h2>
        <ul>
          {sections.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{t(sectionKeys[id])}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** The ways to whom the member lets act for them, and to whom the member helps. */
function FamilySection() {
  const t = useText(settingsText, namesText);
  const { emulation } = useSession();
  return (
    <Section id="family">
      <p>{t('settings.family.why')}</p>
      <div className="row">
        <ButtonLink to="/member/family-access" kind="secondary">
          {t('screens.familyAccess')}
        </ButtonLink>
        {!emulation && (
          <ButtonLink to={caregiverStart} kind="quiet">
            {t('screens.caring')}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
