import { startedOnDashboard } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { createSearchParams, useNavigate, Link } from 'react-router-dom';
import { useText } from '../../language';
import { usePriceADrug } from '../../session';
import { Button, Card, TextField } from '../../ui';
import { useRecentClaims } from './use-recent-claims';
import dashboardText from './dashboard.text';

const shownDrugs = 3;

/** The price of a drug, typed or recently filled. Either marks the flow as started here (Spec §4). */
export function PriceCard() {
  const path = usePriceADrug();
  return path && <PriceForm path={path} />;
}

function PriceForm({ path }: { path: string }) {
  const t = useText(dashboardText);
  const navigate = useNavigate();
  const drugs = useFilledDrugs();
  const [missing, setMissing] = useState(false);
  const pathFor = (drug: string) => `${path}?${createSearchParams({ drug })}`;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const drug = String(new FormData(form).get('drug')).trim();
    setMissing(drug === '');
    if (drug !== '') return void navigate(pathFor(drug), { state: startedOnDashboard });
    const field = form.elements.namedItem('drug');
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <Card tint title={t('dashboard.price.title')}>
      <form className="stack" noValidate onSubmit={onSubmit}>
        <TextField
          name="drug"
          label={t('dashboard.price.drug')}
          placeholder={t('dashboard.price.example')}
          autoComplete="off"
          error={missing && t('dashboard.price.missing')}
        />
        <Button type="submit" icon="search" wide>
          {t('dashboard.price.show')}
        </Button>
      </form>
      {drugs.length > 0 && (
        <div className="stack s2">
          <p className="mute">{t('dashboard.price.yours')}</p>
          <ul className="row tight">
            {drugs.map((drug) => (
              <li key={drug}>
                <Link className="chip" to={pathFor(drug)} state={startedOnDashboard}>
                  {drug}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

/** The drugs of the newest claims, each once; none until the claims are there. */
function useFilledDrugs(): string[] {
  const names = (useRecentClaims().claims ?? []).map(({ drugName }) => drugName);
  return [...new Set(names.filter(Boolean))].slice(0, shownDrugs);
}
