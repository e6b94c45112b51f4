import { isCardExpired, usualCard } from '@portal/domain';
import { Page, usePhone } from '../../../brand';
import { cardName } from '../../../cards/card-name';
import cardsText from '../../../cards/cards.text';
import '../../../forms/form-screen.css';
import { useClock } from '../../../platform';
import '../../../styles/lists.css';
import '../mail-order.css';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { requestEpic$ } from '../../../store/epic';
import { Alert, Card, Link, Part, PhoneLink } from '../../../ui';
import { NotAllowed } from '../family/NotAllowed';
import { PatientPicker } from '../family/PatientPicker';
import { useOfPatient } from '../family/use-of-patient';
import { usePatientId } from '../family/use-patient';
import { type MailCard, refillList } from '../home-delivery.requests';
import { checkoutChoices } from '../checkout/checkout.requests';
import { useSeesCards } from '../orders/use-sees-payments';
import { mailProfile } from './profile.requests';
import { MailOrderOnly, MemberOrders, NotEligible } from '../MailOrderOnly';
import mailOrderText from '../mail-order.text';
import { AddressPreference } from './AddressPreference';
import { ContactForm } from './ContactForm';
import { PackagingForm } from './PackagingForm';
import { profileEpics } from './profile.epic';
import profileText from './profile.text';

// As for a request: every store runs them from now on.
for (const epic of profileEpics) requestEpic$.next(epic);

/** /member/mail-order/profile: what every new order for the patient starts with. */
export function ProfileScreen() {
  return (
    <MailOrderOnly>
      <MemberOrders>
        <Profile />
      </MemberOrders>
    </MailOrderOnly>
  );
}

function Profile() {
  const t = useText(profileText, mailOrderText, namesText);
  const { patientId } = usePatientId();
  const { data, retry } = useOfPatient(checkoutChoices);
  const profile = useOfPatient(mailProfile);
  const refills = useOfPatient(refillList);
  return (
    <Page
      title={t('screens.mailOrderProfile')}
      lead={t('profile.lead')}
      more={
        <p>
          <Link to="/member/mail-order">{t('mailOrder.back')}</Link>
        </p>
      }
    >
      <PatientPicker />
      {data.failure?.code === 'PATIENT_NOT_AUTHORIZED' ? (
        <NotAllowed />
      ) : refills.data.data?.isEligible === false ? (
        <NotEligible />
      ) : (
        <Part data={data} what="preferences" retry={retry} keepWhileLoading lines={6}>
          {(choices) => (
            <div className="grid deck" key={patientId}>
              <div className="c8 stack s5">
                <PackagingForm packaging={choices.packaging} />
                <AddressPreference addresses={choices.addresses} />
                <Part
                  data={profile.data}
                  what="preferences"
                  failed={t('profile.contactNotLoaded')}
                  retry={profile.retry}
                  keepWhileLoading
                >
                  {(stored) => <ContactForm stored={stored} choices={choices} />}
                </Part>
              </div>
              <div className="c4 stack s5 rail">
                <UsualCard cards={choices.cards} />
              </div>
            </div>
          )}
        </Part>
      )}
    </Page>
  );
}

/** The usual card of the account, which new orders start with. Users who see the saved cards change it there. */
function UsualCard({ cards }: { cards: readonly MailCard[] }) {
  const t = useText(profileText, cardsText);
  const now = useClock().now();
  const seesCards = useSeesCards();
  const phone = usePhone();
  const card = usualCard(cards, now);
  const expired = cards.find((each) => each.isDefault && isCardExpired(each, now));
  return (
    <Card title={t('profile.card')}>
      {expired && (
        <Alert
          tone="warn"
          title={t(card ? 'profile.cardExpired' : 'profile.onlyCardExpired', {
            card: cardName(expired, t),
          })}
        />
      )}
      {card ? (
        <>
          <p>
            <b>{cardName(card, t)}</b>
          </p>
          <p className="hint">{t(seesCards ? 'profile.cardUseBills' : 'profile.cardUse')}</p>
        </>
      ) : (
        <p>{t('profile.noCard')}</p>
      )}
      {seesCards ? (
        <p>
          <Link to="/payments/methods">{t('cards.manage')}</Link>
        </p>
      ) : (
        card && <p>{t.parts('profile.cardByPhone', { phone: <PhoneLink number={phone} /> })}</p>
      )}
    </Card>
  );
}
