import { type PlainKeyOf, useText } from '../../../language';
import { gridRows, type ShownCard } from './shown-card';
import idCardText from '../id-card.text';

/** The back: the benefits grid of commercial plans, whom to call, where paper claims go. */
export function CardBack({ card }: { card: ShownCard }) {
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
    <table>
      <thead>
        <tr>
          <th scope="col">{t('idCard.individualFamily')}</th>
          <th scope="col">{t('idCard.inNetwork')}</th>
          <th scope="col">{t('idCard.outOfNetwork')}</th>
        </tr>
      </thead>
      <tbody>
        {gridRows.map((row, index) => (
          <tr key={row}>
            <th scope="row">{t(`idCard.grid.${row}`)}</th>
            <td>{amount(grid[index]?.inNetwork ?? '')}</td>
            <td>{amount(grid[index]?.outOfNetwork ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
