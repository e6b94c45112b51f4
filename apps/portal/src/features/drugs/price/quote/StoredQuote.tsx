import { inputKinds, isOneDose, isSamePerson, quoteDays } from '@portal/domain';
import { Page, PageHead } from '../../../../brand';
import { useFormat, useLanguage, useText } from '../../../../language';
import drugForms from '../../../../language/drug-forms.text';
import { drugTitle } from '../../../../language/drug-name';
import { echoOf } from '../../../../language/echo';
import namesText from '../../../../language/names.text';
import { choosesMember, useSession } from '../../../../session';
import { idle, useRequested } from '../../../../store';
import { Alert, ButtonLink, Link } from '../../../../ui';
import { DrugData } from '../../DrugData';
import { amountLabel, daysLabel } from '../../../../language/drug-amounts';
import amounts from '../../../../language/drug-amounts.text';
import { drugQuote } from '../../drugs.requests';
import { useArrivalFocus } from '../../use-arrival-focus';
import { OpenQuote } from './OpenQuote';
import { PricesFound } from '../result/PricesFound';
import priceText from '../price.text';
import quoteText from './quote.text';
import { useSeenPeople, useStepState } from '../../priced-for/priced-person';

/** The prices of an earlier day, as they were quoted. */
export function StoredQuote({ quoteId }: { quoteId: string }) {
  const t = useText(priceText, quoteText, namesText, drugForms, amounts);
  const format = useFormat();
  const language = useLanguage();
  const state = useStepState();
  const session = useSession();
  const number = inputKinds.quoteNumber.read(quoteId).value ?? null;
  const { data, retry } = useRequested(drugQuote, number === null ? null : { quoteId: number });
  const { people, status } = useSeenPeople();
  const memberId = data.data?.priceInfo.memberId ?? '';
  const person = people.find((each) => each.memberId === memberId);
  const isOfOther =
    memberId !== '' && !person && !isSamePerson(memberId, session.userInfo?.memberId ?? '');
  // Whose it is is not known before the people of the plan are there.
  const isWaiting = isOfOther && (status === 'idle' || status === 'loading');
  const heading = useArrivalFocus<HTMLHeadingElement>(`${quoteId} ${data.status}`);
  if (number === null || data.failure?.status === 404 || (isOfOther && !isWaiting)) {
    const needsMember = number !== null && choosesMember(session);
    return (
      <>
        <PageHead
          title={t('quote.number', { number: echoOf(number ?? quoteId) })}
          heading={heading}
        />
        {needsMember ? (
          <Alert
            tone="warn"
            level={2}
            title={t('quote.memberFirst')}
            action={<ButtonLink to="/member/staff">{t('screens.staff')}</ButtonLink>}
          >
            <p>{t('quote.memberFirstText')}</p>
          </Alert>
        ) : (
          <Alert tone="warn" level={2} title={t('quote.unknown')}>
            <p>{t('quote.unknownText', { days: `${quoteDays}` })}</p>
          </Alert>
        )}
        <OpenQuote typed={quoteId} isUnknown={!needsMember} />
      </>
    );
  }
  return (
    <Page
      paper={person ?? true}
      head={
        <div className="card tint between">
          <div className="stack s2">
            <p className="mute">{t('screens.priceADrug')}</p>
            <PageHead title={t('quote.number', { number })} heading={heading} />
          </div>
          <Link className="btn alt no-print" to={{ search: '' }} state={state}>
            {t('price.another')}
          </Link>
        </div>
      }
    >
      <DrugData data={isWaiting ? idle : data} what="quote" retry={retry} lines={8}>
        {({ priceInfo }) => (
          <>
            <p className="lead">
              {t(isOneDose(priceInfo, priceInfo.days ?? 0) ? 'quote.ofDose' : 'quote.of', {
                drug: drugTitle(priceInfo, language, t),
                amount: amountLabel(priceInfo.quantity, priceInfo.drugForm, t),
                days: daysLabel(priceInfo.days, t),
                date: format.longDate(priceInfo.pricedAt),
              })}{' '}
              {person && t('quote.for', { person: person.name })}
            </p>
            <PricesFound prices={priceInfo} days={priceInfo.days ?? 0} isStored />
          </>
        )}
      </DrugData>
    </Page>
  );
}
