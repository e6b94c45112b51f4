import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { caregiverStart, useSession } from '../../../session';
import { ButtonLink } from '../../../ui';
import { Section } from '../parts/Section';
import settingsText from '../settings.text';

/** The ways to whom the member lets act for them, and to whom the member helps. */
export function FamilySection() {
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
