import { usePhone } from '../../brand';
import { useText } from '../../language';
import { PhoneLink } from '../../ui';
import claimsText from './claims.text';

/** That so many claims do not say what was paid or when, so that the totals next to it leave that out; nothing for none. */
export function LackingNote({ count }: { count: number }) {
  const t = useText(claimsText);
  const phone = <PhoneLink number={usePhone()} />;
  return count > 0 ? <p className="note">{t.parts('claims.lacking', { count, phone })}</p> : null;
}
