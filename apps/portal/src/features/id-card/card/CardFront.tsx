import { useText } from '../../../language';
import { LogoMark } from '../../../ui';
import { type CardField, frontFields } from './card-fields';
import type { Issuer } from './issuer';
import type { ShownCard } from './shown-card';
import idCardText from '../id-card.text';

/** The front: who, and the numbers that a pharmacy types in (Spec §3, ID card; the order is that of real cards). */
export function CardFront({ card, issuer }: { card: ShownCard; issuer: Issuer }) {
  const t = useText(idCardText);
  const medicare = card.line === 'MEDD';
  const { who, numbers } = frontFields(card);
  return (
    <div className="idcard">
      <div className="idcard-head">
        <span className="logo">
          <LogoMark logo={issuer.logo} />
          <span>
            <b>{issuer.name}</b>
            {issuer.tagline && <small>{issuer.tagline}</small>}
          </span>
        </span>
        <b className="rx" aria-hidden="true">
          Rx
        </b>
      </div>
      <div className="idcard-body">
        <Fields fields={who} className="who" />
        <Fields fields={numbers} />
        {medicare && (
          <p>
            {t('idCard.medicareCoverage')} <span className="num">www.medicare.gov</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** What has no value is said to be missing: a pharmacist must see that it is not a matter of reading. */
function Fields({ fields, className }: { fields: readonly CardField[]; className?: string }) {
  const t = useText(idCardText);
  return (
    <dl className={className}>
      {fields.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          {value ? <dd>{value}</dd> : <dd className="missing">{t('idCard.missing')}</dd>}
        </div>
      ))}
    </dl>
  );
}
