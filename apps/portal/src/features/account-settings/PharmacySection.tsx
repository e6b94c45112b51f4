import { useText } from '../../language';
import { useSession } from '../../session';
import { defaultPharmacy } from '../../plan/default-pharmacy';
import { useRequested } from '../../store';
import { ButtonLink, Part, Tag } from '../../ui';
import { Section } from './parts/Section';
import settingsText from './settings.text';

/** The member's default pharmacy, with the way to another one in the finder. */
export function PharmacySection() {
  const t = useText(settingsText);
  const { userInfo, emulation } = useSession();
  const memberId = userInfo?.memberId;
  const { data, retry } = useRequested(defaultPharmacy, memberId ? { memberId } : null);
  return (
    <Section id="pharmacy">
      <Part data={data} what="defaultPharmacy" retry={retry} keepWhileLoading lines={2}>
        {({ pharmacy }) => (
          <div className="between">
            {pharmacy?.name ? (
              <div className="stack s1">
                <h3>{pharmacy.name}</h3>
                <p className="mute">
                  {[pharmacy.street, pharmacy.city, [pharmacy.state, pharmacy.zip].join(' ').trim()]
                    .filter(Boolean)
                    .join(', ')}
                </p>
                <p>
                  <Tag tone={pharmacy.inNetwork ? 'ok' : 'bad'}>
                    {t(`settings.pharmacy.${pharmacy.inNetwork ? 'inNetwork' : 'outOfNetwork'}`)}
                  </Tag>
                </p>
              </div>
            ) : (
              <p className="mute">{t('settings.pharmacy.none')}</p>
            )}
            {!emulation && (
              <ButtonLink to="/member/find-a-pharmacy" kind="secondary">
                {t(`settings.pharmacy.${pharmacy?.name ? 'change' : 'choose'}`)}
              </ButtonLink>
            )}
          </div>
        )}
      </Part>
    </Section>
  );
}
