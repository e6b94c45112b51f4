import { type PlainKeyOf, useText } from '../../../language';
import { DataTable, LogoMark } from '../../../ui';
import { type CardField, frontFields } from './card-fields';
import type { Issuer } from './issuer';
import { gridRows, type ShownCard } from './shown-card';
import idCardText from '../id-card.text';
import './id-card.css';
import './id-card.print.css';

/** Both sides of a card, drawn as one holds it; on paper at true size. */
export function CardFaces({ card, issuer }: { card: ShownCard; issuer: Issuer }) {
  const t = useText(idCardText);
  return (
    <div className="card-faces">
      <figure className="stack s2">
        <figcaption className="card-side">{t('idCard.front')}</figcaption>
        <CardFront card={card} issuer={issuer} />
      </figure>
      <figure className="stack s2">
        <figcaption className="card-side">{t('idCard.back')}</figcaption>
        <CardBack card={card} />
      </figure>
    </div>
  );
}

/** The front: who, and the numbers that a pharmacy types in (Spec §3, ID card; the order is that of real cards). */
function CardFront({ card, issuer }: { card: ShownCard; issuer: Issuer }) {
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

/** The back: the benefits grid of commercial plans, whom to call, where paper claims go. */
function CardBack({ card }: { card: ShownCard }) {
  const t = useText(idCardText);
  const medicare = card.line === 'MEDD';
  return (
    <div className="idcard">
      <div className="idcard-body">
        {card.grid.length > 0 && <Grid grid={card.grid} />}
        <div>
          <Line label="idCard.forMembers">
            {card.phone && <span className="num">{card.phone}</span>}
            {card.phone && `, ${t('idCard.tty')}`}
          </Line>
          <Line label="idCard.forPharmacists">
            {card.pharmacistPhone && <span className="num">{card.pharmacistPhone}</span>}
          </Line>
          <Line label={medicare ? 'idCard.planWebsite' : 'idCard.website'}>{card.website}</Line>
          {medicare && (
            <Line label="idCard.medicare">
              <span>www.medicare.gov, </span>
              <span className="num">1-800-633-4227</span>
            </Line>
          )}
        </div>
        <p>
          {!medicare && `${t('idCard.noProof')} `}
          {card.claimsAddress && `${t('idCard.paperClaims', { address: card.claimsAddress })} `}
          {medicare && t('idCard.eachTime')}
        </p>
      </div>
    </div>
  );
}

function Line({
  label,
  children,
}: {
  label: PlainKeyOf<typeof idCardText>;
  children: React.ReactNode;
}) {
  const t = useText(idCardText);
  return children ? (
    <p>
      <b>{t(label)}</b> {children}
    </p>
  ) : null;
}

/** Amounts of one person and of the family; a value that is not numeric stays empty (ID-1) and is announced by a screen reader. */
function Grid({ grid }: { grid: ShownCard['grid'] }) {
  const t = useText(idCardText);
  const amount = (text: string) => text || <span className="sr">{t('idCard.missing')}</span>;
  return (
    <DataTable
      look="plain"
      rows={gridRows}
      keyOf={(row) => row}
      columns={[
        {
          key: 'row',
          label: t('idCard.individualFamily'),
          isHead: true,
          cell: (row) => t(`idCard.grid.${row}`),
        },
        ...(['inNetwork', 'outOfNetwork'] as const).map((network) => ({
          key: network,
          label: t(`idCard.${network}`),
          cell: (row: (typeof gridRows)[number]) =>
            amount(grid[gridRows.indexOf(row)]?.[network] ?? ''),
        })),
      ]}
    />
  );
}
