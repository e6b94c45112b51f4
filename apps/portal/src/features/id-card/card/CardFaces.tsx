import { useText } from '../../../language';
import { CardBack } from './CardBack';
import { CardFront } from './CardFront';
import type { Issuer } from './issuer';
import type { ShownCard } from './shown-card';
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
